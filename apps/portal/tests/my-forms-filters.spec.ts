import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

// Filtering the list. This file runs twice: with JavaScript the panel applies itself, without it a
// button does, and both lead to the same address.

type Case = {
  name: string
  set: (page: Page, isScripted: boolean) => Promise<void>
  address: Record<string, string | RegExp>
  chip: string
}

function panel(page: Page) {
  return page.getByRole('dialog', { name: 'Filters' })
}

function pick(label: string, option: string) {
  return async (page: Page, isScripted: boolean) => {
    if (!isScripted) {
      await panel(page).getByLabel(label, { exact: true }).selectOption({ label: option })
      return
    }
    const field = panel(page).getByRole('combobox', { name: label, exact: true })
    await field.fill(option)
    await page.getByRole('option', { name: option }).first().click()
    await field.press('Escape')
  }
}

function tick(label: string) {
  return (page: Page) => panel(page).getByLabel(label, { exact: true }).check()
}

async function scoreTo(page: Page): Promise<void> {
  const low = panel(page).getByRole('slider', { name: 'Lowest score' })
  await low.focus()
  await low.press('ArrowRight')
  await low.press('ArrowRight')
  const high = panel(page).getByRole('slider', { name: 'Highest score' })
  await high.focus()
  await high.press('ArrowLeft')
}

async function customDays(page: Page): Promise<void> {
  await panel(page)
    .getByRole('combobox', { name: 'Started', exact: true })
    .selectOption('Custom range')
  await panel(page).getByLabel('Start date').fill('2025-01-05')
  await panel(page).getByLabel('End date').fill('2025-02-06')
}

const cases: Case[] = [
  {
    name: 'country',
    set: pick('Country', 'Canada'),
    address: { selectedCountry: 'CA' },
    chip: 'Country: Canada',
  },
  {
    name: 'district',
    set: pick('District', 'Permian'),
    address: { selectedDistrict: 'PER' },
    chip: 'District: Permian',
  },
  {
    name: 'business unit',
    set: pick('Business unit', 'Wireline'),
    address: { selectedBusinessUnitOptions: 'WL' },
    chip: 'Business unit: Wireline',
  },
  {
    name: 'crew',
    set: pick('Crew', 'F-01 Red'),
    address: { selectedCrewOptions: 'F-01' },
    chip: 'Crew: F-01 Red',
  },
  {
    name: 'customer',
    set: pick('Customer', 'Longhollow Petroleum'),
    address: { selectedCustomerOptions: 'longhollow' },
    chip: 'Customer: Longhollow Petroleum',
  },
  {
    name: 'pad',
    set: pick('Pad', 'Blue Mesa 12'),
    address: { selectedPadNameOptions: 'blue-mesa-12' },
    chip: 'Pad: Blue Mesa 12',
  },
  {
    name: 'form type',
    set: pick('Form type', 'Inspection'),
    address: { selectedFormTypeOptions: /^[\w-]+$/ },
    chip: 'Form type: Inspection',
  },
  {
    name: 'status',
    set: tick('Rejected'),
    address: { selectedStatus: 'reject' },
    chip: 'Status: Rejected',
  },
  {
    name: 'score',
    set: scoreTo,
    address: { selectedScore: '20-90' },
    chip: 'Score: 20–90',
  },
  {
    name: 'elevated',
    set: tick('Elevated'),
    address: { elevatedSelected: 'true' },
    chip: 'Elevated',
  },
  { name: 'kudos', set: tick('Kudos'), address: { isKudosSelected: 'true' }, chip: 'Kudos' },
  {
    name: 'private comment',
    set: tick('Private comment'),
    address: { isPrivateCommentSelected: 'true' },
    chip: 'Private comment',
  },
  {
    name: 'public comment',
    set: tick('Public comment'),
    address: { isPublicCommentSelected: 'true' },
    chip: 'Public comment',
  },
  {
    name: 'two dates',
    set: customDays,
    address: { selectedStartDate: '2025-01-05', selectedEndDate: '2025-02-06' },
    chip: 'Started 5 Jan 2025 to 6 Feb 2025',
  },
  {
    name: 'any date',
    set: async (page) => {
      await panel(page).getByRole('combobox', { name: 'Started', exact: true }).selectOption('None')
    },
    address: { selectedStartDate: 'none' },
    chip: 'Started at any time',
  },
]

function expectAddress(page: Page, wanted: Record<string, string | RegExp>) {
  return expect(page).toHaveURL((url) =>
    Object.entries(wanted).every(([name, value]) => {
      const said = url.searchParams.get(name) ?? ''
      return typeof value === 'string' ? said === value : value.test(said)
    }),
  )
}

/** What the page shows of its list and of the filters, to be compared after a reload. */
async function shown(page: Page) {
  return {
    rows: await page.getByRole('row').allInnerTexts(),
    chips: await page.getByRole('group', { name: 'Filtered by' }).allInnerTexts(),
    button: await page.getByRole('link', { name: /^Filters/ }).getAttribute('aria-label'),
  }
}

/** Of each kind of field one stays in every run; the filters themselves have tests of their own. */
const cutOf = (name: string) => ({
  tag: name === 'crew' ? '@journey' : ['score', 'two dates'].includes(name) ? [] : '@bench',
})

for (const { name, set, address, chip } of cases) {
  test(
    `the filter by ${name} is in the address, and its chip takes it away`,
    cutOf(name),
    async ({ page, javaScriptEnabled: asked }) => {
      const isScripted = asked ?? true
      await signIn(page, 'employee', '/my-forms?section=completed')
      await page.getByRole('link', { name: 'Filters', exact: true }).click()
      await set(page, isScripted)
      if (isScripted) {
        await expectAddress(page, address)
        await expect(panel(page)).toBeVisible()
      }
      await panel(page).getByRole('button', { name: 'Show forms' }).click()
      await expect(panel(page)).toHaveCount(0)
      await expectAddress(page, { ...address, selectedFilterId: 'none' })
      await expect(page.getByRole('link', { name: 'Filters, 1 on' })).toBeVisible()
      const remove = page.getByRole('link', { name: `Remove ${chip}`, exact: true })
      await expect(remove).toBeVisible()

      const before = await shown(page)
      await page.goto(page.url())
      expect(await shown(page)).toEqual(before)

      await remove.click()
      await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeVisible()
      await expect(page).toHaveURL((url) =>
        Object.keys(address).every((parameter) => !url.searchParams.has(parameter)),
      )
    },
  )
}

test(
  'forms are searched on the server, and none found is said',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: asked }) => {
    const isScripted = asked ?? true
    await signIn(page, 'employee', '/my-forms?section=completed&dialog=filters')
    const find = async (words: string) => {
      if (isScripted) {
        await panel(page).getByRole('combobox', { name: 'Form', exact: true }).fill(words)
      } else {
        await panel(page).getByLabel('Search forms by name').fill(words)
        await panel(page).getByRole('button', { name: 'Find forms' }).click()
      }
    }
    await find('no form has this name')
    await expect(panel(page).getByText('No form found', { exact: true })).toBeVisible()
    await find('walkaround')
    if (isScripted) {
      await page.getByRole('option', { name: /Wellsite Walkaround/ }).click()
    } else {
      const list = panel(page).getByLabel('Form', { exact: true })
      await list.selectOption({ label: 'Wellsite Walkaround' })
    }
    await panel(page).getByRole('button', { name: 'Show forms' }).click()
    await expect(page).toHaveURL(/selectedFormIds=/)
    await expect(page.getByRole('link', { name: 'Remove Form: Wellsite Walkaround' })).toBeVisible()
  },
)

test(
  'districts follow countries and crews follow both; what fits no longer is said',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: asked }) => {
    const isScripted = asked ?? true
    await signIn(page, 'employee', '/my-forms?section=completed&selectedCrewOptions=F-01,F-06')
    await page.getByRole('link', { name: 'Filters, 1 on' }).click()
    await pick('Country', 'Canada')(page, isScripted)
    if (!isScripted) {
      await panel(page).getByRole('button', { name: 'Update choices' }).click()
    }
    await expectAddress(page, { selectedCountry: 'CA', selectedCrewOptions: 'F-06' })
    await expect(page.getByText(/do not fit the other choices: F-01 Red/).first()).toBeVisible()
    await expect(panel(page)).toBeVisible()
    if (isScripted) {
      await panel(page).getByRole('combobox', { name: 'District', exact: true }).click()
      const list = page.getByRole('listbox', { name: 'District' })
      await expect(list.getByRole('option')).toHaveText(['Montney'])
    } else {
      const options = panel(page).getByLabel('District', { exact: true }).locator('option')
      await expect(options).toHaveText(['Montney'])
    }
  },
)

test('the panel is drawn with its own style sheet, and its answers stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await signIn(page, 'employee', '/my-forms?section=completed&dialog=filters')
  const start = await panel(page).getByLabel('Start date').boundingBox()
  const end = await panel(page).getByLabel('End date').boundingBox()
  expect(start?.y).toBe(end?.y)
  await expect(panel(page).getByRole('button', { name: 'Show forms' })).toBeInViewport({ ratio: 1 })
})

const wrongDays = [
  ['half a range', '2025-01-05', '', 'Please choose a start date and an end date.'],
  ['an end before the start', '2025-01-05', '2025-01-04', 'The end date must not be before'],
  ['a day after tomorrow', '2025-01-05', '2099-01-01', 'after tomorrow'],
] as const

for (const [what, startDate, endDate, sentence] of wrongDays) {
  test(
    `${what} is said at the dates, and nothing is lost`,
    { tag: what === 'half a range' ? '@journey' : '@bench' },
    async ({ page, javaScriptEnabled: asked }) => {
      const isScripted = asked ?? true
      await signIn(page, 'employee', '/my-forms?section=completed&dialog=filters')
      await panel(page)
        .getByRole('combobox', { name: 'Started', exact: true })
        .selectOption('Custom range')
      await panel(page).getByLabel('Start date').fill(startDate)
      await panel(page).getByLabel('End date').fill(endDate)
      await tick('Kudos')(page)
      if (isScripted) {
        await page.waitForTimeout(1500)
      } else {
        await panel(page).getByRole('button', { name: 'Show forms' }).click()
      }
      await expect(panel(page).getByText(sentence).first()).toBeVisible()
      await expect(page).not.toHaveURL(/selectedEndDate|isKudosSelected/)
      await expect(panel(page).getByLabel('Kudos', { exact: true })).toBeChecked()
      await expect(panel(page).getByLabel('Start date')).toHaveValue(startDate)
      await expect(panel(page).getByLabel('End date')).toHaveValue(endDate)
      await panel(page).getByLabel('End date').fill('2025-01-06')
      await panel(page).getByRole('button', { name: 'Show forms' }).click()
      await expectAddress(page, {
        isKudosSelected: 'true',
        selectedStartDate: '2025-01-05',
        selectedEndDate: '2025-01-06',
      })
    },
  )
}

const statusesOf = {
  ongoing: ['In Progress', 'Filled'],
  completed: ['In Review', 'Completed', 'Rejected'],
  signature: ['In Review', 'Completed', 'Rejected'],
}

for (const [section, statuses] of Object.entries(statusesOf)) {
  test(`the tab ${section} offers the statuses ${statuses.join(', ')}`, async ({ page }) => {
    await signIn(page, 'employee', `/my-forms?section=${section}&dialog=filters`)
    const group = panel(page).getByRole('group', { name: 'Status' })
    await expect(group.locator('label')).toHaveText(statuses)
  })
}

test('what is chosen and not offered beside the other choices keeps its name', async ({
  page,
  javaScriptEnabled: asked,
}) => {
  await signIn(
    page,
    'employee',
    '/my-forms?section=completed&selectedCountry=CA&selectedCrewOptions=F-01&dialog=filters',
  )
  if (asked === false) {
    const chosen = panel(page).getByLabel('Crew', { exact: true }).locator('option:checked')
    await expect(chosen).toHaveText(['F-01 Red'])
  } else {
    await expect(panel(page).getByRole('button', { name: /F-01 Red/ })).toBeVisible()
  }
})

test('more than five of a kind are one chip, and Clear all takes everything away', async ({
  page,
}) => {
  await signIn(
    page,
    'employee',
    '/my-forms?section=completed&selectedCrewOptions=F-01,F-02,F-03,F-04,F-05,F-06' +
      '&selectedScore=20-80&isKudosSelected=true&searchValue=walk',
  )
  await expect(page.getByRole('link', { name: 'Remove 6 crews' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Filters, 3 on' })).toBeVisible()
  await page
    .getByRole('group', { name: 'Filtered by' })
    .getByRole('link', { name: 'Clear all' })
    .click()
  await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/selectedFilterId=none/)
  await expect(page).not.toHaveURL(/selectedCrewOptions|searchValue|selectedScore/)
})

test(
  'a search keeps every filter and starts at the first page',
  { tag: '@bench' },
  async ({ page, javaScriptEnabled: asked }) => {
    await signIn(
      page,
      'employee',
      '/my-forms?section=completed&selectedStartDate=none&selectedCountry=US&elevatedSelected=true' +
        '&sortField=form_name&sortDirection=desc&page=1',
    )
    await page.getByRole('searchbox').fill('walk')
    if (asked === false) {
      await page.getByRole('button', { name: 'Search' }).click()
    }
    await expectAddress(page, {
      searchValue: 'walk',
      section: 'completed',
      selectedStartDate: 'none',
      selectedCountry: 'US',
      elevatedSelected: 'true',
      sortField: 'form_name',
      sortDirection: 'desc',
    })
    await expect(page).not.toHaveURL(/page=/)
  },
)

test(
  'a filter of 9,999 forms is too long for an address, and is kept, shown and changed',
  { tag: '@bench' },
  async ({ page }) => {
    const ids = Array.from({ length: 9999 }, (_, place) => `01JA${String(place).padStart(22, '0')}`)
    await signIn(page, 'employee', `/my-forms?section=completed&isKudosSelected=true`)
    await page.goto(
      `/my-forms?section=completed&isKudosSelected=true&selectedFormIds=${ids.join()}`,
    )
    await expect(page).toHaveURL((url) => url.href.length < 300 && url.searchParams.has('filter'))
    await expect(page.getByRole('button', { name: 'Remove 9,999 forms' })).toBeVisible()
    await page.getByRole('link', { name: 'Filters, 2 on' }).click()
    await tick('Elevated')(page)
    await panel(page).getByRole('button', { name: 'Show forms' }).click()
    await expect(panel(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove Elevated' }).click()
    await expect(page.getByRole('link', { name: 'Filters, 2 on' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Kudos' }).click()
    await expect(page.getByRole('link', { name: 'Filters, 1 on' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove 9,999 forms' }).click()
    await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeVisible()
    await expect(page).not.toHaveURL(/[?&]filter=/)

    await page.goto('/my-forms?section=completed&filter=nothing-is-kept-under-this')
    await expect(page.getByText('That filter is not kept any more.')).toBeVisible()
  },
)
