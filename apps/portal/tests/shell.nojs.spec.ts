import { expect, signIn, test } from './portal.ts'

test('More is a page with every place, a search, the person and the theme', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'admin')
  await page.getByRole('link', { name: 'More' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All places' })).toBeVisible()
  const main = page.getByRole('main')
  const places = main.getByRole('listitem').getByRole('link')
  await expect(places).toHaveText([
    ...['Home', 'My Forms', /^Actions/, /^Messages/, 'Reviews', /^Approvals/, 'JSA'],
    ...['LOTO', /^Quality reports/],
    ...['Topics', 'Files', /^Safety data sheets/, 'People', 'Reports', 'Settings', 'Hazards'],
    ...['LOTO templates', 'Manage forms', 'Form schedules', 'Form types', 'Inquiries'],
    ...['Categories', 'Training and skills', 'Rights'],
  ])
  await main.getByRole('searchbox', { name: 'Find a place' }).fill('company')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(places).toHaveText(['People', 'Reports', 'Settings'])
  await main.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(places).toHaveText(['People', 'Reports', 'Settings'])
  await main.getByRole('link', { name: 'Settings' }).click()
  await main.getByRole('link', { name: 'API keys' }).click()
  await page.getByRole('link', { name: 'Back to Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a skip link leads to the dialog that is open, and there is none where none is', async ({
  page,
}) => {
  await signIn(page, 'employee')
  const skip = page.getByRole('link', { name: 'Skip to the dialog' })
  await page.goto('/my-forms?dialog=fill')
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#dialog$/)
  await page.goto('/my-forms?dialog=nothing')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toHaveCount(1)
  await expect(skip).toHaveCount(0)
})
