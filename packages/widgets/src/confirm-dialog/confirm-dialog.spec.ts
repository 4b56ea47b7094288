import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Warning' })

async function ask(page: Page) {
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

for (const form of forms) {
  test.describe(`the confirm dialog as ${form}`, () => {
    test.beforeEach(async ({ page }) => {
      await stage(page, 'confirm-dialog', { scene: 'asked', form })
    })

    test('dialog-modal/key-tab: Tab goes round inside', async ({ page }) => {
      await ask(page)
      const no = page.getByRole('button', { name: 'No', exact: true })
      const yes = page.getByRole('button', { name: 'Yes' })
      await expect(no).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(yes).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(no).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(yes).toBeFocused()
    })

    test('dialog-modal/key-escape: Escape says no and gives the focus back', async ({ page }) => {
      await ask(page)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
      expect(await heard(page)).toEqual([{ name: 'cancel', detail: null }])
    })

    test('tells of a yes, and of a press beside the box', async ({ page }) => {
      await ask(page)
      await page.getByRole('button', { name: 'Yes' }).click()
      await expect(dialogOf(page)).toBeHidden()
      await ask(page)
      await page.mouse.click(4, 4)
      await expect(dialogOf(page)).toBeHidden()
      expect((await heard(page)).map(({ name }) => name)).toEqual(['confirm', 'cancel'])
    })

    test('is described by its question and passes axe', async ({ page }) => {
      await ask(page)
      await expect(dialogOf(page)).toHaveAccessibleDescription(
        'Are you sure you want to delete this form?',
      )
      await expectAccessible(page)
    })

    test('keeps the page behind it from scrolling, and lets go', async ({ page }) => {
      const overflow = () => page.evaluate(() => document.documentElement.style.overflow)
      await ask(page)
      expect(await overflow()).toBe('hidden')
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await expect(dialogOf(page)).toBeHidden()
      await expect.poll(overflow).toBe('')
    })
  })
}
