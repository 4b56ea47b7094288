import { expect, signIn, test } from './portal.ts'

test('a row that has come back is moved, while the rest of the page is still read anew', async ({
  page,
}) => {
  await signIn(page, 'manager', '/jsa/manage-hazard/edit')
  const text = (row: number) => page.getByLabel(`Control ${row}`, { exact: true })
  await text(1).fill('Stand clear')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') {
      await held
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add control', exact: true }).click()
  await text(2).fill('Whip check')
  await page.getByRole('button', { name: 'Move control 2 up', exact: true }).click()
  await expect(text(1)).toHaveValue('Whip check')
  await expect(text(2)).toHaveValue('Stand clear')
  letGo()
})
