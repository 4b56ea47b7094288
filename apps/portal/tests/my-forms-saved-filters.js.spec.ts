import { axeOf } from './axe.ts'
import { dialogOf } from './my-forms-entries.ts'
import { expect, signIn, test, toast } from './portal.ts'

// What needs a script to be looked at: axe, the keyboard, and the width of a small phone.

const long = 'The forms of the night crews on the pads that nobody has walked since the last audit'
const list = '/my-forms?section=completed&selectedFilterId=none&dialog=saved-filters'

test('the keyboard alone saves, edits and deletes a filter', async ({ page }) => {
  await signIn(page, 'admin', list)
  const dialog = dialogOf(page)
  // A run that was broken off may have left one behind.
  while ((await dialog.getByRole('link', { name: /^Delete / }).count()) > 0) {
    await dialog
      .getByRole('link', { name: /^Delete / })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(toast(page, 'Filter deleted.')).toBeVisible()
    await page.goto(list)
  }
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type(long)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Filter saved.')).toBeVisible()

  await page.goto(list)
  await expect(dialog.getByRole('link', { name: /^Show The forms/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: /set as default$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(list)
  await dialog.getByRole('link', { name: /^Delete / }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('link', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('No saved filter found.')).toBeVisible()
})

test(
  'a title that is corrected before the page is read again is kept',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'reviewer', list)
    await page.waitForLoadState('networkidle')
    const dialog = dialogOf(page)
    if ((await dialog.getByRole('link', { name: /^Show Taken/ }).count()) === 0) {
      await dialog.getByLabel('Title').fill('Taken')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(toast(page, 'Filter saved.')).toBeVisible()
      await page.goto(list)
      await page.waitForLoadState('networkidle')
    }
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    let read = () => {}
    const isReadAgain = new Promise<void>((resolve) => {
      read = resolve
    })
    await page.route('**/my-forms.data*', async (route) => {
      if (route.request().method() === 'GET') {
        read()
        await held
      }
      await route.continue()
    })
    await dialog.getByLabel('Title').fill('TAKEN')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText('You have a filter with this title already.')).toBeVisible()
    await isReadAgain
    await dialog.getByLabel('Title').fill('Typed meanwhile')
    // Each reading of the page brings its forms another key.
    const key = dialog.locator('input[name=formKey]').first()
    const before = await key.inputValue()
    go()
    await expect(key).not.toHaveValue(before)
    await expect(dialog.getByLabel('Title')).toHaveValue('Typed meanwhile')
  },
)

for (const theme of ['Light', 'Dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on the saved filters: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'admin', list)
      const dialog = dialogOf(page)
      await expect(dialog.getByLabel('Title')).toBeVisible()
      if ((await dialog.getByRole('link', { name: /^Show / }).count()) === 0) {
        await dialog.getByLabel('Title').fill(long)
        await dialog.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(toast(page, 'Filter saved.')).toBeVisible()
      }
      for (const doing of ['', 'edit', 'delete'] as const) {
        await page.goto(list)
        if (doing !== '') {
          await dialog
            .getByRole('link', { name: new RegExp(`^${doing} `, 'i') })
            .first()
            .click()
          await expect(page).toHaveURL(new RegExp(`doing=${doing}`))
        }
        const { violations } = await axeOf(page).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        await page.screenshot({ path: `out/saved-filters-${doing}-${theme}-${width}.png` })
      }
    })
  }
}
