import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signIn } from './portal.ts'

// Failures that a script meets on its way. Their traces in the console are no fault of the page.

test('a list that does not come is told as such, and can be tried again', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=ongoing')
  await page.route(/\/my-forms\.data/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.getByRole('link', { name: 'Completed' }).click()
  await expect(page.getByRole('main')).toContainText('What was saved before is safe.')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'My Forms' })).toBeVisible()
})
