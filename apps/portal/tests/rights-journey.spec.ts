import { axeAlong } from './axe.ts'
import { expect, signIn, test, toast } from './portal.ts'
import { personOf } from './record-share.ts'

// A permission group is made, put to people, taken back, put to them again and deleted; one of them is
// denied what it gives. This file runs with and without JavaScript.

test(
  'a group is made, applied to people, overruled for one of them, and deleted',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const group = `Topic keepers ${Date.now()}`
    const button = (called: string) => page.getByRole('button', { name: called, exact: true })
    const link = (called: string) => page.getByRole('link', { name: called, exact: true })
    const tick = (called: string) => page.getByRole('checkbox', { name: called, exact: true })
    const rights = page.getByRole('region', { name: 'Rights', exact: true })
    const looks = axeAlong(page, isScripted)
    /** Opens the fold of a part of Holdpoint, unless it is open. */
    const unfold = async (part: string) => {
      const fold = page
        .locator('details')
        .filter({ has: page.getByRole('heading', { name: part }) })
      if ((await fold.getAttribute('open')) === null) {
        await fold.locator('summary').click()
      }
    }
    await signIn(page, 'admin', '/places')
    const person = await personOf(page, 'colleague')

    await test.step('a group needs a name of its own and a right', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Rights' }).click()
      await expect(
        page.getByRole('listitem').filter({ has: link('Administrators') }),
      ).toContainText(/\d+ rights/)
      await looks()
      await link('New group').click()
      await button('Save').click()
      await expect(page.getByText('Please enter name.')).toBeVisible()
      await expect(page.getByText('Atleast one permission is required.')).toBeVisible()
      await page.getByLabel('Name', { exact: true }).fill('administrators')
      await tick('Open topics').check()
      await button('Save').click()
      await expect(
        page.getByText('There is a permission group "administrators" already.'),
      ).toBeVisible()
      await looks()
      await expect(tick('Open topics')).toBeChecked()
      await page.getByLabel('Name', { exact: true }).fill(group)
      await button('Save').click()
      await expect(toast(page, 'Permission group saved.')).toBeVisible()
      await expect(page.getByRole('heading', { name: group, level: 1 })).toBeVisible()
      await expect(rights.getByText('Open topics')).toBeVisible()
      await expect(page.getByText('Nobody is in it yet.')).toBeVisible()
      await looks()
    })
    const here = new URL(page.url()).pathname

    const choose = async () => {
      await link('Put people in').click()
      if (isScripted) {
        await page.getByRole('combobox', { name: /^People/ }).fill(person)
        await page.getByRole('option', { name: person }).click()
      } else {
        await page.getByRole('searchbox', { name: /^People/ }).fill(person)
        await page.getByRole('searchbox', { name: /^People/ }).press('Enter')
        await page.getByLabel(person).check()
      }
    }

    await test.step('it is applied after a look at what would change, and taken back', async () => {
      await choose()
      await button('See what would change').click()
      await expect(page.getByText('Gain: Open topics.')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: person })).toBeChecked()
      await looks()
      await button('Apply').click()
      await expect(page.getByRole('heading', { name: 'What has changed' })).toBeVisible()
      await looks()
      await button('Take it back').click()
      await expect(toast(page, 'It was taken back.')).toBeVisible()
      await expect(page.getByText('Nobody is in it yet.')).toBeVisible()
      await choose()
      await button('Apply').click()
      await link('To the group').click()
      await expect(link(person)).toBeVisible()
    })

    await test.step('one of its people is denied what it gives', async () => {
      await link(person).click()
      await expect(rights.getByText(`From ${group}`)).toBeVisible()
      await looks()
      await link('Change rights').click()
      await expect(button('Save rights')).toBeVisible()
      await unfold('Topics')
      await tick('Denied to them: Open topics').check()
      await looks()
      await button('Save rights').click()
      await expect(toast(page, 'Permissions saved.')).toBeVisible()
      await expect(rights.getByText(`Denied to them, though given by ${group}`)).toBeVisible()
      await link('Change rights').click()
      await expect(tick('Denied to them: Open topics')).toBeChecked()
      await tick('Denied to them: Open topics').uncheck()
      await button('Save rights').click()
      await expect(rights.getByText(`From ${group}`)).toBeVisible()
    })

    await test.step('nobody changes their own rights, and nothing typed is lost', async () => {
      await page.goto('/employees-and-permissions/groups?search=Administrators')
      await link('Administrators').click()
      await link('Edit').click()
      await page.getByLabel('Name', { exact: true }).fill('Keepers of all')
      await unfold('Topics')
      await tick('Open topics').uncheck()
      await button('Save').click()
      await expect(page.getByText(/Nobody changes their own rights/)).toBeVisible()
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Keepers of all')
      await expect(tick('Open topics')).not.toBeChecked()
    })

    await test.step('people are taken out, and the group is deleted after a question', async () => {
      await page.goto(here)
      await page.getByRole('checkbox', { name: `Choose ${person}` }).check()
      await button('Take out those who are ticked').click()
      await expect(page.getByLabel('What is to be done')).toHaveValue('remove')
      await expect(page.getByRole('checkbox', { name: person })).toBeChecked()
      await button('Apply').click()
      await expect(page.getByText('Lose: Open topics.')).toBeVisible()
      await link('To the group').click()
      await link('Delete').click()
      await expect(page.getByText(/Are you sure you want to delete this permission/)).toBeVisible()
      await looks()
      await link('No').click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await link('Delete').click()
      await button('Yes').click()
      await expect(toast(page, 'The permission group was deleted.')).toBeVisible()
      await page.goto(here)
      await expect(page).toHaveURL(/\/no-access\?type=rights/)
    })
  },
)

test(
  'who holds a right is found, and who gives none sees nothing of it',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'admin', '/employees-and-permissions/rights?right=elevate_forms')
    await expect(page).toHaveURL(/selectedPermissions=elevate_forms/)
    await expect(page.getByText('Holds the right: Elevate filled-out forms')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Reviewers' }).first()
    await expect(row).toContainText(/\d+ rights/)
    await row.getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'Rights', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Reviewers', exact: true }).click()
    await page.getByRole('link', { name: 'Elevate filled-out forms' }).click()
    await expect(page).toHaveURL(/selectedPermissions=elevate_forms/)

    await signIn(page, 'employee', '/employees-and-permissions/groups')
    await expect(page).toHaveURL(/\/no-access\?type=rights/)
    await page.goto('/places')
    await expect(page.getByRole('main').getByRole('link', { name: 'Rights' })).toHaveCount(0)
  },
)

test(
  'whoever gives rights chooses them among the filters of people',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'admin', '/employees-and-permissions?section=active&dialog=filters')
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await panel.getByRole('combobox', { name: 'Holds the right' }).fill('elevate')
    await page.getByRole('option', { name: 'Elevate filled-out forms' }).click()
    await panel.getByRole('button', { name: 'Show people' }).click()
    await expect(page).toHaveURL(/selectedPermissions=elevate_forms/)
  },
)
