import { axeOf } from './axe.ts'
import { byKeys } from './by-keys.ts'
import { expect, signIn, test } from './portal.ts'
import { thank } from './thank.ts'

// What somebody was told: read by opening it, put off, and all at once. This file runs with and without
// JavaScript.

test(
  'tells of a thank-you, and is read by a press',
  { tag: '@scriptless' },
  async ({ page, browser, javaScriptEnabled: isScripted }) => {
    const theirs = await browser.newPage({ javaScriptEnabled: isScripted })
    await signIn(theirs, 'colleague', '/notifications?show=unread')
    await signIn(page, 'admin', '/review-form?section=all')
    await thank(page, { receiver: theirs, email: 'colleague@holdpoint.example' })

    const row = theirs
      .getByRole('listitem')
      .filter({ hasText: 'Noor Haddadin-Fox thanked you' })
      .first()
    // It is told a moment after it was said.
    await expect(async () => {
      await theirs.reload()
      await expect(row).toContainText('New', { timeout: 500 })
    }).toPass()
    if (isScripted) {
      expect((await axeOf(theirs).analyze()).violations).toEqual([])
    }
    await byKeys(theirs, row.locator('summary'))
    await row.getByRole('button', { name: /shift/ }).click()
    await expect(theirs.getByText(/^Put off/).first()).toBeVisible()
    await theirs.goto('/notifications?show=later')
    await expect(row).toContainText('Comes back')
    await row.getByRole('button', { name: /^Bring back now/ }).click()
    await theirs.goto('/notifications?show=unread')
    await byKeys(theirs, row.getByRole('button', { name: /^Mark as read/ }))
    await expect(theirs.getByText('Marked as read.').first()).toBeVisible()
    await theirs.goto('/notifications')
    await expect(
      theirs.getByRole('listitem').filter({ hasText: 'Noor Haddadin-Fox thanked you' }).first(),
    ).not.toContainText('New')
    await byKeys(theirs, row.getByRole('button', { name: /^Open/ }))
    await expect(theirs).not.toHaveURL(/notifications/)
    await theirs.context().close()
  },
)
