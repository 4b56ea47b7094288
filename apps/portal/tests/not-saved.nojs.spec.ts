import { demoPassword, expect, photo, signInByHand, test } from './portal.ts'

// What is typed without a script stands nowhere but in the form that is sent. This file runs without
// JavaScript.

test('what was typed outlives a session that ends, and files that are not taken', async ({
  page,
  context,
}) => {
  await signInByHand(page, 'employee', '/actions/new')
  await page.getByLabel('What is to be done').fill('Hose worn through at the second clamp')
  const found = page.getByLabel('What was found, and how to cure it')
  await found.fill('Seen at the walk round.\nTagged, not yet taken out.')
  await page.getByText('Photos and files of what was found').click()
  await page.locator('input[type=file]').first().setInputFiles(photo)
  const [session] = (await context.cookies()).filter(({ name }) => name === 'hp')
  if (session === undefined) {
    throw new Error('Nobody is signed in.')
  }
  await context.addCookies([{ ...session, value: 'x'.repeat(43) }])
  await page.getByRole('button', { name: 'Raise action' }).click()

  await expect(page.getByRole('heading', { name: 'This was not saved' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Authentication Failed.')
  expect((await context.cookies()).filter(({ name }) => name === 'hp')).toEqual([])

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in in a new tab' }).click()
  const other = await opened
  await other.getByLabel('Work email').fill('employee@holdpoint.example')
  await other.getByLabel('Password', { exact: true }).fill(demoPassword)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'You are signed in again' })).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Send it without the files' }).click()
  // The form is answered as any other, here with what it still lacks.
  await expect(found).toHaveValue('Seen at the walk round.\nTagged, not yet taken out.')
})
