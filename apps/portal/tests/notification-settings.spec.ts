import { axeOf } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

// What somebody is told, by which road, and when not. This file runs with and without JavaScript.

test(
  'is chosen group by group, and a wrong time loses nothing',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    await signIn(page, 'approver', '/settings')
    await page.getByRole('link', { name: 'Notifications What you are' }).click()
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    const group = (name: string) => page.getByRole('group', { name })
    await expect(group('Waits for you')).toContainText('Always in your inbox')
    await group('From others').getByLabel('In your inbox').uncheck()
    await group('From others').getByLabel('By mail').selectOption('Once a day')
    await page.getByLabel('No mails from').fill('22:00')
    await page.getByLabel('No mails until').fill('')
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByText('Enter both times, or neither.')).toBeVisible()
    await expect(group('From others').getByLabel('In your inbox')).not.toBeChecked()
    await expect(group('From others').getByLabel('By mail')).toHaveValue('daily')
    await page.getByLabel('No mails until').fill('05:30')
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByText('Settings saved.').first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('No mails until')).toHaveValue('05:30')
    await expect(group('From others').getByLabel('In your inbox')).not.toBeChecked()
    await expect(group('From others').getByLabel('By mail')).toHaveValue('daily')
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
  },
)

test(
  'a link of a mail that is not whole ends nothing, and says so',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/unsubscribe?mails=somebody.else')
    await page.getByRole('button', { name: 'End all mails about notifications' }).click()
    await expect(page.getByRole('heading', { name: 'This link ends nothing' })).toBeVisible()
  },
)

test('a mail program posts to the same address, with no cookie', async ({ page, request }) => {
  await page.goto('/unsubscribe?mails=somebody.else')
  const answer = await request.post('/unsubscribe?mails=somebody.else', {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toBe('This link ends nothing.')
})

test('an address that opens something by itself is told to nobody, and kept nowhere', async ({
  page,
}) => {
  for (const address of [
    '/unsubscribe?mails=a.b',
    '/shared-form?share=a.b',
    '/sds/kiosk/hpp_no',
    '/paper?code=0',
  ]) {
    const headers = (await page.goto(address))?.headers()
    expect([headers?.['referrer-policy'], headers?.['cache-control']], address).toEqual([
      ...['same-origin', 'no-store'],
    ])
  }
})
