import { expect, signInByHand, test } from './portal.ts'

test('the page of what waits says that only a script can show it', async ({ page }) => {
  await signInByHand(page, 'employee')
  await page.goto('/my-forms/unsent')
  await expect(page.getByRole('heading', { name: 'Waiting on this device' })).toBeVisible()
  await expect(
    page.getByText('What waits on this device can only be shown with JavaScript.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
})
