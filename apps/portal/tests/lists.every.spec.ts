import type { Locator, Page } from '@playwright/test'
import { moreOfList } from './my-forms-entries.ts'
import { expect, signIn, test, type DemoRole } from './portal.ts'

// One journey for every list of the portal: what each of them has by its declaration. `npm test` runs
// it with JavaScript, and without it the list of one's own forms has its specs.

interface EveryList {
  who: DemoRole
  path: string
  section: string
  /** Whether something is ticked in its panel; what is only searched for has tests of its own. */
  hasTicks?: false
}

const lists: Readonly<Record<string, EveryList>> = {
  'my forms': { who: 'employee', path: '/my-forms', section: 'completed' },
  reviews: { who: 'admin', path: '/review-form', section: 'all' },
  actions: { who: 'manager', path: '/actions', section: 'all' },
  topics: { who: 'employee', path: '/topics', section: 'published' },
  messages: { who: 'manager', path: '/message-center', section: 'sent' },
  files: { who: 'admin', path: '/files', section: 'library' },
  sheets: { who: 'admin', path: '/sds', section: 'approved' },
  people: { who: 'admin', path: '/employees-and-permissions', section: 'active', hasTicks: false },
}

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

/** Follows a link of the page, and waits until the page is there. */
async function follow(page: Page, link: Locator): Promise<void> {
  const to = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(to)
}

const address = (page: Page) => new URL(page.url()).searchParams

for (const [name, { who, path, section, hasTicks = true }] of Object.entries(lists)) {
  test(`${name}: sorted, searched, narrowed, a row's menu and back`, async ({ page }) => {
    await signIn(
      page,
      who,
      `${path}?section=${section}&selectedFilterId=none&selectedStartDate=none`,
    )
    await expect(rowsOf(page).first()).toBeVisible()

    // Each order of a head is a link, and turns around when it is pressed again.
    const sort = page.getByRole('columnheader').getByRole('link', { name: /^Sort by / })
    for (const one of await sort.all()) {
      const order = page.getByRole('link', { name: (await one.getAttribute('aria-label')) ?? '' })
      const head = page.getByRole('columnheader').filter({ has: order })
      await follow(page, order)
      await expect(head).toHaveAttribute('aria-sort', /^(ascending|descending)$/)
      const before = (await head.getAttribute('aria-sort')) ?? ''
      await follow(page, order)
      await expect(head).not.toHaveAttribute('aria-sort', before)
    }

    // What nobody called anything like leaves the list empty and says what was searched.
    const search = page.getByRole('searchbox').last()
    await search.fill('nothing is called like it')
    await search.press('Enter')
    await expect(page.getByText(/Nothing here has “nothing is called like it”/)).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(rowsOf(page).first()).toBeVisible()

    // The first choice of the panel becomes a chip, which takes it away again.
    if (hasTicks) {
      await page.getByRole('link', { name: 'Filters', exact: true }).click()
      const panel = page.getByRole('dialog', { name: 'Filters' })
      const choice = panel.getByRole('checkbox').first()
      await choice.check()
      await panel.getByRole('button', { name: /^Show (?!options)/ }).click()
      await expect(panel).toBeHidden()
      const chips = page.getByRole('group', { name: 'Filtered by' })
      await chips
        .getByRole('link', { name: /^Remove / })
        .first()
        .click()
      await expect(chips.getByRole('link', { name: /^Remove / })).toHaveCount(0)
      await expect(rowsOf(page).first()).toBeVisible()
    }

    // The menu of the list and that of a row open and close by keys, and the focus comes back.
    await moreOfList(page).press('Enter')
    await page.keyboard.press('Escape')
    await expect(moreOfList(page)).toBeFocused()
    const menu = rowsOf(page).first().locator('summary')
    await menu.press('Enter')
    await expect(rowsOf(page).first().locator('details')).toHaveAttribute('open', '')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()

    // The tab that was looked at last is the one that the bare address opens.
    await page.goto(path)
    expect(address(page).get('section')).toBe(section)
  })
}
