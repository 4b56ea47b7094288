import type { Page } from '@playwright/test'
import { handedInAudit } from './audits.ts'
import { becomes, expect, signIn, test, type DemoRole } from './portal.ts'

// A form whose access is limited, seen by those whom it stays with and by those who may read all
// forms else. This file runs with and without JavaScript.

/** What somebody gets of the entry: its page, its paper, and what a search for its number finds. */
async function seenBy(page: Page, role: DemoRole, id: string, number: string) {
  await becomes(page, role, `/review-form?section=all&search=${number}`)
  const found = await page.locator(`main a[href*="${id}"]`).count()
  const paper = await page.request.get(`/my-forms/pdf/${id}`)
  const answer = await page.goto(`/review-form/review-form-question/${id}`)
  return { isFound: found > 0, paper: paper.status(), page: answer?.status() }
}

const whole = { isFound: true, paper: 200, page: 200 }
const nothing = { isFound: false, paper: 403, page: 403 }

test(
  'a form of limited access stays with its submitter, its steps and who was chosen',
  { tag: '@scriptless' },
  async ({ page }) => {
    await signIn(page, 'employee')
    const id = await handedInAudit(page)
    const answer = await page.request.get(`/api/v1/my-form-detail?myFormId=${id}`)
    const { content }: { content: { entry: { number: string } } } = await answer.json()
    const { number } = content.entry
    expect(await seenBy(page, 'approver', id, number)).toEqual(whole)
    expect(await seenBy(page, 'admin', id, number)).toEqual(whole)

    await becomes(page, 'manager', `/review-form/review-form-question/${id}`)
    await page.getByRole('link', { name: 'Access', exact: true }).click()
    const part = page.getByRole('region', { name: 'Limited access' })
    await part.getByRole('button', { name: 'Turn on limited access' }).click()
    await expect(part).toContainText('On: only the people below can open this form.')

    for (const role of ['employee', 'manager', 'reviewer'] as const) {
      const { page: status } = await seenBy(page, role, id, number)
      expect(status, role).toBe(200)
    }
    for (const role of ['approver', 'admin'] as const) {
      expect(await seenBy(page, role, id, number), role).toEqual(nothing)
    }
  },
)
