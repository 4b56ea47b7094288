import type { Locator, Page } from '@playwright/test'
import { moreOfList } from './my-forms-entries.ts'
import { expect, signIn, test, toast } from './portal.ts'

// The list as graphs. This file runs twice: nothing on the page needs a script.

const list = '/my-forms?section=completed&selectedStartDate=none'

/** One of the two views, where the menu is open. */
function view(page: Page, name: 'List' | 'Graph'): Locator {
  return page.getByRole('group', { name: 'View' }).getByRole('link', { name, exact: true })
}

/** The view that is shown says so in the closed menu too. */
function shownView(page: Page, name: 'List' | 'Graph'): Locator {
  return page.locator('[role=group][aria-label=View] a[aria-current]').filter({ hasText: name })
}

/** A menu closes when the address changes, which may come after it was opened. */
async function turnTo(page: Page, name: 'List' | 'Graph'): Promise<void> {
  await expect(async () => {
    if (!(await view(page, name).isVisible())) {
      await moreOfList(page).click()
    }
    await view(page, name).click({ timeout: 1000 })
  }).toPass()
}

function figures(page: Page): Locator {
  return page.getByRole('figure')
}

async function openTable(figure: Locator): Promise<Locator> {
  await figure.getByText('Show the numbers').click()
  return figure.getByRole('table')
}

async function chooseDefault(page: Page, name: 'list' | 'graph'): Promise<void> {
  await moreOfList(page).click()
  await page.getByRole('button', { name: `Set ${name} as default view` }).click()
}

test(
  'the toggle turns the list into graphs and back, and keeps what is filtered',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page, 'manager', `${list}&selectedCountry=US`)
    await expect(shownView(page, 'List')).toHaveCount(1)
    await expect(figures(page)).toHaveCount(0)
    await turnTo(page, 'Graph')
    await expect(page).toHaveURL(/view=graph/)
    await expect(page).toHaveURL(/selectedCountry=US/)
    await expect(shownView(page, 'Graph')).toHaveCount(1)
    await expect(figures(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Country: United States' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)

    await page
      .getByRole('link', { name: /^Completed/ })
      .first()
      .click()
    await expect(figures(page).first()).toBeVisible()
    await turnTo(page, 'List')
    await expect(page).toHaveURL(/view=list/)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Country: United States' })).toBeVisible()
  },
)

test('a number leads to the list that it counts', async ({ page }) => {
  await signIn(page, 'manager', `${list}&view=graph`)
  const status = figures(page).filter({ hasText: 'Forms by status' })
  const table = await openTable(status)
  const row = table.getByRole('row').filter({ hasText: 'Completed' })
  const number = row.getByRole('link')
  const count = await number.innerText()
  await number.click()
  await expect(page).toHaveURL(/selectedStatus=complete/)
  await expect(page.getByRole('link', { name: 'Remove Status: Completed' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Completed ${count}` })).toBeVisible()
})

test('a column leads to its days by the pointer alone', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'manager', `${list}&view=graph`)
  const time = figures(page).filter({ hasText: 'Forms started' })
  const column = time.locator('svg a').last()
  await expect(column.locator('title')).toHaveText(/: \d+ forms?$/)
  await column.click()
  await expect(page).toHaveURL(/selectedStartDate=20\d\d-\d\d-\d\d/)
  await expect(page).toHaveURL(/view=list/)
})

test(
  'the menu sets the default view, says so, and the next visit opens with it',
  { tag: '@scriptless' },
  async ({ page }) => {
    await signIn(page, 'manager', list)
    await chooseDefault(page, 'graph')
    await expect(toast(page, 'My Forms now opens as a graph.')).toBeVisible()
    await expect(shownView(page, 'List')).toHaveCount(1)
    await page.goto(list)
    await expect(figures(page).first()).toBeVisible()
    await page.goto(`${list}&view=list`)
    await expect(figures(page)).toHaveCount(0)

    await chooseDefault(page, 'list')
    await expect(toast(page, 'My Forms now opens as a list.')).toBeVisible()
    await page.goto(list)
    await expect(page.getByRole('row').first()).toBeVisible()
    await expect(figures(page)).toHaveCount(0)
  },
)

test('without the permission there is no toggle, and the list whatever the address says', async ({
  page,
}) => {
  await signIn(page, 'employee', `${list}&view=graph`)
  await expect(page.getByRole('row').first()).toBeVisible()
  await moreOfList(page).click()
  await expect(page.getByRole('group', { name: 'View' })).toHaveCount(0)
  await expect(figures(page)).toHaveCount(0)
})

test('an administrator may see the graphs too, even of an empty list', async ({ page }) => {
  await signIn(page, 'admin', '/my-forms?section=completed&view=graph&searchValue=not-a-form')
  await expect(page.getByText('No form found.', { exact: true }).last()).toBeVisible()
  await expect(shownView(page, 'Graph')).toHaveCount(1)
})

test(
  'a phone has both views in a menu, and nothing wider than its screen',
  { tag: '@bench' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await signIn(page, 'manager', list)
    await turnTo(page, 'Graph')
    await expect(figures(page).first()).toBeVisible()
    for (const figure of await figures(page).all()) {
      await openTable(figure)
      const box = await figure.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    }
  },
)
