import { test } from '@playwright/test'
import { deviceIsOpen } from './offline-parts.ts'
import { expect, isAlive, photo, question, signIn, toast } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// A network that fails is an error in the console, so this test does not forbid them.

test('a form is handed in once what its sub-form keeps on this device was sent', async ({
  page,
}) => {
  const stamp = Date.now()
  const [statement, incident] = [`Witness ${stamp}`, `Spill ${stamp}`]
  const answer = (text: string) =>
    question(page, 'What was seen').getByRole('textbox').first().fill(text)
  const submit = () => page.getByRole('button', { name: 'Submit' }).click()
  await signIn(page, 'admin', '/places')
  const pictures = { key: 'pictures', type: 'photo', label: { en: 'Pictures of it' } }
  const statementId = await make(page, statement, [pictures])
  await publish(page, statementId)
  const formId = await make(page, incident)
  await publish(page, formId, [{ form: statementId, min: 1, max: 1 }])
  const here = `/my-form/fill-out/${await start(page, formId)}`

  await page.goto(here)
  await isAlive(page)
  await answer('The hose came off.')
  await page.getByRole('button', { name: `Add ${statement}` }).click()
  await page.waitForURL((url) => url.pathname !== here)
  await isAlive(page)
  await deviceIsOpen(page)
  await answer('I stood at the pump.')
  await page.route('**/api/v1/my-form-answer-images', (route) => route.abort())
  await question(page, 'Pictures of it').locator('input[type="file"]').setInputFiles(photo)
  await expect(page.getByText('Trying again')).toBeVisible()
  // The page goes on once the photo is on the disk, which takes a moment.
  await expect(async () => {
    await page.getByRole('button', { name: new RegExp(incident) }).click()
    await page.waitForURL(`${here}#sub-forms`, { timeout: 2000 })
  }).toPass()

  await isAlive(page)
  // Slow enough for the overlay, under which nothing takes the focus and which gives it back.
  await page.route('**/api/v1/my-form-fill', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await submit()
  await expect(page.getByText('Processing...')).toBeVisible()
  await expect(
    page.getByText('Not submitted yet: this device holds answers or photos'),
  ).toBeVisible()
  await page.unroute('**/api/v1/my-form-fill')
  const part = page.getByRole('region', { name: 'Sub-forms' })
  await expect(part.locator(':focus')).toHaveText('Sub-forms')
  await expect(part.getByRole('listitem')).toContainText('Filled')

  await page.unroute('**/api/v1/my-form-answer-images')
  await part.getByRole('listitem').getByRole('button').click()
  await page.waitForURL((url) => url.pathname !== here)
  // The queue may send the photo while this page comes, which is read anew then.
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(incident) }).click()
  await page.waitForURL(`${here}#sub-forms`)
  await isAlive(page)
  await submit()
  await expect(toast(page, 'Form submitted.')).toBeVisible()
})
