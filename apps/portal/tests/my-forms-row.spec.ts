import type { Page } from '@playwright/test'
import { dialogOf, pagedTo, rowOf, startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, signIn, test } from './portal.ts'

// A row of the list and what it opens. This file runs twice, with and without JavaScript.

const completed = '/my-forms?section=completed&selectedStartDate=none'
const signature = '/my-forms?section=signature&selectedStartDate=none'

function votes(page: Page) {
  return page
    .getByRole('row')
    .getByRole('button', { name: /^Upvote/ })
    .first()
}

test(
  'a vote is given and taken back, and the count is always true',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page, 'employee', signature)
    const before = {
      pressed: await votes(page).getAttribute('aria-pressed'),
      count: Number(await votes(page).locator('.hp-upvote-count').innerText()),
    }
    const isVoted = before.pressed === 'true'
    await votes(page).click()
    const after = before.count + (isVoted ? -1 : 1)
    await expect(votes(page)).toHaveAttribute('aria-pressed', String(!isVoted))
    await expect(votes(page)).toContainText(String(after))
    await expect(votes(page)).not.toHaveAttribute('aria-busy', 'true')
    await page.reload()
    await expect(votes(page)).toHaveAttribute('aria-pressed', String(!isVoted))
    await expect(votes(page)).toContainText(String(after))
    await votes(page).click()
    await expect(votes(page)).toHaveAttribute('aria-pressed', String(isVoted))
    await expect(votes(page)).toContainText(String(before.count))
    await expect(page).toHaveURL(/section=signature/)
  },
)

test('nobody is offered a vote for their own form', async ({ page }) => {
  await signIn(page, 'employee', completed)
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /\d votes?/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Upvote/ })).toHaveCount(0)
})

test('a long answer is cut, read more shows the rest and read less hides it', async ({ page }) => {
  await signIn(page, 'employee')
  const more = page.getByRole('row').locator('details').filter({ hasText: 'Read more' })
  await pagedTo(page, completed, more)
  const first = more.first()
  await expect(first.locator('p')).toBeHidden()
  await first.getByText('Read more').click()
  await expect(first.locator('p')).toBeVisible()
  expect((await first.locator('p').innerText()).length).toBeGreaterThan(300)
  await first.getByText('Read less').click()
  await expect(first.locator('p')).toBeHidden()
})

test('rows are tagged Elevated and Reopened', async ({ page }) => {
  await signIn(page, 'employee')
  for (const tag of ['Elevated', 'Reopened']) {
    const tagged = page.getByRole('row').getByText(tag, { exact: true })
    await pagedTo(page, completed, tagged)
    await expect(tagged.first()).toBeVisible()
  }
})

test('signatures are complete or pending, by an icon with a word', async ({ page }) => {
  await signIn(page, 'employee', signature)
  await expect(page.getByRole('columnheader', { name: 'Signature' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Pending')
  for (const word of ['All signed', 'Waits for signatures']) {
    await pagedTo(page, completed, page.getByRole('row').getByText(word))
  }
})

test(
  'the menu of a row leads to its dialogs, and offers Share only where it may be',
  { tag: '@journey' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    const id = await startedEntry(page)
    await page.goto('/my-forms?section=ongoing')
    const draft = rowOf(page, id)
    await draft.locator('summary').last().click()
    await expect(draft.getByRole('link', { name: 'View', exact: true })).toBeVisible()
    await expect(draft.getByRole('link', { name: 'Share', exact: true })).toHaveCount(0)
    await draft.getByRole('link', { name: 'Actions', exact: true }).click()
    await expect(dialogOf(page).getByText('No actions found.', { exact: true })).toBeVisible()
    await dialogOf(page).getByRole('link', { name: 'Close' }).click()
    await draft.locator('summary').last().click()
    await draft.getByRole('link', { name: 'Comments', exact: true }).click()
    await expect(dialogOf(page).getByText('No comments found.', { exact: true })).toBeVisible()

    await page.goto(`${completed}&selectedStatus=complete`)
    const done = page.getByRole('row').nth(1)
    await done.locator('summary').last().click()
    const share = done.getByRole('link', { name: 'Share', exact: true })
    await expect(share).toHaveAttribute('href', /dialog=share&id=/)
  },
)

test('the info says what an entry is, who signed it and what happened to it', async ({ page }) => {
  await signIn(page, 'employee', `${completed}&selectedStatus=complete&searchValue=walkaround`)
  const row = page.getByRole('row').nth(1)
  const name = await row.getByRole('link').first().innerText()
  await row.locator('summary').last().click()
  await row.getByRole('link', { name: 'Info', exact: true }).click()
  const info = dialogOf(page)
  await expect(info.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const [term, value] of [
    ['Number', /-\d+/],
    ['Started by', /Dario Quintanilla/],
    ['Score', /%/],
    ['Pass mark', /%/],
    ['Sub-forms', /None/],
  ] as const) {
    const fact = info.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
    await expect(fact.locator('dd')).toContainText(value)
  }
  const notes = info.locator('dl > div').filter({ hasText: 'Notes' })
  await expect(notes.getByText('Read more')).toBeVisible()
  const cut = (await notes.locator('p').innerText()).length
  expect(cut).toBeLessThanOrEqual(101)
  await notes.getByText('Read more').click()
  expect((await notes.locator('p').innerText()).length).toBeGreaterThan(101)
  await notes.getByText('Read less').click()
  for (const part of [/^Signatures and approvals/, /^Attachments/, /^History/]) {
    await info.getByRole('tab', { name: part }).click()
    await expect(info.getByRole('tabpanel', { name: part })).toBeVisible()
    await expect(info.getByRole('tab', { name: part })).toHaveAttribute('aria-selected', 'true')
  }
  // Which of its deeds are the last ones depends on the hour.
  await expect(info.getByRole('tabpanel')).toContainText(
    /submitted the form|signed in review|upvoted|added a comment/,
  )
  await info.getByRole('link', { name: 'View', exact: true }).click()
  await expect(page).toHaveURL(/\/my-form\/fill-out\//)
})

test('the actions of an entry lead to where they were raised', async ({ page }) => {
  await signIn(page, 'employee')
  const some = page.getByRole('row').filter({ hasText: /\d actions?/ })
  await pagedTo(page, completed, some)
  const [, count] = /(\d+) actions?/.exec(await some.first().innerText()) ?? []
  await some.first().locator('summary').last().click()
  await some.first().getByRole('link', { name: 'Actions', exact: true }).click()
  const lines = dialogOf(page).getByRole('listitem')
  await expect(lines).toHaveCount(Number(count))
  await expect(lines.first()).toContainText(
    /Open|Returned|In progress|On hold|To verify|Effective|Closed|Cancelled/,
  )
  await expect(lines.first()).toContainText('Assigned to')
  await expect(lines.first()).toContainText('Due')
  await expect(lines.first().getByRole('link', { name: /^Raised/ })).toHaveAttribute(
    'href',
    /\?tab=[23]$/,
  )
  await lines.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/actions\/\w+$/)
})
