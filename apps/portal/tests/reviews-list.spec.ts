import { axeOf } from './axe.ts'
import { expect, signIn, test, toast } from './portal.ts'

// The list of what is to be decided, what was, and what may be seen. This file runs with and without
// JavaScript.

test(
  'leads from what waits to the decision, and says afterwards what was decided',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    await signIn(page, 'approver', '/review-form')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.nth(1)).toContainText('Waits for you')
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    const link = rows.nth(1).getByRole('link').first()
    const to = await link.getAttribute('href')
    await link.click()
    const moves = page.getByRole('form', { name: 'Moves' })
    await moves.getByRole('link', { name: 'Approve' }).click()
    await page
      .getByRole('dialog', { name: 'Approve' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(moves.getByRole('link', { name: 'Approve' })).toHaveCount(0)

    await page.goto('/review-form?section=reviewed')
    const decided = page.getByRole('row').filter({ has: page.locator(`a[href="${to}"]`) })
    await expect(decided.first()).toContainText(/You approved|Waits for|Step/)
  },
)

test(
  'approves several at once, where their form allows it',
  { tag: '@scriptless' },
  async ({ page }) => {
    await signIn(page, 'approver', '/review-form')
    const ticks = page.getByRole('table').getByRole('checkbox')
    await page.getByRole('link', { name: 'Tick all' }).click()
    await expect(ticks.first()).toBeChecked()
    await page.getByRole('link', { name: 'Tick none' }).click()
    await expect(ticks.first()).not.toBeChecked()
    const ticked = [ticks.nth(0), ticks.nth(1)]
    const values = await Promise.all(ticked.map((tick) => tick.inputValue()))
    for (const tick of ticked) {
      await tick.check()
    }
    await page.getByRole('button', { name: 'Approve ticked' }).click()
    await expect(toast(page, '2 approved.')).toBeVisible()
    for (const value of values) {
      await expect(page.locator(`input[value="${value}"]`)).toHaveCount(0)
    }
  },
)

test(
  'is narrowed by the step that is due and by who decides',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'admin', '/review-form?section=all&selectedSteps=2')
    const waits = page.getByRole('table').getByText(/^Step 2 of/)
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await expect(rows.first()).toContainText('Step 2 of')
    expect(await waits.count()).toBe(await rows.count())
    await expect(page.getByRole('link', { name: /Step 2/ }).first()).toBeVisible()
  },
)
