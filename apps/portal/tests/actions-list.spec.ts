import type { Locator } from '@playwright/test'
import { axeOf } from './axe.ts'
import { inMore, moreOfList } from './my-forms-entries.ts'
import { expect, isAlive, signIn, test } from './portal.ts'

// The list of actions: who looks finds what is due, narrows it, and turns to the board; with and
// without JavaScript.

test(
  'actions are found, narrowed and shown as a board',
  { tag: '@scriptless' },
  async ({ page }) => {
    await signIn(page, 'manager', '/actions?selectedFilterId=none')
    await expect(page).toHaveTitle(/Actions/)
    const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(tabs).toHaveText([/^Mine/, /^My team/, /^All/])
    await tabs.nth(2).click()
    await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page')
    const due = page.getByRole('columnheader', { name: 'Due' })
    await expect(due).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('row').nth(1)).toContainText(
      /days? late|Today|Tomorrow|In \d|Due \d/,
    )
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
    // More are closed than a lane shows.
    await lane.getByRole('link', { name: /^Show all \d+ Closed$/ }).click()
    await expect(page).toHaveURL(/selectedStatus=closed/)
    await expect(page.getByRole('row').nth(1)).toContainText('Closed')
  },
)

test('a row offers the moves that are open to whoever looks', async ({ page }) => {
  await signIn(page, 'manager', '/actions?section=mine&selectedFilterId=none')
  const moves = page.locator('a[href*="dialog=move"]')
  const row = page.getByRole('row').filter({ has: moves }).first()
  await row.locator('summary').click()
  await expect(row.locator(moves).first()).toBeVisible()
  await expect(row.locator(moves).first()).toHaveAttribute('href', /^\/actions\/\w+\?.+event=\w+$/)
})

test('what waits is moved several at once, and each row says what became of it', async ({
  page,
}) => {
  await signIn(page, 'employee', '/actions')
  await (await inMore(page, 'Move several at once')).click()
  await expect(page).toHaveURL(/\/actions\/pending/)
  await page.getByRole('link', { name: 'Tick all' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Tick ACT-/ })
  const count = await boxes.count()
  await expect(boxes.first()).toBeChecked()
  await page.getByLabel('Move', { exact: true }).selectOption('decline')
  await page.getByRole('button', { name: 'Move ticked' }).click()
  await expect(page.getByText('Please say why.')).toBeVisible()
  await expect(boxes.first()).toBeChecked()
  await page.getByLabel('Move', { exact: true }).selectOption({ label: 'Choose a move' })
  await page.getByRole('button', { name: 'Move ticked' }).click()
  await expect(page.getByText('Please choose a move.')).toBeVisible()
  expect(await boxes.count()).toBe(count)
})

test('actions and approvals are worked by the keyboard alone', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'its menus open by a script')
  const reach = async (wanted: Locator) => {
    for (let step = 0; step < 60; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) {
        return
      }
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${String(wanted)}.`)
  }
  await signIn(page, 'employee', '/actions?section=mine&selectedFilterId=none&view=board')
  await reach(page.getByRole('region', { name: /^Open/ }).getByRole('link').first())
  await page.goto('/actions/pending')
  await isAlive(page)
  await reach(page.getByRole('checkbox', { name: /^Tick ACT-/ }).first())
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /^Tick ACT-/ }).first()).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/actions\/\w{20,}$/)
  await isAlive(page)
  await reach(
    page.getByRole('form', { name: 'Moves' }).locator('a, button:not([tabindex])').first(),
  )
  await page.goto('/pending-approvals?dialog=delegate')
  await isAlive(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the focus is in the bar after a move, and at a group of choices that is wrong; a name that was typed is not dropped', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'a page that is loaded anew begins at its top')
  await signIn(page, 'employee', '/actions?section=mine&selectedFilterId=none&view=board')
  await page.getByRole('region', { name: /^Open/ }).getByRole('link').first().click()
  await isAlive(page)
  const moves = page.getByRole('form', { name: 'Moves' })
  await moves.getByRole('button', { name: 'Start', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(moves.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0)
  // Not on a button that would make the next move.
  await expect(moves).toBeFocused()
  await page.goto('/actions/new')
  await isAlive(page)
  await page.getByLabel('What is to be done').fill('Mend the guard')
  await page.getByRole('button', { name: 'Raise action' }).click()
  await expect(page.getByRole('group', { name: 'Who does it' })).toBeFocused()
  // Nobody is left out because their name was typed and not chosen.
  await page.getByRole('checkbox', { name: /\(Me\)/ }).check()
  const verifier = page.locator('input[name="find.verifierId"]')
  await verifier.fill('Nobody Of This Name')
  await page.getByRole('button', { name: 'Raise action' }).click()
  await expect(page.getByText('You typed “Nobody Of This Name” without choosing.')).toBeVisible()
  await expect(verifier).toHaveValue('Nobody Of This Name')
})

test(
  'axe finds nothing on the pages of actions',
  { tag: '@bench' },
  async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, 'axe needs scripts')
    await signIn(page, 'employee', '/actions/pending')
    // Whoever does one hands it to somebody else, however often its day was moved.
    const action = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /In progress|Open/ })
      .locator('a[href^="/actions/"]')
      .first()
      .getAttribute('href')
    for (const [address, theme, width] of [
      ['/actions?section=all&selectedFilterId=none', 'light', 1280],
      ['/actions?section=all&selectedFilterId=none&view=board', 'dark', 360],
      ['/actions/pending', 'light', 360],
      ['/actions/new', 'dark', 768],
      [`${action}`, 'light', 1280],
      [`${action}?dialog=move&event=reassign`, 'dark', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      const { violations } = await axeOf(page).analyze()
      expect(
        violations.map(({ id }) => id),
        address,
      ).toEqual([])
    }
  },
)
