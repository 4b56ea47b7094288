import { axeAlong } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

// Whoever keeps the settings enters a country and a district in it, and a person then works there.
// This file runs with and without JavaScript.

test(
  'a country and a district are entered, a person is put there, and what is used is retired',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const dialog = page.getByRole('dialog')
    const row = (name: string) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await signIn(page, 'admin', '/settings/lists')

    await test.step('a country', async () => {
      await page.getByRole('link', { name: 'Add a country' }).click()
      await dialog.getByLabel('Code').fill('NO')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Please enter a name.').first()).toBeVisible()
      await expect(dialog.getByLabel('Code')).toHaveValue('NO')
      await dialog.getByLabel('Name').fill('Norway')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row('Norway')).toBeVisible()
      await looks()
    })

    await test.step('a district in it', async () => {
      await page.getByRole('link', { name: 'Districts', exact: true }).click()
      await page.getByRole('link', { name: 'Add a district' }).click()
      await dialog.getByLabel('Code').fill('STV')
      await dialog.getByLabel('Name').fill('Stavanger')
      await dialog.getByLabel('Country').selectOption('Norway')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row('Stavanger')).toContainText('Not used yet')
    })

    await test.step('a person works there', async () => {
      await page.goto('/employees-and-permissions?searchValue=colleague%40holdpoint.example')
      await page.getByRole('main').getByRole('link', { name: 'Abernethy-Cole' }).first().click()
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await page.getByLabel('District').selectOption('Stavanger')
      await page.getByLabel('Country').selectOption('')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Stavanger')).toBeVisible()
      await looks()
    })

    await test.step('a customer comes from a table', async () => {
      await page.goto('/settings/lists?list=customers')
      await page.getByRole('link', { name: 'From a table' }).click()
      await page.getByLabel('Table', { exact: true }).setInputFiles({
        ...{ name: 'customers.csv', mimeType: 'text/csv' },
        buffer: Buffer.from('Name\nFjordline Energy\nX\n'),
      })
      await page.getByRole('button', { name: 'Look at the rows' }).click()
      await expect(page.getByText('Nothing has been changed yet.')).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: 'Refused' })).toContainText('X')
      await looks()
      await page.getByRole('button', { name: 'Take over 1 entry' }).click()
      await page.getByRole('link', { name: 'See the list' }).click()
      await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('Fjordline')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(row('Fjordline Energy')).toContainText('Not used yet')
    })

    await test.step('what is used is retired, and offered no more', async () => {
      await page.goto('/settings/lists?list=districts&search=Stavanger')
      await expect(row('Stavanger')).toContainText('1 person')
      await row('Stavanger').getByLabel('What to do with Stavanger').click()
      await row('Stavanger').getByRole('button', { name: 'Retire' }).click()
      await expect(page.getByText('Stavanger retired.').first()).toBeVisible()
      await page.getByRole('link', { name: 'Retired ones' }).click()
      await expect(row('Stavanger')).toBeVisible()
    })
  },
)
