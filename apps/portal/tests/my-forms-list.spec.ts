import { expect, signIn, test } from './portal.ts'

// What the list says of itself (spec 2 and 8), with and without JavaScript.

test(
  'the page has its title, its three tabs and its search box',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page, 'employee', '/my-forms')
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
  await signIn(page, 'employee', '/my-forms?section=completed&searchValue=no-such-form-anywhere')
  await expect(page.getByText('No form found.', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a column sorts the rows, and once more the other way', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed&selectedStartDate=none')
  const times = page.locator('tbody td time')
  const started = async () =>
    (await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))).join(' ')
  const inOrder = (text: string) => text.split(' ').sort().join(' ')
  const backwards = (text: string) => text.split(' ').sort().reverse().join(' ')
  const newest = await started()
  expect(newest.split(' ')).toHaveLength(10)
  expect(newest).toBe(backwards(newest))

  const header = page.getByRole('columnheader', { name: 'Started' })
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await header.getByRole('link').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  const oldest = await started()
  expect(oldest).toBe(inOrder(oldest))
  expect(oldest < newest).toBe(true)
  await header.getByRole('link').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(await started()).toBe(newest)
})

test('searching keeps the tab and finds by the form name', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  await page.getByPlaceholder('Search by form name').fill('walkaround')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/searchValue=walkaround/)
  await expect(page).toHaveURL(/section=completed/)
  await expect(page.getByRole('row').nth(1)).toContainText(/walkaround/i)
  await expect(page.locator('tbody')).not.toContainText('Treating Iron')
  for (const title of await page.getByRole('row').locator('td').first().allTextContents()) {
    expect(title).toMatch(/walkaround/i)
  }
})
