import { axeAlong } from './axe.ts'
import { becomes, expect, signIn, test } from './portal.ts'
import { personOf } from './record-share.ts'

// Somebody is found by name, and their page says what the one who looks may read; one's own says more.
// This file runs with and without JavaScript.

test(
  'a colleague is found, their tabs are looked at, and one’s own profile is in one’s menu',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const tab = (name: string) =>
      page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link', { name, exact: true })
    const title = (name: string) => page.getByRole('heading', { level: 1, name })
    await signIn(page, 'employee', '/search')
    const [own, colleague] = [await personOf(page, 'employee'), await personOf(page, 'colleague')]

    await test.step('the search leads to a person, who is reached by mail', async () => {
      await page.getByRole('searchbox', { name: 'Find or go to' }).fill(colleague)
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('main').getByRole('link', { name: colleague }).first().click()
      await expect(title(colleague)).toBeVisible()
      await expect(page.getByRole('link', { name: 'colleague@holdpoint.example' })).toHaveAttribute(
        'href',
        'mailto:colleague@holdpoint.example',
      )
      await expect(page.getByRole('button', { name: 'Deactivate' })).toHaveCount(0)
      await expect(tab('Acknowledgements')).toHaveCount(0)
      await expect(tab('Permissions')).toHaveCount(0)
      await looks()
    })

    await test.step('each tab has an address of its own', async () => {
      for (const [name, heading] of [
        ['Forms', 'Forms handed in'],
        ['Actions', 'Open actions'],
        ['JSA and LOTO', 'Lockouts'],
        ['Recognition', 'Kudos'],
      ] as const) {
        await tab(name).click()
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
        await expect(tab(name)).toHaveAttribute('aria-current', 'page')
        await looks()
      }
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: 'Kudos' })).toBeVisible()
      await tab('Overview').click()
      await expect(page).not.toHaveURL(/tab=/)
    })

    await test.step('one’s own profile is in the menu, with one’s own forms and rights', async () => {
      await page
        .getByLabel(/your menu/)
        .filter({ visible: true })
        .click()
      await page.getByRole('link', { name: 'My profile' }).filter({ visible: true }).click()
      await expect(title(own)).toBeVisible()
      await tab('Forms').click()
      await page.getByRole('link', { name: 'All of them: Forms handed in' }).click()
      await expect(page).toHaveURL(/\/my-forms\?.*section=completed/)
      await page.goBack()
      await tab('Acknowledgements').click()
      await expect(
        page.getByRole('heading', { level: 2, name: 'Files to acknowledge', exact: true }),
      ).toBeVisible()
      await looks()
      await tab('Permissions').click()
      await expect(page.getByRole('region', { name: 'Rights', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Change rights' })).toHaveCount(0)
      await looks()
    })
    const ownPath = new URL(page.url()).pathname

    await test.step('whoever sees all forms goes on to those of one person alone', async () => {
      await becomes(page, 'reviewer', `${ownPath}?tab=forms`)
      await page.getByRole('link', { name: 'All of them: Forms handed in' }).click()
      await expect(page).toHaveURL(/\/review-form\?.*selectedSubmitters=/)
      await expect(page.getByLabel(`Remove Submitted by: ${own}`)).toBeVisible()
    })
  },
)
