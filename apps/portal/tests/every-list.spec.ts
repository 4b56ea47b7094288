import type { Page } from '@playwright/test'
import { opposite, orderNames, type ListName } from '@holdpoint/api'
import { isCut } from '../../../tooling/checks/cut.mjs'
import { actionsPlaces } from '../app/actions/actions.place.ts'
import { employeesPlaces } from '../app/employees/employees.place.ts'
import { filesPlaces } from '../app/files/files.place.ts'
import { formSchedulesPlaces } from '../app/form-schedules/form-schedules.place.ts'
import { trainingPlaces } from '../app/training/training.place.ts'
import { matrixPlaces } from '../app/training/matrix/matrix.place.ts'
import { formTypesPlaces } from '../app/form-types/form-types.place.ts'
import { inquiriesPlaces } from '../app/inquiries/inquiries.place.ts'
import { jsaPlaces } from '../app/jsa/analyses/jsa.place.ts'
import { hazardsPlaces } from '../app/jsa/hazards/hazards.place.ts'
import { templatesPlaces } from '../app/loto/templates/templates.place.ts'
import { lotoPlaces } from '../app/loto/lockouts/loto.place.ts'
import { manageFormsPlaces } from '../app/manage-forms/list/manage-forms.place.ts'
import { messagesPlaces } from '../app/messages/messages.place.ts'
import { myFormsPlaces } from '../app/my-forms/my-forms.place.ts'
import { reviewsPlaces } from '../app/reviews/reviews.place.ts'
import { sdsPlaces } from '../app/sds/sds.place.ts'
import { sqrPlaces } from '../app/sqr/list/sqr.place.ts'
import { topicsPlaces } from '../app/topics/topics.place.ts'
import { dialogOf, inMore, moreOfList } from './my-forms-entries.ts'
import { expect, signIn, test, toast, type DemoRole } from './portal.ts'

// One journey through every list, made from what it declares: its tabs, its orders, a filter put on
// and taken off, a search in vain, the next page, the workbook, and a saved filter. What a list has
// beside that is in a file of its own.

interface Walked {
  rules: { path: string; list: Listed }
  who: DemoRole
  /** A tab with several rows on it. */
  section: string
}
/** What a journey asks of a declaration: each list has its own types. */
type Listed = {
  name: string
  sections: readonly string[]
  orders: Readonly<Record<string, 'asc' | 'desc'>>
  pageSize: number
  emptyText: string
}

const walks: Readonly<Record<ListName, Walked>> = {
  myform: { rules: myFormsPlaces.rules, who: 'employee', section: 'completed' },
  reviewform: { rules: reviewsPlaces.rules, who: 'manager', section: 'all' },
  action: { rules: actionsPlaces.rules, who: 'manager', section: 'all' },
  topic: { rules: topicsPlaces.rules, who: 'employee', section: 'published' },
  message: { rules: messagesPlaces.rules, who: 'employee', section: 'inbox' },
  file: { rules: filesPlaces.rules, who: 'admin', section: 'library' },
  sds: { rules: sdsPlaces.rules, who: 'admin', section: 'approved' },
  hazard: { rules: hazardsPlaces.rules, who: 'employee', section: 'active' },
  formschedule: { rules: formSchedulesPlaces.rules, who: 'admin', section: 'active' },
  formtype: { rules: formTypesPlaces.rules, who: 'admin', section: 'active' },
  form: { rules: manageFormsPlaces.rules, who: 'admin', section: 'inUse' },
  inquiry: { rules: inquiriesPlaces.rules, who: 'admin', section: 'all' },
  jsa: { rules: jsaPlaces.rules, who: 'manager', section: 'all' },
  loto: { rules: lotoPlaces.rules, who: 'manager', section: 'all' },
  sqr: { rules: sqrPlaces.rules, who: 'manager', section: 'all' },
  lototemplate: { rules: templatesPlaces.rules, who: 'admin', section: 'approved' },
  training: { rules: trainingPlaces.rules, who: 'admin', section: 'current' },
  trainingmatrix: { rules: matrixPlaces.rules, who: 'admin', section: 'asked' },
  person: { rules: employeesPlaces.rules, who: 'admin', section: 'active' },
}

// All lists stand on the same parts, and the server's suite asks all of each: in each run two of them
// are gone through.
const walked = Object.values(walks).filter((_walk, place) => !isCut || place % 9 === 2)

for (const { rules, who, section } of walked) {
  const { path, list } = rules
  const whole = `${path}?section=${section}&selectedFilterId=none&selectedStartDate=none`

  test(`the list ${list.name} is gone through by all that it declares`, async ({ page }) => {
    expect(list.sections).toContain(section)
    await signIn(page, who, whole)
    await test.step('its tabs', () => opensEachTab(page, list, whole))
    await test.step('its orders', () => sortsByEachOrder(page, list))
    await test.step('a filter on and off', () => filters(page))
    await test.step('a search in vain', () => searchesInVain(page, list, whole))
    await test.step('its pages', () => turnsThePage(page, list))
    await test.step('its workbook', () => hasItsWorkbook(page, path))
    await test.step('a saved filter', () => keepsAFilter(page, whole))
  })
}

const rowsOf = (page: Page) => page.locator('tbody tr')

async function opensEachTab(page: Page, list: Listed, whole: string) {
  const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(tabs).toHaveCount(list.sections.length)
  for (const [at, section] of list.sections.entries()) {
    await tabs.nth(at).click()
    await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(new RegExp(`[?&]section=${section}\\b`))
    await expect(rowsOf(page).first().or(page.getByText(list.emptyText).first())).toBeVisible()
  }
  await page.goto(whole)
}

/** In each run the first and the last, for the suite that the server runs asks all of them. */
function ordersOf(list: Listed): string[] {
  const all = orderNames(list)
  return all.filter((_order, at) => !isCut || at === 0 || at === all.length - 1)
}

/** In the menu, where all orders are: a press sorts, and another turns the direction. */
async function sortsByEachOrder(page: Page, list: Listed) {
  const count = await rowsOf(page).count()
  expect(count).toBeGreaterThan(1)
  const opening = await rowsOf(page).allTextContents()
  for (const order of ordersOf(list)) {
    const opens = list.orders[order] ?? 'asc'
    // The first one is what the list opens with.
    const direction = order === orderNames(list)[0] ? opposite(opens) : opens
    await moreOfList(page).click()
    await page
      .getByRole('group', { name: 'Sort by' })
      .locator(`a[href*="sortField=${order}&sortDirection=${direction}"]`)
      .click()
    await expect(page).toHaveURL(new RegExp(`sortField=${order}&sortDirection=${direction}`))
    await expect(rowsOf(page)).toHaveCount(count)
    if (order === orderNames(list)[0]) {
      await expect(rowsOf(page)).not.toHaveText(opening)
    }
    // Some orders are in the menu alone, so that no column says how it is sorted.
    const word = direction === 'asc' ? 'ascending' : 'descending'
    const sorted = page.locator('th[aria-sort]')
    const said = () => sorted.evaluateAll((heads) => heads.map((head) => head.ariaSort))
    await expect.poll(async () => (await said()).every((each) => each === word)).toBe(true)
  }
}

/** By its first tick, or where it has none by its days, or else by its first choice. */
async function filters(page: Page) {
  await page.locator('[data-filters]').click()
  const panel = dialogOf(page, 'Filters')
  const ticks = panel.getByRole('checkbox')
  const first = panel.locator('select:visible, [role=combobox]:visible').first()
  await expect(first).toBeVisible()
  if ((await ticks.count()) > 0) {
    await ticks.first().check()
  } else if ((await first.getAttribute('role')) === null) {
    const isOfDays = (await first.getAttribute('multiple')) === null
    await first.selectOption({ index: isOfDays ? 2 : 0 })
  } else {
    await first.click()
    await page.getByRole('option').first().click()
  }
  await panel.locator('button[value="show"]').click()
  await expect(panel).toHaveCount(0)
  const chips = page.getByRole('group', { name: 'Filtered by' })
  const chip = chips.getByRole('link', { name: /^Remove / }).last()
  const name = (await chip.getAttribute('aria-label')) ?? ''
  await chip.click()
  await expect(chips.getByRole('link', { name, exact: true })).toHaveCount(0)
}

async function searchesInVain(page: Page, list: Listed, whole: string) {
  await page.goto(whole)
  const box = page.locator('[data-search]')
  await box.fill('Nothing is called like this')
  await box.press('Enter')
  await expect(page.getByText(list.emptyText).last()).toBeVisible()
  await expect(page.getByText('Nothing here has “Nothing is called like this”')).toBeVisible()
  await page.getByRole('link', { name: 'Clear all' }).last().click()
  await expect(rowsOf(page).first()).toBeVisible()
}

async function turnsThePage(page: Page, list: Listed) {
  const next = page.getByRole('link', { name: 'Next page' })
  const isLong = (await rowsOf(page).count()) === list.pageSize && (await next.count()) > 0
  if (isLong) {
    const first = await rowsOf(page).first().textContent()
    await next.click()
    await expect(page).toHaveURL(/[?&]page=2\b/)
    await expect(rowsOf(page).first()).not.toHaveText(first ?? '')
  }
}

async function hasItsWorkbook(page: Page, path: string) {
  const excel = await inMore(page, 'Excel')
  // What is only set up has none.
  if ((await excel.count()) > 0) {
    const to = (await excel.getAttribute('href')) ?? ''
    expect(to.startsWith(`${path}/excel`)).toBe(true)
    const answer = await page.request.get(to)
    expect(answer.ok()).toBe(true)
    expect(answer.headers()['content-type']).toContain('spreadsheetml')
  }
}

async function keepsAFilter(page: Page, whole: string) {
  const title = `Walked at ${Date.now()}`
  await page.goto(whole)
  await (await inMore(page, 'Saved filters')).click()
  await dialogOf(page, 'Saved filters').getByLabel('Title').fill(title)
  await dialogOf(page).locator('button[value="saveFilter"]').click()
  await expect(toast(page, 'Filter saved.')).toBeVisible()
  await expect(page).toHaveURL(/[?&]selectedFilterId=(?!none)\w/)
  await (await inMore(page, 'Saved filters')).click()
  await dialogOf(page)
    .getByRole('link', { name: `Delete ${title}` })
    .click()
  await dialogOf(page, 'Delete Filter').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'Filter deleted.')).toBeVisible()
}
