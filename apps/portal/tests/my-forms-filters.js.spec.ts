import { axeOf } from './axe.ts'
import { expect, signIn, stopTime, test } from './portal.ts'

const address =
  '/my-forms?section=completed&dialog=filters&selectedCrewOptions=F-01,F-02&selectedScore=20-80' +
  '&selectedStartDate=2025-01-05&selectedEndDate=2025-02-06&selectedStatus=complete'

for (const theme of ['Light', 'Dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`axe finds nothing on the filters: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'employee', address)
      await expect(page.getByRole('combobox', { name: 'Crew' })).toBeVisible()
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over).toBeLessThanOrEqual(0)
    })
  }
}

test('the keyboard alone opens the filters, chooses, and comes back to the button', async ({
  page,
}) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  const button = page.getByRole('link', { name: /^Filters/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog.getByRole('combobox', { name: 'Started', exact: true })).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Crew' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/selectedCrewOptions=/)
  await expect(dialog.getByRole('combobox', { name: 'Crew' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a choice is applied once the panel is closed right after it', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed&dialog=filters')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  // Only a script makes it: the panel has taken the place of the one that the server sent.
  await expect(dialog.getByRole('combobox', { name: 'Crew' })).toBeVisible()
  await dialog.getByLabel('Kudos', { exact: true }).check()
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/isKudosSelected=true/)
})

test('opening the panel changes nothing by itself', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'employee', `${address}&selectedFilterId=keeps-its-place`)
  await expect(page.getByRole('combobox', { name: 'Crew' })).toBeVisible()
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL(/selectedFilterId=keeps-its-place/)
})

test(
  'a chip that is taken away leaves the focus to its neighbour',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(
      page,
      'employee',
      '/my-forms?section=completed&isKudosSelected=true&elevatedSelected=true',
    )
    await page.getByRole('link', { name: 'Remove Elevated' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Remove Kudos' })).toBeFocused()
    await page.getByRole('link', { name: 'Remove Kudos' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeFocused()
  },
)

test('choices are applied once, 600 ms after the last of them', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed&dialog=filters')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog.getByRole('combobox', { name: 'Crew' })).toBeVisible()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') {
      posts.push(request.url())
    }
  })
  await stopTime(page)
  await dialog.getByLabel('Kudos', { exact: true }).check()
  await page.clock.runFor(599)
  await dialog.getByLabel('Elevated', { exact: true }).check()
  await page.clock.runFor(599)
  expect(posts).toEqual([])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/elevatedSelected=true.*isKudosSelected=true/)
  await page.clock.runFor(5000)
  expect(posts).toHaveLength(1)
})

test('forms are searched once, 800 ms after the last key', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed&dialog=filters')
  const field = page.getByRole('combobox', { name: 'Form', exact: true })
  await expect(field).toBeVisible()
  const searched: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/form-search')) {
      searched.push(url.searchParams.get('search'))
    }
  })
  await stopTime(page)
  await field.pressSequentially('walk')
  await page.clock.runFor(799)
  await field.press('a')
  await page.clock.runFor(799)
  expect(searched).toEqual([])
  await page.clock.runFor(1)
  await expect(page.getByRole('option', { name: /Wellsite Walkaround/ })).toBeVisible()
  await page.clock.runFor(5000)
  expect(searched).toEqual(['walka'])
})

test(
  'many chips are one line on a phone, and each can be reached',
  { tag: '@bench' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await signIn(page, 'employee', address.replace('&dialog=filters', '&isKudosSelected=true'))
    const row = page.getByRole('group', { name: 'Filtered by' })
    expect((await row.boundingBox())?.height).toBeLessThan(80)
    for (const link of await row.getByRole('link').all()) {
      await link.focus()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  },
)
