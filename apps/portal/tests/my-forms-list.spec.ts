import { expect, signIn, test } from './portal.ts'

// What the list says of itself (spec 2 and 8), with and without JavaScript.

test(
  'the page has its title, its three tabs and its search box',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page, 'employee')
    await page.goto('/my-forms')
    await expect(page).toHaveTitle(/My Forms/)
    await expect(page.getByRole('heading', { name: 'My Forms', level: 1 })).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(tabs).toHaveText([/^In Progress/, /^Completed/, /^Signature/])
    await expect(page.getByPlaceholder('Search by form name')).toBeVisible()
  },
)

test('the tab that was looked at last is opened again', { tag: '@journey' }, async ({ page }) => {
  await signIn(page, 'employee')
  for (const name of ['Signature', 'In Progress', 'Completed']) {
    await page.goto('/my-forms')
    const tab = page.getByRole('link', { name: new RegExp(`^${name}`) }).first()
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await page.goto('/my-forms')
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }
})

test('a list of nothing says so, and offers the way back', async ({ page }) => {
  await signIn(page, 'employee')
  await page.goto('/my-forms?section=completed&searchValue=no-such-form-anywhere')
  await expect(page.getByText('No form found.', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('searching keeps the tab and finds by the form name', async ({ page }) => {
  await signIn(page, 'employee')
  await page.goto('/my-forms?section=completed')
  await page.getByPlaceholder('Search by form name').fill('walkaround')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/searchValue=walkaround/)
  await expect(page).toHaveURL(/section=completed/)
  for (const title of await page.getByRole('row').locator('td').first().allTextContents()) {
    expect(title).toMatch(/walkaround/i)
  }
})
