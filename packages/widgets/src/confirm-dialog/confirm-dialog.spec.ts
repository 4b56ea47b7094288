import { type Page, expect, test } from '@playwright/test'
import { type Staging, expectAccessible, forms, heard, stage } from '../../test/stage.ts'

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

const runs: readonly (Staging & { name: string })[] = [
  { name: 'react-18', form: 'react', runtime: 'react-18' },
  { name: 'react-19', form: 'react', runtime: 'react-19' },
  { name: 'preact', form: 'react', runtime: 'preact' },
  { name: 'element', form: 'element' },
]

for (const { name, ...run } of runs) {
  test.describe(`the deed of a confirm dialog as ${name}`, () => {
    const yes = (page: Page) => page.getByRole('button', { name: 'Yes' })
    const names = async (page: Page) => (await heard(page)).map((told) => told.name)

    async function show(page: Page, scene: string) {
      await stage(page, 'confirm-dialog', { ...run, scene })
      await ask(page)
    }

    const end = (page: Page) => page.evaluate(() => dispatchEvent(new Event('deed-over')))

    test('closes the dialog when it is done at once, and is done once', async ({ page }) => {
      await show(page, 'atOnce')
      await yes(page).evaluate((node: HTMLElement) => {
        node.click()
        node.click()
      })
      await expect(dialogOf(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
      await ask(page)
      await yes(page).dblclick()
      await expect(dialogOf(page)).toBeHidden()
      const told = ['open', 'delete', 'close']
      expect(await names(page)).toEqual([...told, ...told])
    })

    test('is waited for: busy, a second press does nothing, and it closes when done', async ({
      page,
    }) => {
      await show(page, 'slow')
      await yes(page).click()
      await expect(yes(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(yes(page)).toHaveAttribute('data-state', 'busy')
      await expect(yes(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await end(page)
      await expect(dialogOf(page)).toBeHidden()
      expect(await names(page)).toEqual(['open', 'delete', 'close'])
    })

    test('says why it failed and leaves the dialog open, for another try', async ({ page }) => {
      await show(page, 'failing')
      await yes(page).click()
      await end(page)
      await expect(page.getByRole('alert')).toHaveText('The form is being reviewed.')
      await expect(dialogOf(page)).toBeVisible()
      await yes(page).click()
      await end(page)
      await expect(dialogOf(page)).toBeHidden()
      expect(await names(page)).toEqual(['open', 'delete', 'delete', 'close'])
    })

    test('is given up by a No meanwhile', async ({ page }) => {
      await show(page, 'slow')
      await yes(page).click()
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await expect(dialogOf(page)).toBeHidden()
      await end(page)
      expect((await names(page)).toSorted()).toEqual(['close', 'delete', 'given up', 'open'])
    })
  })
}
