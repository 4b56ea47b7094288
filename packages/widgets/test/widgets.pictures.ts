import { type Page, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { widgetFiles } from '../widget-files.ts'
import { type Staging, stage } from './stage.ts'

const looks: Readonly<Record<string, Partial<Staging>>> = {
  light: {},
  dark: { theme: 'dark', css: 'body{background:#111113;color:#edeef0}' },
  // As parts: a tag needs the sheet of the tokens in its page for this theme.
  sun: { theme: 'sun', form: 'react' },
  'right-to-left': { direction: 'rtl' },
  'host-style': {
    css: `body{font:17px Georgia,serif;background:#fff8ec;color:#3b2412}
      :root{--hp-radius:0;--hp-surface:#fffdf7;--hp-go:#7a1f3d;--hp-go-ink:#fff;--hp-focus:#7a1f3d}
      *{letter-spacing:.02em}button{text-transform:uppercase!important}`,
  },
}

const out = (name: string) =>
  fileURLToPath(new URL(`../../../out/pictures/${name}`, import.meta.url))

const staged = widgetFiles()
  .map(({ name }) => name)
  .filter((name) =>
    existsSync(fileURLToPath(new URL(`../src/${name}/${name}.scenes.tsx`, import.meta.url))),
  )

/** Opens what the scene has to open: a list below a field, or a dialog behind a button. */
async function open(page: Page): Promise<void> {
  const field = page.locator('#stage').getByRole('combobox').first()
  const button = page.locator('#stage').getByRole('button').first()
  if (await field.isVisible()) {
    await field.click()
    await page.keyboard.press('ArrowDown')
  } else if (await button.isVisible()) {
    await button.click()
  }
  await page.waitForTimeout(300)
}

for (const widget of staged) {
  for (const [look, staging] of Object.entries(looks)) {
    test(`${widget}, ${look}`, async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 560 })
      await stage(page, widget, { form: 'element', ...staging })
      await page.screenshot({ path: out(`${widget}-${look}.png`) })
      await open(page)
      await page.screenshot({ path: out(`${widget}-${look}-open.png`) })
    })
  }
}
