import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

for (const form of forms) {
  test.describe(`the pager as ${form}`, () => {
    test('says which rows are shown and marks their page', async ({ page }) => {
      await stage(page, 'pager', { scene: 'paged', form })
      const pager = page.getByRole('navigation', { name: 'Pages' })
      await expect(pager).toContainText('11-20 of 1,284')
      await expect(link(page, 'Page 2')).toHaveAttribute('aria-current', 'page')
      await expect(link(page, 'Page 129')).toHaveAttribute('href', '?offset=1280')
      await expectAccessible(page)
    })

    test('link/key-enter: lets a page show other rows without leaving', async ({ page }) => {
      await stage(page, 'pager', { scene: 'paged', form })
      const address = page.url()
      await link(page, 'Next page').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('21-30 of 1,284')).toBeVisible()
      await link(page, 'Page 129').click()
      await expect(page.getByText('1,281-1,284 of 1,284')).toBeVisible()
      await expect(link(page, 'Next page')).toBeDisabled()
      await expectAccessible(page)
      expect(await heard(page)).toEqual([
        { name: 'page', detail: { offset: 20 } },
        { name: 'page', detail: { offset: 1280 } },
      ])
      expect(page.url()).toBe(address)
    })

    test('leads to an address where nobody pages in place, and has ends', async ({ page }) => {
      await stage(page, 'pager', { scene: 'links', form })
      await expect(link(page, 'Previous page')).toBeDisabled()
      await expect(link(page, 'Previous page')).not.toHaveAttribute('href')
      await link(page, 'Page 3').click()
      await expect(page).toHaveURL(/#rows-20$/)
    })

    test('leaves a press with Control to the browser', async ({ page, context }) => {
      await stage(page, 'pager', { scene: 'paged', form })
      const opened = context.waitForEvent('page')
      await link(page, 'Page 3').click({ modifiers: ['ControlOrMeta'] })
      await (await opened).close()
      expect(await heard(page)).toEqual([])
    })

    test('keeps to a narrow place, and passes axe without rows, in dark', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 600 })
      await stage(page, 'pager', { scene: 'paged', form, theme: 'dark' })
      await expect(link(page, 'Page 3')).toBeHidden()
      await expect(link(page, 'Next page')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expectAccessible(page)
      await stage(page, 'pager', { scene: 'empty', form, theme: 'dark' })
      await expect(page.getByText('0 of 0')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`pages under ${runtime} too`, async ({ page }) => {
    await stage(page, 'pager', { scene: 'paged', form: 'react', runtime })
    await link(page, 'Next page').click()
    await expect(page.getByText('21-30 of 1,284')).toBeVisible()
  })
}
