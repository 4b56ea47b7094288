import { axeOf } from './axe.ts'
import { expect, signIn, test } from './portal.ts'
import { thank } from './thank.ts'

// Following a record, and the rules that tell others. This file runs with and without JavaScript.

test(
  'follows a topic on its page, and ends it in the settings',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    await signIn(page, 'reviewer', '/topics')
    await page.locator('tbody tr a, [data-card] a').first().click()
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByText('You follow it.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto('/settings/notifications')
    const followed = page.getByRole('region', { name: 'What you follow' })
    const row = followed.getByRole('listitem').filter({ hasText: title })
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await row.getByRole('button', { name: /^Stop/ }).click()
    await expect(page.getByText('You are not told of it any more.').first()).toBeVisible()
    await expect(row).toHaveCount(0)
  },
)

test(
  'a rule names whom it tells, and says how many that is',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    await signIn(page, 'admin', '/settings')
    await page.getByRole('link', { name: /^Notify/ }).click()
    await page.getByRole('link', { name: 'Actions', exact: true }).last().click()
    const change = page.getByRole('link', { name: 'Change: Somebody cancelled an action' })
    await change.click()
    const crews = page.getByRole('group', { name: /^Crew/ })
    await crews.getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: 'Count people' }).click()
    await expect(page.getByRole('status').filter({ hasText: /person|people/ })).toBeVisible()
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByText('Rule saved.').first()).toBeVisible()
    await expect(page.getByRole('listitem').filter({ has: change })).toContainText('told')
    await change.click()
    await crews.getByRole('checkbox').nth(1).uncheck()
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByText('Nobody is told of it.').first()).toBeVisible()
  },
)

test('the count in the head is made anew while the page is open', async ({
  page,
  browser,
  javaScriptEnabled: isScripted,
}) => {
  test.skip(!isScripted, 'without a script a page counts when it is loaded')
  await signIn(page, 'employee', '/notifications')
  const mark = page.getByRole('button', { name: 'Mark all as read' })
  if (await mark.isVisible()) {
    await mark.click()
    await expect(mark).toBeHidden()
  }
  const other = await browser.newPage()
  await signIn(other, 'admin', '/review-form?section=all')
  await thank(other, { receiver: page, email: 'employee@holdpoint.example' })
  await other.context().close()
  const news = page.getByRole('link', { name: /^Notifications/ }).first()
  await expect(async () => {
    // As when somebody comes back to the page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(news).toContainText('1', { timeout: 500 })
  }).toPass()
})
