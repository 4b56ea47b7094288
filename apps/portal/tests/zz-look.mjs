import { chromium } from '@playwright/test'
const port = process.env.PORT ?? 4351
const base = `http://127.0.0.1:${port}`
export const launch = (opts = {}) => chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'], ...opts })
export async function as(browser, role, { js = true, width = 1280, height = 800, theme } = {}) {
  const context = await browser.newContext({ javaScriptEnabled: js, viewport: { width, height }, baseURL: base, colorScheme: theme ?? 'light' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log('pageerror:', e.message.slice(0, 300)))
  const asked = await page.request.get('/login')
  const [, formKey = ''] = /name="formKey" value="([^"]+)"/.exec(await asked.text()) ?? []
  await page.request.post('/login', { form: { formKey, to: '/my-forms', email: `${role}@holdpoint.example`, password: 'hold-the-point-2026' }, maxRedirects: 0 })
  return page
}
