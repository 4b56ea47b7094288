import { axeOf } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

test('panes are switched by arrows and Space, and by no press that is for the browser', async ({
  page,
}) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  const row = page.getByRole('row').nth(1)
  await row.locator('summary').last().click()
  await row.getByRole('link', { name: 'Info', exact: true }).click()
  const tabs = page.getByRole('dialog').getByRole('tab')
  const shown = page.getByRole('dialog').getByRole('tab', { selected: true })
  await expect(shown).toHaveText('About')
  // One stop of Tab for all tabs, which is the chosen one.
  await shown.focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(shown).toHaveText('About')
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press(' ')
  await expect(page).toHaveURL(/pane=history/)
  await expect(shown).toHaveText(/^History/)
  await expect(tabs.last()).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(/^History/)
  for (const key of ['Shift', 'Control'] as const) {
    const another = page.context().waitForEvent('page')
    await tabs.first().click({ modifiers: [key] })
    await (await another).close()
    await expect(shown).toHaveText(/^History/)
  }
  expect((await axeOf(page).include('dialog').analyze()).violations).toEqual([])
  // It took no step in the history: back is where the list was.
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
