import { axeOf } from './axe.ts'
import { byKeys } from './by-keys.ts'
import { becomes, expect, photo, signIn, test, toast } from './portal.ts'

// A critical message is written, wanting everything first, stands over the reader's pages until it is
// acknowledged, is counted and recalled. This file runs with and without JavaScript.

const everywhere = ['Country', 'District', 'Department', 'Business unit', 'Job title']

/** Local time of a wall, so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)

test(
  'a critical message stands over every page until it is acknowledged, and leaves its trace',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const title = `Stop the cranes ${Date.now()}`
    await signIn(page, 'manager', '/message-center')
    await page.getByRole('link', { name: 'Write message' }).first().click()
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    for (const missing of [
      'Please select category',
      'Please upload image',
      'Please enter description',
      'Please select end date and time',
      'Please select country',
      'Please select job title',
    ]) {
      await expect(page.getByText(missing, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
    await page.getByLabel('Category').selectOption('weather')
    await page.getByLabel('Priority').selectOption('critical')
    await page.getByLabel('Description').fill('Gusts of 50 mph until tonight.')
    await page.getByLabel('Picture').setInputFiles(photo)
    await page.getByLabel('Start', { exact: true }).fill(inDays(-1))
    await page.getByLabel('End', { exact: true }).fill(inDays(3))
    for (const part of everywhere) {
      await page.getByRole('group', { name: part }).getByLabel('All').check()
    }
    await page.getByRole('group', { name: 'Crew' }).getByLabel('F-01').first().check()
    await page.getByRole('button', { name: 'Count people' }).click()
    await expect(page.getByText(/^\d+ people$/)).toBeVisible()
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.locator('article header').getByText('Active')).toBeVisible()
    const message = new URL(page.url()).pathname

    const inSpanish = `Paren las grúas ${title.slice(-4)}`
    await page.getByRole('tab', { name: 'Languages' }).click()
    await page.getByRole('link', { name: 'Español' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Please enter description')).toBeVisible()
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await page.getByLabel('Title', { exact: true }).fill(inSpanish)
    await page.getByLabel('Description').fill('Ráfagas hasta la noche.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Saved.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Language' }).getByText('Español').click()
    await expect(page.getByRole('heading', { name: inSpanish, level: 1 })).toBeVisible()

    await becomes(page, 'colleague', '/settings')
    await page.getByLabel('Language of messages').selectOption('es')
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await page.getByRole('button', { name: 'Save language' }).click()
    await expect(toast(page, 'Language saved.')).toBeVisible()
    await page.goto(message)
    await expect(page.getByText('Ráfagas hasta la noche.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Language' }).getByText('English').click()
    await expect(page.getByText('Gusts of 50 mph until tonight.')).toBeVisible()
    await page.goto('/settings')
    await page.getByLabel('Language of messages').selectOption('en')
    await page.getByRole('button', { name: 'Save language' }).click()
    await expect(toast(page, 'Language saved.')).toBeVisible()

    await becomes(page, 'colleague', '/actions')
    const bar = page.getByRole('complementary', { name: 'Critical message' })
    await expect(bar.getByText(title)).toBeVisible()
    await page.goto('/')
    const over = page.getByRole('region', { name: 'Read this before you go on' })
    await expect(over.getByText('Gusts of 50 mph until tonight.')).toBeVisible()
    await byKeys(page, over.getByRole('button', { name: `Acknowledge: ${title}` }))
    await expect(toast(page, 'Acknowledged.')).toBeVisible()
    await expect(over).toHaveCount(0)
    await page.goto(`/message-center?search=${encodeURIComponent(title)}`)
    await expect(page.getByRole('cell', { name: 'Acknowledged' })).toBeVisible()
    await byKeys(page, page.getByRole('link', { name: title }).first())
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

    await becomes(page, 'manager', `${message}?pane=receipts&state=acknowledged`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Acknowledged,' })).toHaveCount(1)
    await page.getByRole('form', { name: 'Moves' }).getByRole('link', { name: 'Recall' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why?').fill('The wind has gone')
    await dialog.getByRole('button', { name: 'Recall' }).click()
    await expect(page.getByText('Recalled: The wind has gone')).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText(/recalled it/)).toBeVisible()
  },
)
