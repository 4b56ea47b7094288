import { axeOf } from './axe.ts'
import { becomes, expect, signIn, test } from './portal.ts'

// A file that the operator's program does not take is said to its sender, and stands with the
// administrators. This file runs with and without JavaScript; the program is tooling/checks/refuse-marked.sh.

test(
  'a refused file is named to its sender and to the administrators',
  { tag: '@bench' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const name = `delivery ${isScripted ? 'scanned' : 'photographed'}.txt`
    await signIn(page, 'admin', '/files/new')
    await page.getByLabel('Name', { exact: true }).fill('Delivery notes')
    await page.getByRole('button', { name: 'Add file' }).click()
    await page.getByText('Add a version').click()
    const buffer = Buffer.from('not-to-be-taken')
    const field = page.getByLabel('PDF, Word, Excel, text or picture')
    await field.setInputFiles({ name, mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: 'Add this version' }).click()
    await expect(page.getByText('It is marked as harmful.').first()).toBeVisible()

    await page.goto('/settings')
    await page.getByRole('link', { name: 'Refused files' }).click()
    const refused = page.getByRole('region', { name })
    await expect(refused.getByText('It is marked as harmful.')).toBeVisible()
    await expect(refused.getByText('Noor Haddadin-Fox')).toBeVisible()
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }

    await becomes(page, 'employee', '/settings')
    await expect(page.getByRole('link', { name: 'Refused files' })).toHaveCount(0)
    await page.goto('/settings/refused-files')
    await expect(page).toHaveURL(/no-access\?type=settings/)
  },
)
