import { axeAlong } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import { expect, signIn, test, toast, type DemoRole } from './portal.ts'

// A form type is made, refused a name that is taken, edited, put away and deleted; what stands in one
// keeps it. This file runs with and without JavaScript.

const admin: DemoRole = 'admin'

test(
  'a form type is made, edited, put away and deleted',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const name = `Lift plans ${Date.now()}`
    const button = (called: string) => page.getByRole('button', { name: called, exact: true })
    const link = (called: string) => page.getByRole('link', { name: called, exact: true })
    const field = page.getByLabel('Name', { exact: true })
    const looks = axeAlong(page, isScripted)
    await signIn(page, admin, '/places')
    await page.getByRole('main').getByRole('link', { name: 'Form types' }).click()
    await expect(page.getByRole('row', { name: /Inspection/ })).toContainText(/\d to start/)
    await looks()

    await test.step('a name is there once, and nothing typed is lost', async () => {
      await page.getByRole('link', { name: 'Add form type' }).first().click()
      await button('Save').click()
      await expect(page.getByText('Please enter a name.', { exact: true })).toBeVisible()
      await field.fill('inspection')
      await page.getByLabel('What is filled out under it').fill('How a load is lifted.')
      await page.getByRole('radio', { name: 'Flame' }).check()
      await looks()
      await button('Save').click()
      await expect(page.getByText('There is a form type of this name already.')).toBeVisible()
      await expect(field).toHaveValue('inspection')
      await expect(page.getByRole('radio', { name: 'Flame' })).toBeChecked()
      await field.fill(name)
      await button('Save').click()
      await expect(toast(page, 'Form type saved.')).toBeVisible()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expect(page.getByText('No form stands in it yet.')).toBeVisible()
      await looks()
    })
    const here = new URL(page.url()).pathname

    await test.step('it is edited and put away', async () => {
      await link('Edit').click()
      await expect(page.getByRole('radio', { name: 'Flame' })).toBeChecked()
      await page.getByLabel('Place in the menu').fill('12345')
      await button('Save').click()
      await expect(
        page.getByText('Please enter a whole number from 0 to 9,999.').first(),
      ).toBeVisible()
      await page.getByLabel('Place in the menu').fill('3')
      await page.getByRole('checkbox', { name: /The fill menu shows it/ }).uncheck()
      await button('Save').click()
      await expect(page.getByText('The fill menu does not show it')).toBeVisible()
      await expect(page.getByText('In the fill menu: Yes → No')).toBeVisible()
      await looks()
      await page.goto(`/manage-form-type?section=inactive&search=${encodeURIComponent(name)}`)
      await expect(link(name)).toBeVisible()
      await looks()
    })

    await test.step('it is deleted after a question', async () => {
      await page.goto(here)
      await link('Delete').click()
      await expect(page.getByText(/Are you sure you want to delete this form type/)).toBeVisible()
      await looks()
      await page.getByRole('link', { name: 'No', exact: true }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await link('Delete').click()
      await button('Yes').click()
      await expect(toast(page, 'The form type was deleted.')).toBeVisible()
      await page.goto(here)
      await expect(page).toHaveURL(/\/no-access\?type=form-type/)
    })
  },
)

test(
  'the fill menu leaves out a type that is put away, and takes it back',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, admin, '/manage-form-type?search=Audit')
    await page.getByRole('link', { name: 'Audit', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible()
    const here = page.url()
    const shown = async (isShown: boolean) => {
      await page.goto(here)
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await page.getByRole('checkbox', { name: /The fill menu shows it/ }).setChecked(isShown)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(toast(page, 'Form type saved.')).toBeVisible()
      await page.goto('/my-forms?dialog=fill')
      const menu = page.getByRole('dialog')
      await expect(menu.getByRole('link', { name: /^Inspection/ })).toBeVisible()
      await expect(menu.getByRole('link', { name: /^Audit/ })).toHaveCount(isShown ? 1 : 0)
    }
    try {
      await shown(false)
      await page.goto(here)
      await expect(page.getByText(/not started any more/).first()).toBeVisible()
    } finally {
      await shown(true)
    }
  },
)

test(
  'a type with forms is not deleted, and nobody else gets in',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, admin, '/manage-form-type?search=Equipment')
    await page.getByRole('link', { name: 'Equipment', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Forms' })).toContainText('Version 1')
    await expect(page.getByRole('link', { name: 'Delete', exact: true })).toHaveCount(0)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect(apiOf(page)('DELETE', `/form-type?id=${id}`)).rejects.toThrow(/is not deleted/)

    await signIn(page, 'employee', '/manage-form-type')
    await expect(page).toHaveURL(/\/no-access\?type=form-type/)
    await expect(page.getByText(/Form types are kept by those who/)).toBeVisible()
    await page.goto('/manage-form-type/edit')
    await expect(page).toHaveURL(/\/no-access\?type=form-type/)
    await page.goto('/places')
    await expect(page.getByRole('main').getByRole('link', { name: 'Form types' })).toHaveCount(0)
  },
)
