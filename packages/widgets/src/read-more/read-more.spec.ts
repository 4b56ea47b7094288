import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'
import { ReadMore } from './index.ts'

const end = 'It was opened and tagged.'

for (const form of forms) {
  test.describe(`the text to read more of, as ${form}`, () => {
    test('disclosure/key-enter-or-space: shows the rest and hides it again', async ({ page }) => {
      await stage(page, 'read-more', { scene: 'answer', form })
      const more = page.getByRole('button', { name: 'Read more' })
      const less = page.getByRole('button', { name: 'Read less' })
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByText(end)).toBeHidden()
      await expectAccessible(page)
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(less).toBeFocused()
      await expect(less).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByText(end)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Space')
      await expect(page.getByText(end)).toBeHidden()
      expect(await heard(page)).toEqual([
        { name: 'toggle', detail: { open: true } },
        { name: 'toggle', detail: { open: false } },
      ])
    })

    test('disclosure/button-aria-controls: the button says which text it opens', async ({
      page,
    }) => {
      await stage(page, 'read-more', { scene: 'answer', form })
      const id = await page.getByRole('button', { name: 'Read more' }).getAttribute('aria-controls')
      await expect(page.locator('.hp-read-more-text')).toHaveId(id ?? 'none')
    })

    test('keeps language and direction of the words, and passes axe in dark', async ({ page }) => {
      await stage(page, 'read-more', {
        scene: 'note',
        form,
        theme: 'dark',
        css: 'html{background:#111113}',
      })
      const text = page.locator('.hp-read-more-text')
      await expect(text).toHaveCSS('direction', 'rtl')
      await expect(page.locator('[lang=ar]').locator(text)).toBeVisible()
      await expect(page.locator('.hp-read-more-rest')).toBeHidden()
      await expectAccessible(page)
    })

    test('offers nothing where nothing is cut, and prints all', async ({ page }) => {
      await stage(page, 'read-more', { scene: 'short', form })
      await expect(page.getByText('All clear.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Read more' })).toHaveCount(0)
      await stage(page, 'read-more', { scene: 'answer', form })
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(end)).toBeVisible()
    })
  })
}

test('works as details where no script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const css = readFileSync(new URL('read-more.css', import.meta.url), 'utf8')
  const parts = createElement(ReadMore.Root, { text: `${'x '.repeat(160)}${end}` })
  await page.setContent(`<style>${css}</style>${renderToString(parts)}`)
  await expect(page.getByText(end)).toBeHidden()
  await page.getByText('Read more').click()
  await expect(page.getByText(end)).toBeVisible()
  await expect(page.getByText('…')).toBeHidden()
  await page.getByText('Read less').click()
  await expect(page.getByText(end)).toBeHidden()
  await context.close()
})

for (const runtime of ['react-19', 'preact'] as const) {
  test(`opens under ${runtime} too`, async ({ page }) => {
    await stage(page, 'read-more', { scene: 'answer', form: 'react', runtime })
    await page.getByRole('button', { name: 'Read more' }).click()
    await expect(page.getByText(end)).toBeVisible()
  })
}
