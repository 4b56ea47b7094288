import { axeAlong } from './axe.ts'
import { expect, signIn, test, toast } from './portal.ts'

// A report that comes with Holdpoint is read, and its rows opened; a copy of it is split, saved,
// edited and deleted. This file runs with and without JavaScript.

test(
  'a report is read, copied, split, saved and deleted',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const title = `What is late ${Date.now()}`
    const main = page.getByRole('main')
    const button = (called: string) => page.getByRole('button', { name: called, exact: true })
    const link = (called: string) => main.getByRole('link', { name: called, exact: true })
    const looks = axeAlong(page, isScripted)
    const number = async () =>
      Number((await main.locator('p > b').first().innerText()).replace(',', ''))

    await test.step('one is found by its words and what it counts', async () => {
      await signIn(page, 'employee', '/reports')
      await expect(page.getByRole('region', { name: 'Yours' })).toContainText('week by week')
      await expect(page.getByRole('region', { name: 'Shared' })).toContainText(
        /By Noor Haddadin-Fox. Every Monday to /,
      )
      await looks()
      await main.getByRole('searchbox', { name: 'Search reports' }).fill('late')
      await main.getByLabel('What is counted').selectOption('Actions')
      await button('Show').click()
      await expect(main.getByRole('listitem')).toHaveCount(1)
      await main.getByRole('searchbox', { name: 'Search reports' }).fill('nothing has this')
      await button('Show').click()
      await expect(main.getByText('No reports found.')).toBeVisible()
      await link('Show all reports').click()
      await link('Actions by priority, overdue or not').click()
      await expect(main.getByText('split by overdue or not, all days')).toBeVisible()
      await looks()
    })

    await test.step('another window says less, and a group leads to its rows', async () => {
      const all = await number()
      await main.getByLabel('Days', { exact: true }).selectOption('The last 7 days')
      await button('Show').click()
      await expect(main.getByText('overdue or not, the last 7 days')).toBeVisible()
      expect(await number()).toBeLessThan(all)
      await page.goBack()
      await expect(main.getByLabel('Days', { exact: true })).toHaveValue('all')
      const row = main.getByRole('row', { name: /^High/ })
      const high = await row.getByRole('cell').last().innerText()
      await row.getByRole('link', { name: 'High' }).click()
      await expect(page).toHaveURL(/\/actions\?.*selectedPriority=high/)
      await expect(main.getByText(new RegExp(`of ${high}\\b`)).first()).toBeVisible()
      await page.goBack()
    })

    await test.step('a copy counts something else, and loses nothing typed', async () => {
      await link('Copy').click()
      await expect(page.getByLabel('Title')).toHaveValue(/^Copy of Actions by priority/)
      // Who may not share reports is not asked about it.
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await looks()
      await page.getByLabel('Title').fill('')
      await page.getByLabel('What is counted').selectOption('Lockouts')
      if (!isScripted) {
        await button('Choose').click()
      }
      await page.getByLabel('Counted by').selectOption('Equipment category')
      await page.getByLabel('Each group split by').selectOption('Equipment category')
      await page.getByLabel('How often you are told of it').selectOption('Every Monday')
      await button('Save').click()
      await expect(page.getByText('Please enter title').first()).toBeVisible()
      await expect(page.getByLabel('Counted by')).toHaveValue('category')
      await page.getByLabel('Title').fill(title)
      await button('Save').click()
      await expect(page.getByText('Choose something else to split by.').first()).toBeVisible()
      await expect(page.getByLabel('Title')).toHaveValue(title)
      await page.getByLabel('Each group split by').selectOption('State')
      await button('Save').click()
      await expect(toast(page, 'Report saved.')).toBeVisible()
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(
        main.getByText('Lockouts by equipment category, split by state, all days'),
      ).toBeVisible()
      await expect(main.getByText(/^Every Monday to /)).toBeVisible()
    })
    const here = new URL(page.url()).pathname

    await test.step('it is edited', async () => {
      await link('Edit').click()
      await expect(page.getByRole('heading', { name: 'Edit report', level: 1 })).toBeVisible()
      await page.getByLabel('Days').selectOption('The last 365 days')
      await page.getByLabel('How often you are told of it').selectOption('Not at all')
      await button('Save').click()
      await expect(main.getByText('split by state, the last 365 days')).toBeVisible()
    })

    await test.step('nobody else opens it, and it is deleted after a question', async () => {
      await signIn(page, 'admin', '/reports')
      await expect(page.getByRole('region', { name: 'Of others' })).toContainText(title)
      await signIn(page, 'colleague', here)
      await expect(page).toHaveURL(/\/no-access\?type=report/)
      await page.goto('/reports')
      await expect(page.getByRole('region', { name: 'Yours' })).toContainText('made none yet')
      await signIn(page, 'employee', here)
      await link('Delete').click()
      await expect(page.getByText(/Are you sure you want to delete this report/)).toBeVisible()
      await looks()
      await page.getByRole('link', { name: 'No', exact: true }).click()
      await link('Delete').click()
      await button('Yes').click()
      await expect(toast(page, 'The report was deleted.')).toBeVisible()
      await expect(link(title)).toHaveCount(0)
    })
  },
)
