import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1464, height: 740 } })
await p.goto('file:///tmp/prec/m.html'); await p.screenshot({ path: '/tmp/prec/row.png' }); await b.close()
