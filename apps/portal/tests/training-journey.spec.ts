import { axeAlong } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import { inMore, moreOfList } from './my-forms-entries.ts'
import { becomes, expect, signIn, test, toast } from './portal.ts'

// A manager finds in the matrix what somebody of their team lacks, whoever keeps people records it
// there, and then it is in order. This file runs with and without JavaScript.

test(
  'what is missing in the matrix is recorded from its cell, and is in order then',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const heads = page.getByRole('columnheader')
    const cells = page.getByRole('cell')
    const missing = cells.filter({ hasText: 'Missing' }).getByRole('link')
    await signIn(page, 'manager', '/training')

    await test.step('a manager comes to it from the list, and reads what is missing', async () => {
      await (await inMore(page, 'Matrix')).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Training matrix' })).toBeVisible()
      await page.getByRole('link', { name: 'Not in order' }).click()
      await expect(heads.filter({ hasText: 'First aid and CPR' })).toContainText('0 of 1 in order')
      await expect(missing).toHaveCount(1)
      await missing.click()
      await expect(page).toHaveURL(/\/training\/qualifications\/view\//)
    })

    await test.step('whoever keeps people records it from the cell', async () => {
      await becomes(page, 'admin', '/training/matrix?section=wanting')
      await looks()
      await missing.first().click()
      await expect(page.getByLabel('Qualification', { exact: true })).toHaveValue(/./)
      await expect(page.getByRole('radio', { name: /Osei-Lund/ })).toBeChecked()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Record saved.')).toBeVisible()
      await expect(page).toHaveURL(/\/training\/matrix\?section=wanting/)
    })
    let trainingRecordId = ''

    await test.step('it is in order, on a phone as well', async () => {
      await becomes(page, 'manager', '/training/matrix')
      const row = page.getByRole('row', { name: /Osei-Lund/ })
      await expect(row).toContainText('3 of 3 in order')
      const held = row.getByRole('link', { name: /First aid and CPR/ })
      trainingRecordId = (await held.getAttribute('href'))?.split('/').at(-1) ?? ''
      await expect(missing).toHaveCount(0)
      await page.setViewportSize({ width: 360, height: 740 })
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Quintanilla' })
      await expect(card.getByRole('link', { name: /Expired Forklift/ })).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })

    await test.step('what has the focus is in sight, and other people begin at the top', async () => {
      await becomes(page, 'admin', '/training/matrix?section=everybody')
      await page.setViewportSize({ width: 1280, height: 480 })
      const frame = page.getByRole('region', { name: 'People and their qualifications' })
      const scrolled = () => frame.evaluate((element) => element.scrollTop)
      await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      expect(await scrolled()).toBeGreaterThan(0)
      const first = cells.getByRole('link').first()
      await first.focus()
      const head = await heads.first().boundingBox()
      const inSight = await first.boundingBox()
      expect(inSight?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
      await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      const search = page.getByRole('searchbox', { name: 'Search people' })
      await search.fill('a')
      await search.press('Enter')
      await expect(page).toHaveURL(/searchValue=a/)
      await expect.poll(scrolled).toBe(0)
    })

    await test.step('on a tablet the tools of the list are one line', async () => {
      await becomes(page, 'admin', '/training')
      await page.setViewportSize({ width: 768, height: 1024 })
      const tops = await page
        .locator('[data-search], [data-filters]')
        .or(page.getByRole('link', { name: 'Record a qualification' }))
        .or(moreOfList(page))
        .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().top))
      expect(tops).toHaveLength(4)
      expect(new Set(tops.map(Math.round)).size).toBe(1)
    })

    // Others find the demo world as it was.
    await apiOf(page)('DELETE', `/training-record?trainingRecordId=${trainingRecordId}`)
  },
)
