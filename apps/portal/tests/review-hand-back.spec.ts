import { handedInAudit } from './audits.ts'
import { axeOf } from './axe.ts'
import { becomes, expect, question, signIn, test, toast } from './portal.ts'

// What a reviewer hands back comes to its submitter as just those questions, each with what is said of
// it; a form that was reopened says by whom and why. This file runs with and without JavaScript.

const label = 'Are the transport papers complete?'

test(
  'what is handed back is all that its submitter sees, with the note beside each question',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    await signIn(page, 'employee')
    const id = await handedInAudit(page, 'transport_papers')
    await becomes(page, 'manager', `/review-form/review-form-question/${id}`)
    await page.getByRole('link', { name: `Hand back: ${label}` }).click()
    const dialog = page.getByRole('dialog', { name: 'What is to be changed?' })
    await expect(dialog.getByRole('checkbox', { name: label })).toBeChecked()
    await dialog.getByLabel(`What is to be changed: ${label}`).fill('Look once more')
    await dialog.getByRole('button', { name: 'Hand back' }).click()
    await expect(toast(page, 'Handed back.')).toBeVisible()

    // Said in the list; the form opens to just that question.
    await becomes(page, 'employee', '/my-forms?section=completed')
    const row = page.getByRole('main').locator(`:has(> * a[href*="${id}"])`)
    await expect(row.getByText('Handed back to you').first()).toBeVisible()
    await page.goto(`/my-form/fill-out/${id}`)
    const plates = page
      .getByRole('main')
      .locator('[id^="q-"]:visible')
      .filter({ has: page.getByRole('radio') })
    await expect(plates).toHaveCount(1)
    await expect(page.getByText('Halvard Osei-Lund asks:')).toBeVisible()
    await expect(page.getByText('Look once more')).toHaveCount(1)
    const part = page.getByRole('region', { name: 'Handed back' })
    await part.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(/#q-/)
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }

    await part.getByRole('link', { name: 'Open the whole form' }).click()
    await expect(page).toHaveURL(/only=0/)
    await expect(page.getByRole('main').locator('[id^="q-"]').nth(5)).toBeAttached()
    await part.getByRole('link', { name: 'Show only what was handed back' }).click()
    await expect(page).not.toHaveURL(/only=0/)
    await expect(plates).toHaveCount(1)

    // A press within the frame in which the page has come is older than the page.
    const yes = question(page, label).getByRole('radio', { name: 'Yes', exact: true })
    await expect(async () => {
      await yes.check({ force: true })
      await expect(yes).toBeChecked({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, /^Form submitted\./)).toBeVisible()
    await becomes(page, 'manager', `/review-form/review-form-question/${id}`)
    await expect(part).toHaveCount(0)
    await expect(page.getByRole('region', { name: /need|Nothing failed/ })).not.toContainText(label)
  },
)

test(
  'a form that came back for filling says from whom and why',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee')
    const id = await handedInAudit(page)
    await becomes(
      page,
      'manager',
      `/review-form/review-form-question/${id}?dialog=move&event=reject`,
    )
    const dialog = page.getByRole('dialog', { name: 'Reject' })
    await dialog.getByLabel('Why?').fill('The wrong well was named')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(toast(page, 'Form rejected.')).toBeVisible()
    await becomes(page, 'employee', `/review-form/review-form-question/${id}`)
    await page.getByRole('form', { name: 'Moves' }).getByRole('button', { name: 'Correct' }).click()
    await expect(page).toHaveURL(/fill-out/)
    const note = page.getByRole('region', { name: 'Rejected' })
    await expect(note).toContainText('Halvard Osei-Lund rejected this form.')
    await expect(note).toContainText('The wrong well was named')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, /^Form submitted\./)).toBeVisible()
  },
)
