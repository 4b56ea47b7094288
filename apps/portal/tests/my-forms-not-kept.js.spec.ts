import { apiOf, submitElsewhere } from './elsewhere.ts'
import { startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, question, test } from './portal.ts'

// A page whose form was changed beside it says so, and offers what helps.

test('a form that was submitted elsewhere is loaded anew, with what was typed', async ({
  page,
}) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  await page.goto(`/my-form/fill-out/${id}`)
  await expect(page.getByText('Saves as you go')).toBeVisible()
  await submitElsewhere(page, id)
  await question(page, 'best practice').getByRole('textbox').first().fill('Painted hose ramps')
  const bar = page.getByText(/^Not saved: changed elsewhere, or in another tab/)
  await expect(bar.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/^Not submitted: load the form anew first/)).toBeVisible()
  await page.getByRole('button', { name: 'Load it anew' }).click()
  await expect(page.getByText('no longer open for filling, so these answers')).toBeVisible()
  await expect(page.getByLabel(/best practice/i)).toHaveValue('Painted hose ramps')
})

test('what cannot be saved is not left out of what is submitted', async ({ page }) => {
  await arriveAs(page, 'employee')
  await page.goto(`/my-form/fill-out/${await startedEntry(page)}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const gas = question(page, 'gas').getByRole('textbox').first()
  await gas.fill('4')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await gas.fill('1x')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(gas).toBeFocused()
  await expect(page.getByRole('status').getByText('1 answer cannot be saved yet')).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/my-form-submit'))).toEqual([])
})

test(
  'an answer that was changed elsewhere is named at Submit too',
  { tag: '@bench' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    const id = await startedEntry(page)
    await page.goto(`/my-form/fill-out/${id}`)
    await expect(page.getByText('Saves as you go')).toBeVisible()
    const changes = [{ key: 'gas_reading', value: 2.5 }]
    await apiOf(page)('POST', '/my-form-fill', { myFormId: id, changes })
    await question(page, 'gas').getByRole('textbox').first().fill('4')
    await expect(page.getByText('1 answer waits for your choice').first()).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(/^Not submitted: 1 answer was changed elsewhere/)).toBeVisible()
  },
)
