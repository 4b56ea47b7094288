import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

// What somebody was told: read by opening it, and all at once. This file runs with and without
// JavaScript.

test(
  'tells of a thank-you, and is read by a press',
  { tag: '@journey' },
  async ({ page, browser, javaScriptEnabled: isScripted }) => {
    const read = async (whose: Page, path: string): Promise<{ id: string; personId: string }[]> => {
      const answer = await whose.request.get(`/api/v1/${path}`)
      return ((await answer.json()) as { content: { data: never } }).content.data
    }
    // Whoever may not read a form is told nothing of it, so it is one of their own.
    const theirs = await browser.newPage({ javaScriptEnabled: isScripted })
    await signIn(theirs, 'colleague', '/notifications?show=unread')
    const [form] = await read(theirs, 'my-form?section=completed&startDate=none&pLimit=1')
    await signIn(page, 'admin', '/review-form?section=all')
    const [person] = await read(page, 'person-search?search=colleague%40holdpoint.example')
    const thanked = await page.request.post('/api/v1/my-form-kudos', {
      data: { myFormId: form?.id, category: 'Good catch', personIds: [person?.personId] },
      headers: { Origin: new URL(page.url()).origin },
    })
    expect(thanked.status()).toBe(200)

    const row = theirs.getByRole('listitem').filter({ hasText: 'thanked you' }).first()
    // It is told a moment after it was said.
    await expect(async () => {
      await theirs.reload()
      await expect(row).toContainText('New', { timeout: 500 })
    }).toPass()
    if (isScripted) {
      expect((await axeOf(theirs).analyze()).violations).toEqual([])
    }
    await row.getByRole('button', { name: /^Mark as read/ }).click()
    await expect(theirs.getByText('Marked as read.').first()).toBeVisible()
    await theirs.goto('/notifications')
    await expect(
      theirs.getByRole('listitem').filter({ hasText: 'thanked you' }).first(),
    ).not.toContainText('New')
    await theirs.context().close()
  },
)
