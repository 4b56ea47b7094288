import { test } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { openMadeUpShell } from './made-up-shell.ts'

// The frame as it will be when every module stands, for people to look at.

const sizes = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1280, height: 620 },
  { width: 1280, height: 520 },
] as const

test('the shell with 25 places', async ({ page }) => {
  const shell = await openMadeUpShell()
  for (const theme of ['light', 'dark', 'sun'] as const) {
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height })
      for (const name of ['people', 'sheet']) {
        await page.unrouteAll()
        await shell.show(page, name === 'people' ? '/made-up/people/f-01' : '/made-up/sheet', theme)
        const fold = page.getByRole('button', { name: 'Company' })
        if (await fold.isVisible()) {
          await fold.click()
        }
        const file = `../../../out/pictures/shell-${name}-${width}x${height}-${theme}.png`
        await page.screenshot({ path: fileURLToPath(new URL(file, import.meta.url)) })
      }
    }
  }
  await shell.close()
})
