import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { expect, question, signIn, test, toast } from './portal.ts'

// What a reviewer hands back comes to its submitter as just those questions, each with what is said of
// it; a form that was reopened says by whom and why. This file runs with and without JavaScript.

type Reviewed = { submitter: { fullName: string }; failures: { label: string }[] }

/** An entry of the employee's that waits for the reviewer, and what failed in it, if that is asked. */
async function entryToReview(
  page: Page,
  hasFailed: boolean,
): Promise<{ id: string; failures: Reviewed['failures'] }> {
  const answer = await page.request.get('/api/v1/pending-approvals?kind=form&pLimit=50')
  const { content }: { content: { data: { recordId: string }[] } } = await answer.json()
  for (const { recordId: id } of content.data) {
    const info = await page.request.get(`/api/v1/review-form-info?myFormId=${id}`)
    const { content: read }: { content: Reviewed } = await info.json()
    if (read.submitter.fullName === 'Dario Quintanilla' && read.failures.length > 0 === hasFailed) {
      return { id, failures: read.failures }
    }
  }
  throw new Error('The demo world has no such entry.')
}

test(
  'what is handed back is all that its submitter sees, with the note beside each question',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    await signIn(page, 'reviewer', '/pending-approvals')
    const { id, failures } = await entryToReview(page, true)
    const [failure] = failures
    const label = failure?.label ?? ''
    await page.goto(`/review-form/review-form-question/${id}`)
    await page.getByRole('link', { name: `Hand back: ${label}` }).click()
    const dialog = page.getByRole('dialog', { name: 'What is to be changed?' })
    await expect(dialog.getByRole('checkbox', { name: label })).toBeChecked()
    await dialog.getByLabel(`What is to be changed: ${label}`).fill('Look once more')
    await dialog.getByRole('button', { name: 'Request change' }).click()
    await expect(toast(page, 'Handed back.')).toBeVisible()

    // From the list, to just that question.
    await signIn(page, 'employee', `/my-form/fill-out/${id}`)
    const plates = page
      .getByRole('main')
      .locator('[id^="q-"]:visible')
      .filter({ has: page.getByRole('radio') })
    await expect(plates).toHaveCount(1)
    await expect(page.getByText('Priyanka Ramasundaram asks:')).toBeVisible()
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
    await expect(plates).toHaveCount(1)

    await question(page, label)
      .getByRole('radio', { name: 'Yes', exact: true })
      .check({ force: true })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, /^Form submitted\./)).toBeVisible()
    await signIn(page, 'reviewer', `/review-form/review-form-question/${id}`)
    await expect(part).toHaveCount(0)
    await expect(page.getByRole('region', { name: /need|Nothing failed/ })).not.toContainText(label)
  },
)

test('a form that came back for filling says from whom and why', async ({ page }) => {
  await signIn(page, 'reviewer', '/pending-approvals')
  const { id } = await entryToReview(page, false)
  await page.goto(`/review-form/review-form-question/${id}?dialog=move&event=reject`)
  const dialog = page.getByRole('dialog', { name: 'Reject' })
  await dialog.getByLabel('Why?').fill('The wrong well was named')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(toast(page, 'Form rejected.')).toBeVisible()
  await signIn(page, 'employee', `/review-form/review-form-question/${id}`)
  await page.getByRole('form', { name: 'Moves' }).getByRole('button', { name: 'Correct' }).click()
  await expect(page).toHaveURL(/fill-out/)
  const note = page.getByRole('region', { name: 'Rejected' })
  await expect(note).toContainText('Priyanka Ramasundaram rejected this form.')
  await expect(note).toContainText('The wrong well was named')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(toast(page, /^Form submitted\./)).toBeVisible()
})
