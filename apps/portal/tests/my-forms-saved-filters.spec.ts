import type { Locator, Page } from '@playwright/test'
import { dialogOf, inMore } from './my-forms-entries.ts'
import { expect, signIn, test, toast, type DemoRole } from './portal.ts'

// Saved filters. This file runs twice: the dialog is links and forms, with a script and without.

const completed = '/my-forms?section=completed'
const praised = `${completed}&isKudosSelected=true`

function dialog(page: Page, name = 'Saved filters'): Locator {
  return dialogOf(page, name)
}

/** Everybody's filters are their own, so each project tidies up after itself. */
async function withoutFilters(page: Page, role: DemoRole): Promise<void> {
  await signIn(page, role, `${completed}&selectedFilterId=none&dialog=saved-filters`)
  for (;;) {
    const remove = dialog(page).getByRole('link', { name: /^Delete / })
    if ((await remove.count()) === 0) {
      return
    }
    await remove.first().click()
    await dialog(page, 'Delete Filter').getByRole('button', { name: 'Yes' }).click()
    await expect(dialog(page)).toBeVisible()
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await (await inMore(page, 'Saved filters')).click()
  await expect(dialog(page)).toBeVisible()
}

async function save(page: Page, address: string, title: string, isDefault = false): Promise<void> {
  await open(page, address)
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Set as default').setChecked(isDefault)
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Filter saved.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

test(
  'a filter is saved, refused without a title or with one that is taken, and applied',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: asked }) => {
    await withoutFilters(page, 'employee')
    await expect(dialog(page).getByText('No saved filter found.')).toBeVisible()

    await open(page, praised)
    await dialog(page).getByLabel('Set as default').check()
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page).getByText('Please enter title.')).toBeVisible()
    if (asked ?? true) {
      await expect(dialog(page).getByLabel('Title')).toBeFocused()
    }
    await expect(dialog(page).getByLabel('Set as default')).toBeChecked()
    await dialog(page).getByRole('link', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)

    await save(page, praised, 'Praised')
    await expect(page).toHaveURL(/isKudosSelected=true&selectedFilterId=/)
    await expect(page.getByRole('link', { name: 'Remove Kudos' })).toBeVisible()

    await open(page, praised)
    await dialog(page).getByLabel('Title').fill('PRAISED')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(page).getByText('You have a filter with this title already.')).toBeVisible()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('PRAISED')
    await dialog(page).getByLabel('Title').fill('Another')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Filter saved.')).toBeVisible()

    await open(page, `${completed}&elevatedSelected=true`)
    await dialog(page)
      .getByRole('link', { name: /^Show Praised( |$)/ })
      .click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Remove Kudos' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Elevated' })).toHaveCount(0)
    await (await inMore(page, 'Saved filters')).click()
    await expect(dialog(page).getByRole('link', { name: /Show Praised\s*Shown now/ })).toBeVisible()
  },
)

test('a filter takes another title, and what is shown now', async ({ page }) => {
  await withoutFilters(page, 'colleague')
  await save(page, praised, 'First')
  await open(page, `${completed}&elevatedSelected=true`)
  await dialog(page).getByRole('link', { name: 'Edit First' }).click()
  const edit = dialog(page, 'Edit filter')
  await expect(edit.getByLabel('Title')).toHaveValue('First')
  await edit.getByLabel('Title').fill('Second')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page).getByRole('link', { name: 'Show Second' })).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Edit Second' }).click()
  await edit.getByRole('button', { name: "Update 'Second' with what is shown" }).click()
  await expect(toast(page, 'Filter updated.')).toBeVisible()

  await page.goto(`${completed}&selectedFilterId=none&dialog=saved-filters`)
  await dialog(page).getByRole('link', { name: 'Show Second' }).click()
  await expect(page.getByRole('link', { name: 'Remove Elevated' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove Kudos' })).toHaveCount(0)
})

test('the default filter applies where an address carries none, until all is cleared', async ({
  page,
}) => {
  await withoutFilters(page, 'manager')
  await page.goto(completed)
  await expect(page).toHaveURL(/section=completed$/)
  await save(page, praised, 'Praised')
  await open(page, `${completed}&selectedFilterId=none`)
  const star = dialog(page).getByRole('button', { name: 'Praised: set as default' })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(toast(page, "'Praised' is the default filter now.")).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(page).getByRole('link', { name: /Show Praised\s*Default/ })).toBeVisible()

  await page.goto('/my-forms?section=completed&sortField=form_name')
  await expect(page).toHaveURL(/sortField=form_name.*isKudosSelected=true&selectedFilterId=/)
  await expect(page.getByRole('link', { name: 'Remove Kudos' })).toBeVisible()
  await page
    .getByRole('group', { name: 'Filtered by' })
    .getByRole('link', { name: 'Clear all' })
    .click()
  await expect(page).toHaveURL(/selectedFilterId=none/)
  // The address is ahead of the page, whose tabs still lead on with the filter.
  await expect(page.getByRole('link', { name: 'Remove Kudos' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Signature/ }).click()
  await expect(page).toHaveURL(/section=signature.*selectedFilterId=none/)
  await expect(page.getByRole('link', { name: 'Remove Kudos' })).toHaveCount(0)

  await open(page, `${completed}&selectedFilterId=none`)
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.goto(completed)
  await expect(page).toHaveURL(/section=completed$/)
})

test(
  'deleting asks; No and Escape keep, Yes deletes, and what changed elsewhere is said',
  { tag: '@journey' },
  async ({ page, context }) => {
    await withoutFilters(page, 'reviewer')
    await save(page, praised, 'Praised')
    await open(page, `${completed}&selectedFilterId=none`)
    await dialog(page).getByRole('link', { name: 'Delete Praised' }).click()
    const asked = dialog(page, 'Delete Filter')
    await expect(asked.getByText('Are you sure you want to delete this filter?')).toBeVisible()
    await asked.getByRole('link', { name: 'No' }).click()
    await expect(dialog(page).getByRole('link', { name: /^Show Praised( |$)/ })).toBeVisible()
    await dialog(page).getByRole('link', { name: 'Delete Praised' }).click()
    await expect(page).toHaveURL(/doing=delete/)

    const other = await context.newPage()
    await other.goto(page.url().replace('doing=delete', 'doing=edit'))
    await dialog(other, 'Edit filter').getByLabel('Title').fill('Kudos')
    await dialog(other, 'Edit filter').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog(other).getByRole('link', { name: 'Show Kudos' })).toBeVisible()
    await other.close()

    await asked.getByRole('button', { name: 'Yes' }).click()
    await expect(asked.getByText(/was changed somewhere else in the meantime/)).toBeVisible()
    await expect(asked.getByText('Kudos')).toBeVisible()
    await asked.getByRole('button', { name: 'Yes' }).click()
    await expect(toast(page, 'Filter deleted.')).toBeVisible()
    await expect(dialog(page).getByText('No saved filter found.')).toBeVisible()
  },
)

test('an address whose saved filter is gone shows the rest of it and says so', async ({ page }) => {
  await signIn(page, 'approver', `${praised}&selectedFilterId=no-such-filter`)
  await expect(page.getByText('That saved filter is not there any more.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove Kudos' })).toBeVisible()
})

test('a saved filter loads without the choices that are not there any more', async ({ page }) => {
  await withoutFilters(page, 'approver')
  await save(page, `${praised}&selectedDistrict=GONE&selectedCrewOptions=F-01,F-99`, 'Old')
  await expect(
    page.getByText(
      '2 choices of this filter are not there any more and were left out: District GONE, Crew F-99.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove Crew: F-01 Red' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Remove District/ })).toHaveCount(0)
})
