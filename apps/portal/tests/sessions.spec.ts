import { expect, signIn, signInByHand, test, toast } from './portal.ts'

// One's devices: seen, and signed out there. With scripts and without, by the two projects.

test(
  'a person sees a second device and signs it out',
  { tag: '@scriptless' },
  async ({ page, browser, javaScriptEnabled }) => {
    const other = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true })
    const second = await other.newPage()
    await signInByHand(second, 'approver')
    await signIn(page, 'approver', '/settings')
    await page.getByRole('link', { name: /^Your devices/ }).click()
    await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible()
    await expect(page.getByText('This device', { exact: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(toast(page, 'Signed out everywhere else.')).toBeVisible()
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
    await second.goto('/settings')
    await expect(second).toHaveURL(/\/login/)
    await signInByHand(second, 'approver')
    await page.reload()
    await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
    await expect(toast(page, 'Signed out there.')).toBeVisible()
    await second.goto('/settings')
    await expect(second).toHaveURL(/\/login/)
    await other.close()
  },
)
