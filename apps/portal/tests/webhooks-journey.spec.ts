import { axeAlong } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

// A webhook is made, its secret copied, tried, paused and deleted. This file runs with and without
// JavaScript. What is sent, and that it is signed, is proved by the server's tests.

test(
  'a webhook is made, shows its secret once, and says what became of each post',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const name = `Intranet ${isScripted ? 'one' : 'two'}`
    await signIn(page, 'admin', '/settings')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Webhooks/ })
      .click()
    await page.getByRole('link', { name: 'New webhook' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Address').fill('http://intranet.example/holdpoint')
    const submitted = page.locator('input[value="my_form.submitted"]')
    await page.locator('details').filter({ has: submitted }).locator('summary').click()
    await submitted.check()
    await page.getByRole('button', { name: 'Make webhook' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expect(page.getByText(/https/).first()).toBeVisible()
    await page.getByLabel('Address').fill('https://localhost/holdpoint')
    await page.getByRole('button', { name: 'Make webhook' }).click()
    await expect(page.getByText(/on this machine or in a private network/).first()).toBeVisible()
    await looks()
    // A name that is never there, by its standard.
    await page.getByLabel('Address').fill('https://intranet.invalid/holdpoint')
    await page.getByRole('button', { name: 'Make webhook' }).click()
    await expect(page.getByText(/^whsec_/).or(page.locator('input[value^="whsec_"]'))).toBeVisible()
    await looks()
    await page.getByRole('link', { name: 'Open the webhook' }).click()
    await page.getByRole('button', { name: 'Send a test event' }).click()
    await expect(page.getByRole('main').getByText('Waiting', { exact: true }).last()).toBeVisible()
    await looks()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible()
  },
)
