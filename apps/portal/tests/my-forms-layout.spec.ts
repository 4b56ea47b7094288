import type { Page } from '@playwright/test'
import { countsOf, dialogOf, inMore, moreOfList, pagedTo } from './my-forms-entries.ts'
import { expect, signIn, test } from './portal.ts'

// How much of the list is in sight, and that its signs have words, with and without JavaScript.

const sections = ['ongoing', 'completed', 'signature'] as const
const listOf = (section: (typeof sections)[number]) =>
  `/my-forms?section=${section}&selectedFilterId=none`

async function open(page: Page, to: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await signIn(page, 'employee', to)
}

/** Where the rows stand in the window. */
function rowBoxes(page: Page) {
  return page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return { top, bottom }
    }),
  )
}

for (const section of sections) {
  const cut = { tag: section === 'completed' ? [] : '@bench' }
  test(
    `on a phone the first card of ${section} begins 224 px from the top at most`,
    cut,
    async ({ page }) => {
      await open(page, listOf(section), 360, 740)
      const [first] = await rowBoxes(page)
      expect(first?.top).toBeLessThanOrEqual(224)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    },
  )
}

test('on a phone the toolbar is the search, Filters and one More, each a finger high', async ({
  page,
}) => {
  await open(page, listOf('completed'), 360, 740)
  const tools = [
    page.getByRole('searchbox'),
    page.getByRole('link', { name: 'Filters', exact: true }),
    moreOfList(page),
  ]
  const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  await expect(page.getByRole('link', { name: 'Filters', exact: true })).toHaveText(/Filters/)
})

test(
  'More holds the saved filters, the workbook and every order of the list',
  { tag: '@bench' },
  async ({ page }) => {
    await open(page, listOf('completed'), 360, 740)
    await (await inMore(page, 'Form type')).click()
    await expect(page).toHaveURL(/sortField=form_type/)
    for (const name of ['Started', 'Form name', 'Status', 'Excel', 'Saved filters']) {
      await page.goto(listOf('completed'))
      await expect(await inMore(page, name)).toBeInViewport()
    }
    await page.getByRole('link', { name: 'Saved filters', exact: true }).click()
    await expect(dialogOf(page)).toContainText('Saved filters')
  },
)

test('on a phone on its side title and tools are a line each, and rows are in sight', async ({
  page,
}) => {
  await open(page, listOf('completed'), 740, 360)
  const search = await page.getByRole('searchbox').boundingBox()
  const dates = await page.getByRole('link', { name: 'All dates' }).boundingBox()
  expect(dates?.y).toBe(search?.y)
  const rows = await rowBoxes(page)
  expect(rows[1]?.bottom).toBeLessThanOrEqual(360)
})

test(
  'a tablet shows ten rows, and the heads of what it shows',
  { tag: '@bench' },
  async ({ page }) => {
    await open(page, listOf('completed'), 768, 1024)
    const rows = await rowBoxes(page)
    expect(rows.filter(({ bottom }) => bottom <= 1024)).toHaveLength(10)
    const heads = page.getByRole('columnheader').filter({ visible: true })
    const words = ['Form', 'Status', 'Score', 'Started', 'More']
    await expect(heads).toHaveText(words, { useInnerText: true })
    await expect(heads.getByRole('link').filter({ visible: true })).toHaveText([
      ...['Form', 'Status', 'Started'],
    ])
    await page.goto(listOf('signature'))
    await expect(page.getByRole('row').nth(1)).toContainText(/Pad .+, Crew .+/)
  },
)

for (const width of [360, 768, 1280]) {
  const cut = { tag: width === 1280 ? [] : '@bench' }
  test(`status, score, signature and counts are words at ${width} px`, cut, async ({ page }) => {
    // Whoever supervises a crew has many to sign, whatever other tests have signed.
    await page.setViewportSize({ width, height: 1024 })
    await signIn(page, 'manager')
    const rows = page
      .getByRole('row')
      .filter({ hasText: 'Waits for your signature' })
      .filter({ hasText: /Passed|Failed/ })
      .filter({ has: page.getByRole('link', { name: /comment/ }) })
    await pagedTo(page, `${listOf('signature')}&selectedStartDate=none`, rows)
    const row = rows.first()
    await expect(row.getByText('Waits for your signature')).toBeVisible()
    await expect(row.getByText('Signature Pending', { exact: true })).toBeVisible()
    await expect(row.getByText(/^(Passed|Failed)/)).toBeVisible()
    const counts = await countsOf(row).boundingBox()
    expect(counts?.width).toBeGreaterThanOrEqual(44)
    await countsOf(row).click()
    await expect(dialogOf(page)).toContainText('Comments')
  })
}

test(
  'nothing is written for zero, and what nobody talked about says where one can',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee')
    const silent = page.getByRole('link', { name: /^Add a comment/ })
    await pagedTo(page, '/my-forms?section=ongoing&selectedStartDate=none', silent)
    await expect(page.locator('tbody')).not.toContainText(/\b0 (comment|vote|action|sub-form)/)
    await silent.first().click()
    await expect(dialogOf(page).getByText('No comments found.', { exact: true })).toBeVisible()
  },
)
