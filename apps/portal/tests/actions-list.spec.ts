import { inMore, moreOfList } from './my-forms-entries.ts'
import { expect, signIn, test } from './portal.ts'

// The list of actions: who looks finds what is due, narrows it, and turns to the board; with and
// without JavaScript.

test('actions are found, narrowed and shown as a board', { tag: '@journey' }, async ({ page }) => {
  await signIn(page, 'manager', '/actions?selectedFilterId=none')
  await expect(page).toHaveTitle(/Actions/)
  const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(tabs).toHaveText([/^Mine/, /^My team/, /^All/])
  await tabs.nth(2).click()
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page')
  const due = page.getByRole('columnheader', { name: 'Due' })
  await expect(due).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row').nth(1)).toContainText(/days? late|Today|Tomorrow|In \d|Due \d/)
  const excel = await inMore(page, 'Excel')
  await expect(excel).toHaveAttribute('href', /^\/actions\/excel\?section=all/)
  await moreOfList(page).click()

  await page.getByRole('link', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByRole('checkbox', { name: 'Closed' }).check()
  await panel.getByRole('button', { name: 'Show actions' }).click()
  await expect(page).toHaveURL(/selectedStatus=closed/)
  await expect(page.getByRole('link', { name: /Status: Closed/ })).toBeVisible()

  await (await inMore(page, 'Board')).click()
  await expect(page).toHaveURL(/view=board.*selectedStatus=closed/)
  const lane = page.getByRole('region', { name: /^Closed/ })
  const card = lane.getByRole('listitem').first()
  await expect(card).toContainText(/ACT-\d\d-\d+/)
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/actions\/\w+$/)
  await (await inMore(page, 'List')).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Closed')
})

test('a row offers the moves that are open to whoever looks', async ({ page }) => {
  await signIn(page, 'manager', '/actions?section=mine&selectedFilterId=none')
  const moves = page.locator('a[href*="dialog=move"]')
  const row = page.getByRole('row').filter({ has: moves }).first()
  await row.locator('summary').click()
  await expect(row.locator(moves).first()).toBeVisible()
  await expect(row.locator(moves).first()).toHaveAttribute('href', /^\/actions\/\w+\?.+event=\w+$/)
})
