import type { Page } from '@playwright/test'
import { axeOf, looks } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

// The page for deciding with the keyboard alone, at a thumb's width, in each look, and while a part of
// it is still loading.

type Waiting = { recordId: string; isSignature: boolean }
type Reviewed = { failures: { label: string }[]; sections: { title: string }[] }

/** Opens an entry that waits for the reviewer and in which something failed. */
async function openFailed(page: Page): Promise<{ id: string; failures: Reviewed['failures'] }> {
  await signIn(page, 'reviewer', '/pending-approvals')
  const answer = await page.request.get('/api/v1/pending-approvals?kind=form&pLimit=50')
  const { content }: { content: { data: Waiting[] } } = await answer.json()
  for (const { recordId: id } of content.data.filter(({ isSignature }) => !isSignature)) {
    const info = await page.request.get(`/api/v1/review-form-info?myFormId=${id}`)
    const { content: read }: { content: Reviewed } = await info.json()
    if (read.failures.length > 1) {
      await page.goto(`/review-form/review-form-question/${id}`)
      return { id, failures: read.failures }
    }
  }
  throw new Error('The demo world has no such entry.')
}

const moves = (page: Page) => page.getByRole('form', { name: 'Moves' })
const eyes = (page: Page) => page.getByRole('region', { name: /need(s)? your eyes/ })

test('is walked by keys: a section from the list, the next form, a decision taken back', async ({
  page,
}) => {
  const { id } = await openFailed(page)
  // A section opens where the link to it leads.
  const jumps = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(jumps.first()).toContainText('Needs your eyes')
  await jumps.nth(1).focus()
  await page.keyboard.press('Enter')
  const sections = page.getByRole('region', { name: 'All answers' })
  await expect(sections.getByRole('listitem').first()).toBeVisible()
  await expect(sections.getByRole('listitem').first()).toBeInViewport()

  // Only what failed, by address.
  await sections.getByRole('link', { name: 'Only failed' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/answers=failed/)
  const failed = page.getByRole('region', { name: 'Only failed' })
  await expect(failed.getByText('Yes', { exact: true })).toHaveCount(0)

  // A decision is two presses, and Escape is no decision.
  await moves(page).getByRole('link', { name: 'Approve' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Approve' })
  await expect(dialog).toContainText('failed')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/dialog/)
  await expect(moves(page).getByRole('link', { name: 'Approve' })).toBeFocused()

  // One key goes on to the next, round and never back and forth.
  const seen = new Set([id])
  for (let step = 0; step < 3; step += 1) {
    const next = moves(page).getByRole('link', { name: /^Next/ })
    const to = (await next.getAttribute('href')) ?? ''
    await page.keyboard.press('n')
    await expect(page).toHaveURL(to)
    await expect(next).not.toHaveAttribute('href', to)
    seen.add(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  }
  expect(seen.size).toBe(4)
})

test('opens to what failed at 360 px, with every decision at the thumb, in every look', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { failures } = await openFailed(page)
  await expect(eyes(page).getByRole('heading', { level: 3 })).toHaveCount(failures.length)
  await expect(eyes(page)).toBeInViewport()
  for (const name of ['Approve', 'Hand back', 'Reject']) {
    const box = await moves(page).getByRole('link', { name }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    expect(box?.y).toBeGreaterThan(600)
  }
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBe(360)
  for (const theme of looks) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    expect((await axeOf(page).analyze()).violations).toEqual([])
  }
})

test(
  'holds the place of a part that is loading, by as many rows as it will have',
  { tag: '@bench' },
  async ({ page }) => {
    await openFailed(page)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/review-form-question\/[^?]+\.data/, async (route) => {
      await released
      await route.continue()
    })
    const parts = page.getByRole('navigation', { name: 'Parts of this form' })
    for (const [name, rows] of [
      ['Access', 5],
      ['Elevated', 5],
      ['Actions', 3],
    ] as const) {
      await parts.getByRole('link', { name }).click()
      await expect(page.locator('[data-placeholder]')).toHaveCount(rows)
    }
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
    release()
    await expect(page.locator('[data-placeholder]')).toHaveCount(0)
    await expect(page).toHaveURL(/tab=2/)
  },
)
