import { axeOf } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

// A sheet in force is to be acknowledged by whoever works where its product lies.

test('a sheet is asked to be acknowledged, waits at Home, and is acknowledged by a thumb', async ({
  page,
}) => {
  await signIn(page, 'employee', '/sds?section=pads&selectedFilterId=none')
  const link = page.locator('tbody a[href^="/sds/"]').first()
  const product = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
  const sheet = new URL(page.url()).pathname
  await page.context().clearCookies()
  await signIn(page, 'admin', `${sheet}/edit`)
  await page.getByLabel('Whoever works where it lies acknowledges it').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)

  await page.context().clearCookies()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'employee', '/')
  await page
    .getByRole('link', { name: /Sheets? to acknowledge/ })
    .first()
    .click()
  await page.goto(sheet)
  const say = page.getByRole('button', { name: `Acknowledge: ${product}` })
  // Before anything was scrolled.
  await expect(say).toBeInViewport()
  const { violations } = await axeOf(page).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await say.click()
  await expect(page.getByText('You have acknowledged it.')).toBeVisible()
  await page.goto('/notifications')
  await expect(page.getByText(/asks you to read a safety data sheet/).first()).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, 'admin', `${sheet}?state=acknowledged`)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Dario Quintanilla' }).first(),
  ).toContainText('Acknowledged')
})
