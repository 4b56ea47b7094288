import type { Page } from '@playwright/test'
import { axeOf, looks } from './axe.ts'
import { openModulePage } from './module-pages.ts'
import { expect, signIn, test } from './portal.ts'

// The head of a record: on a phone its tools fold, and the ways to other places stay.

const jobs = '/jsa?section=all&selectedStatus=active&selectedFilterId=none&selectedStartDate=none'
const messages = '/message-center?selectedFilterId=none&selectedStartDate=none'

const openFirst = (page: Page, at: string) =>
  openModulePage(page, { name: 'record', who: 'manager', at, record: '' })

const dots = (page: Page) => page.getByRole('button', { name: 'More to do here' })
const bar = (page: Page) =>
  page.getByRole('navigation', { name: 'Places' }).filter({ visible: true })

test('a record with moves leads to every place, and folds its tools behind the dots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'manager')
  await openFirst(page, jobs)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
  const follow = page.getByRole('button', { name: 'Follow', exact: true })
  await expect(follow).toBeHidden()
  await dots(page).press('Enter')
  for (const tool of await bar(page).locator('..').locator('a, button').all()) {
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  for (const theme of looks) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    expect((await axeOf(page).analyze()).violations, theme).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(follow).toBeHidden()
  await expect(dots(page)).toBeFocused()
  await dots(page).click()
  await follow.click()
  await expect(page.getByText(/^You follow/).first()).toBeVisible()
  await dots(page).click()
  await bar(page).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a record without moves has the bar of a phone', { tag: '@bench' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'employee')
  await openFirst(page, messages)
  await expect(bar(page).getByRole('link').last()).toHaveText('More')
  await expect(page.getByRole('link', { name: 'Find or go to' })).toBeVisible()
})

test(
  'on its side a phone keeps 240 px for the record, and a tablet its title whole',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.setViewportSize({ width: 740, height: 360 })
    await openFirst(page, jobs)
    const title = page.getByRole('heading', { level: 1 })
    const head = await title.locator('xpath=ancestor::header').boundingBox()
    const moves = await page.getByRole('form', { name: 'Moves' }).boundingBox()
    const above = (head?.y ?? 0) + (head?.height ?? 0)
    expect((moves?.y ?? 0) - above).toBeGreaterThanOrEqual(240)
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('link', { name: 'Share', exact: true })).toBeVisible()
    expect((await title.boundingBox())?.width).toBeGreaterThan(280)
  },
)
