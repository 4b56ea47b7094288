import { expect, signIn, test } from './portal.ts'

test('without scripts a form asks and the page answers with the lines to copy', async ({
  page,
}) => {
  await signIn(page, 'admin', '/settings/embed')
  await expect(page.getByText(/The preview needs a script/)).toBeVisible()
  await page.getByLabel('Widget', { exact: true }).selectOption('hp-empty-message')
  await page.getByRole('button', { name: 'Show' }).click()

  await page.getByRole('textbox', { name: 'message' }).fill('No form "found"')
  await page.getByLabel('Release').selectOption('pinned')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('textbox', { name: 'message' })).toHaveValue('No form "found"')
  await expect(page.getByLabel('Where the widget goes')).toHaveValue(
    '<hp-empty-message message="No form &quot;found&quot;"></hp-empty-message>',
  )

  // What the page tells is what the portal serves.
  const head = await page.getByLabel('Once in the page').inputValue()
  const [, address = '', version = ''] =
    /src="([^"]+\/embed\/([\d.]+)\/elements\.js)"/.exec(head) ?? []
  const list = await (await page.request.get(`/embed/${version}/integrity.json`)).json()
  expect(head).toContain(`integrity="${list.integrity['elements.js']}"`)
  expect((await page.request.get(address)).status()).toBe(200)
})

test('words that are folded away are sent without scripts too', async ({ page }) => {
  await signIn(page, 'admin', '/settings/embed?widget=hp-confirm-dialog')
  const yes = page.getByRole('textbox', { name: 'yes' })
  await expect(yes).toBeHidden()
  await page.getByText(/^Words, for another language/).click()
  await yes.fill('Ja')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByLabel('Where the widget goes')).toHaveValue(/yes="Ja"/)
  await expect(page.getByText(/^Words, for another language .* 1 changed$/)).toBeVisible()
})

test('nobody else comes near the page', async ({ page }) => {
  await signIn(page, 'employee', '/settings/embed')
  await expect(page).toHaveURL(/\/no-access\?type=settings$/)
  await expect(page.getByRole('link', { name: 'Embed' })).toHaveCount(0)
})
