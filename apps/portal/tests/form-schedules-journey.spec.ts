import { axeAlong } from './axe.ts'
import { becomes, expect, signIn, test } from './portal.ts'

// A form is assigned to somebody, waits for them, says why it cannot be done, and is begun when it is
// assigned once more. This file runs with and without JavaScript.

test(
  'a form is assigned, waits in My Forms until it is begun, and its schedule says what became of it',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const title = `Walk the pad ${isScripted ? 'today' : 'this shift'}`
    const status = page.getByRole('main')

    await test.step('it is assigned to one person by name', async () => {
      await signIn(page, 'admin', '/form-schedules/edit')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Please choose a form.')).toBeVisible()
      // All that is wrong is said at once, and how much of it at the top, which leads to each field.
      const top = page.getByRole('alert', { name: '3 things are to be put right' })
      await expect(page.getByText('Please choose who is asked.')).toBeVisible()
      await expect(
        isScripted ? page.getByLabel('Form', { exact: true }) : top.getByRole('heading'),
      ).toBeFocused()
      await top.getByRole('link', { name: 'People by name' }).click()
      await expect(page.getByRole('group', { name: 'People by name' })).toBeFocused()
      await expect(page.getByRole('group', { name: 'On some days of the week' })).toBeHidden()
      await page.getByLabel('How often').selectOption('Once')
      await page.getByLabel('Form', { exact: true }).selectOption('Wellsite Walkaround')
      await page.getByLabel('Name', { exact: true }).fill(title)
      await page.getByLabel(/^Note to whoever/).fill('Look at the hoses first.')
      await page.getByLabel('Opens at').fill('00:00')
      const people = page.getByRole('group', { name: 'People by name' })
      if (isScripted) {
        await people.getByRole('combobox').fill('Wren')
        await page.getByRole('option', { name: 'Wren Abernethy-Cole' }).click()
      } else {
        await people.getByRole('searchbox').fill('Wren')
        await people.getByRole('button', { name: /Find/ }).click()
      }
      await people.getByLabel('Wren Abernethy-Cole').check()
      await looks()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(status).toContainText('0 of 1 done')
      await looks()
    })
    const schedule = new URL(page.url()).pathname

    await test.step('it waits for them, with its note and when it is due', async () => {
      await becomes(page, 'colleague', '/')
      await expect(page.getByRole('main')).toContainText('Assigned to you')
      await page.goto('/my-forms?section=ongoing')
      const row = page.getByRole('row').filter({ hasText: 'Pending' }).first()
      await expect(row).toContainText(/due/i)
      await looks()
      await row.getByRole('link', { name: 'Wellsite Walkaround', exact: true }).click()
      await expect(page.getByText('Look at the hoses first.')).toBeVisible()
      await looks()
    })

    await test.step('the schedule says so', async () => {
      await becomes(page, 'admin', schedule)
      await expect(page.getByRole('main')).toContainText('Wren Abernethy-Cole')
      await page.getByRole('link', { name: /^Hand on what Wren/ }).click()
      await expect(page.getByRole('dialog')).toContainText('Hand on to somebody else')
      await looks()
    })
  },
)
