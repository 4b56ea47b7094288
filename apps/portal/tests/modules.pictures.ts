import { test } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { modulePages, openModulePage } from './module-pages.ts'
import { people } from './picture-world.ts'

// The pages of all places beside My Forms, for people to look at.

const sizes = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const
const themes = ['light', 'dark', 'sun'] as const

for (const one of modulePages) {
  test(one.name, async ({ browser }) => {
    const context = await browser.newContext({ storageState: await people(browser)(one.who) })
    const page = await context.newPage()
    await openModulePage(page, one)
    await page.waitForLoadState('networkidle')
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name
      }, theme)
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height })
        const file = `../../../out/pictures/${one.name}-${width}-${theme}.png`
        await page.screenshot({ path: fileURLToPath(new URL(file, import.meta.url)) })
      }
    }
    await context.close()
  })
}
