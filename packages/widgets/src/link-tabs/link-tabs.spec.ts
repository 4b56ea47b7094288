import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'My Forms' })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name })

for (const form of forms) {
  test.describe(`tabs that are links, as ${form}`, () => {
    test('link/key-enter: leads to the address of a section and marks it', async ({ page }) => {
      await stage(page, 'link-tabs', { scene: 'sections', form })
      await expect(tab(page, 'In Progress 12')).toHaveAttribute('aria-current', 'page')
      await tab(page, 'Completed 1,284').focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#completed$/)
      await expect(tab(page, 'Completed')).toHaveAttribute('aria-current', 'page')
      await expect(tab(page, 'In Progress')).not.toHaveAttribute('aria-current')
      expect(await heard(page)).toEqual([{ name: 'tab', detail: { href: '#completed', index: 1 } }])
    })

    test('is reached link by link with Tab; the arrows are not taken', async ({ page }) => {
      await stage(page, 'link-tabs', { scene: 'sections', form })
      await page.locator('#before').focus()
      await page.keyboard.press('Tab')
      await expect(tab(page, 'In Progress')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, 'In Progress')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(tab(page, 'Completed')).toBeFocused()
    })

    for (const theme of ['light', 'dark'] as const) {
      test(`passes axe in ${theme}, also with links of the page's own`, async ({ page }) => {
        await stage(page, 'link-tabs', { scene: 'sections', form, theme })
        await expect(tab(page, 'Signature')).toBeVisible()
        await expectAccessible(page)
        await stage(page, 'link-tabs', { scene: 'slotted', form, theme })
        const current = page.getByRole('link', { name: 'Completed' })
        await expect(current).toHaveAttribute('aria-current', 'page')
        await expect(current).toHaveCSS('font-weight', '600')
        await expectAccessible(page)
      })
    }
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`leads to a section under ${runtime} too`, async ({ page }) => {
    await stage(page, 'link-tabs', { scene: 'sections', form: 'react', runtime })
    await tab(page, 'Completed 1,284').click()
    await expect(tab(page, 'Completed')).toHaveAttribute('aria-current', 'page')
  })
}
