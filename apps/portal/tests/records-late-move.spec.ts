import { expect, signIn, test } from './portal.ts'

// A move that is asked about while somebody else makes another: nobody's words are lost, with and
// without JavaScript.

test(
  'a move that comes too late says so, and keeps the reason that was typed',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    await signIn(page, 'employee', '/actions/new')
    await page.getByLabel('What is to be done').fill('Grease the swivel')
    const group = page.getByRole('group', { name: 'Who does it' })
    if (isScripted) {
      await group.getByRole('combobox').fill('Dario')
      await page.getByRole('option', { name: 'Dario Quintanilla' }).click()
    } else {
      await group.getByRole('searchbox').fill('Dario')
      await group.getByRole('button', { name: /Find/ }).click()
    }
    await page.getByRole('group', { name: 'Who does it' }).getByLabel('Dario').check()
    await page.getByRole('button', { name: 'Raise action' }).click()
    const moves = page.getByRole('form', { name: 'Moves' })
    await moves.getByRole('button', { name: 'Start' }).click()
    await moves.getByRole('link', { name: 'Put on hold' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why?').fill('The grease gun is in town')

    // Meanwhile it is completed in another window.
    const other = await page.context().newPage()
    await other.goto(page.url().replace(/\?.*/u, ''))
    await other
      .getByRole('form', { name: 'Moves' })
      .getByRole('button', { name: 'Complete' })
      .click()
    await expect(other.getByRole('button', { name: 'Complete' })).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Put on hold' }).click()
    await expect(dialog.getByText(/changed this in the meantime/u).first()).toBeVisible()
    await expect(dialog.getByLabel('Why?')).toHaveValue('The grease gun is in town')
    await expect(dialog.getByRole('button', { name: 'Put on hold' })).toHaveCount(0)
    await dialog.getByRole('link', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
  },
)
