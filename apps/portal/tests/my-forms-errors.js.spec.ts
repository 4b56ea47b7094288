import { expect, test, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { signIn, takeOver } from './portal.ts'

// Failures that a script meets on its way. Their traces in the console are no fault of the page.

test('a list that does not come is told as such, and can be tried again', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=ongoing')
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.locator('html[data-theme=dark]')).toHaveCount(1)
  await page.route(/\/my-forms\.data/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.getByRole('link', { name: 'Completed' }).click()
  await expect(page.getByRole('main')).toContainText('What was saved before is safe.')
  // The frame stays, with who is signed in and the looks that they chose.
  await expect(page.getByRole('navigation', { name: 'Places' }).first()).toBeVisible()
  await expect(page.locator('html.js[data-theme=dark]')).toHaveCount(1)
  const goOn = page.getByRole('link', { name: 'Go to My Forms' })
  await expect(goOn).toHaveCSS('color', await inkOf(page))
  const { violations } = await axeOf(page).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'My Forms' })).toBeVisible()
})

/** A button is drawn in the ink of the page, unlike a link, where the sheets come in their order. */
const inkOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color)

test('what one person has typed is gone once the page shows another', async ({ page, browser }) => {
  await signIn(page, 'reviewer', '/my-forms?section=signature')
  await page
    .getByRole('link', { name: /comments,/ })
    .first()
    .click()
  const field = page.getByLabel('Comment', { exact: true })
  await field.fill('Seen by the reviewer')
  await page.getByRole('button', { name: 'Add comment' }).click()
  const edit = page.getByRole('link', { name: /^Edit/ }).last()
  await edit.waitFor()
  await expect(field).toHaveValue('')
  await field.fill('Half a sentence of the reviewer')
  await takeOver(page, browser, 'admin')
  await edit.click()
  await expect(page.getByText('Noor Haddadin-Fox').first()).toBeAttached()
  await expect(field).toHaveValue('')
})
