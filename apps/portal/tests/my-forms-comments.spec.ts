import type { Page } from '@playwright/test'
import { countsOf, dialogOf, rowOf, startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, signIn, test, toast } from './portal.ts'

// Comments on an entry. This file runs twice: with JavaScript a comment shows at once, without it
// the page is drawn anew, and both say and keep the same.

const threadOf = (id: string) => `/my-forms?section=ongoing&dialog=comments&id=${id}`

async function write(page: Page, text: string, privacy?: 'Public' | 'Private'): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a comment' })
  await form.getByLabel('Comment', { exact: true }).fill(text)
  if (privacy !== undefined) {
    await form.getByRole('radio', { name: new RegExp(`^${privacy}`) }).check()
  }
  await form.getByRole('button', { name: 'Add comment' }).click()
}

function comment(page: Page, text: string) {
  return dialogOf(page).getByRole('listitem').filter({ hasText: text })
}

test(
  'comments are added, public unless said otherwise, and the row counts them',
  { tag: '@journey' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    const id = await startedEntry(page)
    await page.goto('/my-forms?section=ongoing')
    await countsOf(rowOf(page, id)).click()
    await expect(dialogOf(page).getByText('No comments found.', { exact: true })).toBeVisible()
    await expect(dialogOf(page).getByRole('radio', { name: /^Public/ })).toBeChecked()
    await write(page, 'First: the north gate sticks')
    await expect(comment(page, 'the north gate')).toContainText('Dario Quintanilla')
    await expect(comment(page, 'the north gate')).toContainText('Public')
    await expect(comment(page, 'the north gate').locator('time')).toHaveAttribute(
      'title',
      /\d{4}, /,
    )
    await write(page, 'Second: tell nobody', 'Private')
    await expect(comment(page, 'tell nobody')).toContainText('Private')
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(2)
    await expect(dialogOf(page).getByRole('listitem').first()).toContainText('First')
    await dialogOf(page).getByRole('link', { name: 'Close' }).click()
    await expect(countsOf(rowOf(page, id))).toHaveText(/^2 comments/)
  },
)

test('a comment that is empty or too long is said at the field, and its text is kept', async ({
  page,
}) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  await page.goto(threadOf(id))
  const field = dialogOf(page).getByLabel('Comment', { exact: true })
  await write(page, '   ')
  await expect(dialogOf(page).getByText('Please enter comment.')).toBeVisible()
  const long = 'x'.repeat(101)
  await write(page, long, 'Private')
  await expect(
    dialogOf(page).getByText('Comment must be at most 100 characters long.'),
  ).toBeVisible()
  await expect(field).toHaveValue(long)
  await expect(dialogOf(page).getByRole('radio', { name: /^Private/ })).toBeChecked()
  await write(page, 'x'.repeat(100))
  await expect(comment(page, 'x'.repeat(100))).toContainText('Private')
})

test(
  'the author edits a comment, and deletes it after the question',
  { tag: '@journey' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    const id = await startedEntry(page)
    await page.goto(threadOf(id))
    await write(page, 'Two cones missing')
    await comment(page, 'Two cones').getByRole('link', { name: /^Edit/ }).click()
    const form = page.getByRole('form', { name: 'Edit' })
    await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('Two cones missing')
    await form.getByLabel('Comment', { exact: true }).fill('Three cones missing')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(comment(page, 'Three cones missing')).toContainText('Edited')
    await expect(form).toHaveCount(0)

    await comment(page, 'Three cones')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await expect(dialogOf(page)).toContainText('Are you sure you want to delete this comment?')
    await dialogOf(page).getByRole('link', { name: 'No', exact: true }).click()
    await expect(comment(page, 'Three cones')).toBeVisible()
    await comment(page, 'Three cones')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(toast(page, 'Comment deleted.')).toBeVisible()
    await expect(dialogOf(page).getByText('No comments found.', { exact: true })).toBeVisible()
  },
)

test('an admin reads and deletes what others wrote, and edits none of it', async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  await page.goto(threadOf(id))
  await write(page, 'For reviewers alone', 'Private')
  await expect(comment(page, 'For reviewers')).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true })
  const admin = await context.newPage()
  await signIn(admin, 'admin', threadOf(id))
  await expect(comment(admin, 'For reviewers')).toBeVisible()
  await expect(comment(admin, 'For reviewers').getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await comment(admin, 'For reviewers')
    .getByRole('link', { name: /^Delete/ })
    .click()
  await dialogOf(admin).getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(dialogOf(admin).getByText('No comments found.', { exact: true })).toBeVisible()
  await context.close()
})

test(
  'a comment that was changed or deleted meanwhile shows both texts and loses none',
  { tag: '@bench' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    const id = await startedEntry(page)
    await page.goto(threadOf(id))
    await write(page, 'As it was')
    await comment(page, 'As it was').getByRole('link', { name: /^Edit/ }).click()
    const form = page.getByRole('form', { name: 'Edit' })
    await expect(form).toBeVisible()

    const other = await page.context().newPage()
    await other.goto(page.url())
    const theirs = other.getByRole('form', { name: 'Edit' })
    await theirs.getByLabel('Comment', { exact: true }).fill('From the other window')
    await theirs.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(comment(other, 'From the other window')).toContainText('Edited')

    await form.getByLabel('Comment', { exact: true }).fill('From this window')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form.getByText('Somebody changed this in the meantime.')).toBeVisible()
    await expect(form).toContainText('From the other window')
    await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('From this window')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(comment(page, 'From this window')).toContainText('Edited')
    await expect(form).toHaveCount(0)

    await comment(page, 'From this window').getByRole('link', { name: /^Edit/ }).click()
    await form.getByLabel('Comment', { exact: true }).fill('Not to be lost')
    await other.goto(threadOf(id))
    await comment(other, 'From this window')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await dialogOf(other).getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(toast(other, 'Comment deleted.')).toBeVisible()
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      dialogOf(page).getByText('This comment was deleted in the meantime.'),
    ).toBeVisible()
    const again = page.getByRole('form', { name: 'Add a comment' })
    await expect(again.getByLabel('Comment', { exact: true })).toHaveValue('Not to be lost')
    await again.getByRole('button', { name: 'Add comment' }).click()
    await expect(comment(page, 'Not to be lost')).toBeVisible()
  },
)
