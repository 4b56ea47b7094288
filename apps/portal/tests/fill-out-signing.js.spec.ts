import type { Page } from '@playwright/test'
import { apiOf } from './elsewhere.ts'
import { openedEntry } from './my-forms-entries.ts'
import { arriveAs, demoPassword, expect, isAlive, photo, question, test } from './portal.ts'

const inspector = (page: Page) => question(page, 'Inspector')

/** Signs by name and password. */
async function signByName(page: Page): Promise<void> {
  const plate = inspector(page)
  const typing = plate.getByRole('button', { name: 'Type', exact: true })
  if ((await typing.getAttribute('aria-pressed')) !== 'true') {
    await typing.press('Enter')
  }
  await plate.getByLabel('Your name').fill('Dario Quintanilla')
  await plate.getByLabel('Your password').fill(demoPassword)
  await plate.getByRole('button', { name: 'Sign', exact: true }).press('Enter')
}

test('nobody signs answers that the page does not show', async ({ page }) => {
  await arriveAs(page, 'employee')
  const myFormId = await openedEntry(page)
  const changes = [{ key: 'gas_reading', value: 40 }]
  await apiOf(page)('POST', '/my-form-fill', { myFormId, changes })
  await signByName(page)
  await expect(inspector(page)).toContainText('Not signed: answers were changed elsewhere')
  await page.reload()
  await isAlive(page)
  await expect(question(page, 'Gas monitor reading').getByRole('textbox').first()).toHaveValue('40')
  await signByName(page)
  await expect(inspector(page).getByRole('button', { name: 'Sign again' })).toBeVisible()
})

test('the keyboard stays at a question whose control goes away', async ({ page }) => {
  await arriveAs(page, 'employee')
  await openedEntry(page)
  await signByName(page)
  await inspector(page).getByRole('button', { name: 'Sign again' }).press('Enter')
  await expect(inspector(page)).toBeFocused()
  await inspector(page).getByRole('button', { name: 'Keep the signature' }).press('Enter')
  await expect(inspector(page)).toBeFocused()
})

test('that a photo is not taken is heard, and stands at the field', async ({ page }) => {
  await arriveAs(page, 'employee')
  await openedEntry(page)
  const plate = question(page, 'Best practice seen')
  await plate.getByRole('checkbox', { name: /photo/ }).check()
  const field = plate.locator('input[type="file"]')
  await field.setInputFiles({ ...photo, buffer: Buffer.alloc(0) })
  await expect(plate.getByRole('alert')).toContainText('This photo')
  await expect(field).toHaveAccessibleDescription(/This photo/)
})
