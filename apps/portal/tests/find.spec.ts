import { expect, signIn, test } from './portal.ts'

test(
  'the search as a page finds in groups, with counts, and says what it cannot',
  {
    tag: '@scriptless',
  },
  async ({ page }) => {
    await signIn(page, 'employee', '/search')
    const field = page.getByRole('searchbox', { name: 'Find or go to' })
    const search = page.getByRole('search').getByRole('button', { name: 'Search' })
    await field.fill('a')
    await search.click()
    await expect(field).toHaveAccessibleDescription(/Minimum 2 characters/)
    await field.fill('qqzz')
    await search.click()
    await expect(page.getByText('Nothing has “qqzz”.')).toBeVisible()
    await field.fill('act')
    await search.click()
    await expect(page).toHaveURL(/\/search\?q=act$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Places 1' })).toBeVisible()
    await page.getByRole('link', { name: 'More of Actions' }).click()
    await expect(page).toHaveURL(/kind=actions/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Actions the first 20'])
    await page
      .getByRole('main')
      .getByRole('link', { name: /ACT-26-/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/actions\/[^/?]+$/)
  },
)
