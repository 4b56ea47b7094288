import { commentOn, countsOf, rowOf, startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, signIn, test } from './portal.ts'

// Two people, or two windows, at one list: what is done in one shows in the other by itself.

test('a row counts a comment of somebody else by itself, in every tab of the browser', async ({
  browser,
  page,
}) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  const second = await page.context().newPage()
  const streams: string[] = []
  second.on('request', (request) => {
    if (request.url().includes('/live/my_form')) {
      streams.push(request.url())
    }
  })
  const opened = page.waitForResponse((response) => response.url().includes('/live/my_form'))
  await page.goto('/my-forms?section=ongoing')
  expect((await opened).headers()['content-type']).toContain('text/event-stream')
  await second.goto('/my-forms?section=ongoing')
  for (const tab of [page, second]) {
    await expect(countsOf(rowOf(tab, id))).toHaveText(/^Add a comment/)
  }
  // The stream says first what is known; a change after that is told.
  await page.waitForTimeout(2000)

  const others = await (await browser.newContext()).newPage()
  await signIn(others, 'admin')
  await commentOn(others, id)
  await page.bringToFront()
  await expect(countsOf(rowOf(page, id))).toHaveText(/^1 comment,/, {
    timeout: 15_000,
  })
  await second.bringToFront()
  await expect(countsOf(rowOf(second, id))).toHaveText(/^1 comment,/, {
    timeout: 15_000,
  })
  // The first tab's stream is enough for both.
  expect(streams).toEqual([])
  await others.context().close()
})

test(
  'a comment that is being edited keeps the version that was shown',
  { tag: '@bench' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    const id = await startedEntry(page)
    const thread = `/my-forms?section=ongoing&dialog=comments&id=${id}`
    await page.goto(thread)
    await page
      .getByRole('form', { name: 'Add a comment' })
      .getByLabel('Comment', { exact: true })
      .fill('As it was')
    await page.getByRole('button', { name: 'Add comment' }).click()
    const shown = page.getByRole('listitem').filter({ hasText: 'As it was' })
    await shown.getByRole('link', { name: /^Edit/ }).click()
    const version = page.getByRole('form', { name: 'Edit' }).locator('input[name="rowVersion"]')
    const before = await version.inputValue()
    await page.waitForTimeout(2000)
    const commentId = new URL(page.url()).searchParams.get('item')
    const other = await page.context().newPage()
    await other.goto('/my-forms')
    const status = await other.evaluate(
      async ([myFormId, comment]) => {
        const body = JSON.stringify({ myFormId, commentId: comment, comment: 'Changed elsewhere' })
        const headers = {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        }
        return (await fetch('/api/v1/my-form-comments', { method: 'POST', headers, body })).status
      },
      [id, commentId] as const,
    )
    expect(status).toBe(200)
    await page.bringToFront()
    // Longer than news takes to come.
    await page.waitForTimeout(4000)
    expect(await version.inputValue()).toBe(before)
  },
)
