import { axeOf } from './axe.ts'
import { expect, signIn, test, toast } from './portal.ts'

// Whoever keeps categories adds an entry, puts it in its place, hides and deletes it; others read the
// tree. This file runs with and without JavaScript.

test(
  'a tree is added to, put in order, hidden from and deleted from, and is read by others',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const name = `Chlorine ${Date.now()}`
    const tree = page.getByRole('form', { name: 'Entries of Well fluid' })
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('alertdialog')
    const entries = tree.getByRole('listitem').filter({ has: page.locator('summary') })
    /** Opens the menu of an entry and presses what it has. */
    const press = async (entry: string, what: string) => {
      // A summary has no role that browsers agree on.
      await tree.locator(`summary[aria-label="What to do with ${entry}"]`).click()
      await tree
        .getByText(what, { exact: true })
        .and(tree.locator('a:visible, button:visible'))
        .click()
    }

    await test.step('it is found by its kind, and takes a new entry', async () => {
      await signIn(page, 'admin', '/categories')
      await page.getByLabel('Tree').selectOption('Well fluid')
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Well fluid' })).toBeVisible()
      await page.getByRole('link', { name: 'Add an entry' }).click()
      await dialog.getByLabel('Name').fill('slickWATER')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('There is an entry of this name here already.')).toBeVisible()
      await expect(dialog.getByLabel('Name')).toHaveValue('slickWATER')
      if (isScripted) {
        expect((await axeOf(page).analyze()).violations).toEqual([])
      }
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, `${name} added.`)).toBeVisible()
      await expect(entries.last()).toContainText(name)
    })

    await test.step('it comes to its place, and is hidden', async () => {
      await press(name, 'Move up')
      await expect(toast(page, `${name} moved.`)).toBeVisible()
      await expect(entries.nth(-2)).toContainText(name)
      if (isScripted) {
        await expect(tree.locator(`summary[aria-label="What to do with ${name}"]`)).toBeFocused()
      }
      await press(name, 'Hide')
      await expect(entries.nth(-2)).toContainText('Hidden')
      await press(name, 'Rename or move')
      await expect(dialog.getByLabel('Reports may choose it')).not.toBeChecked()
      await dialog.getByLabel('Name').fill(`${name} B`)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, `${name} B saved.`)).toBeVisible()
    })

    await test.step('whoever may not keep it reads it', async () => {
      await signIn(page, 'employee', '/categories?type=well-fluid&search=chlorine')
      await expect(page.getByText(`${name} B`)).toBeVisible()
      await expect(page.locator('main summary')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Add an entry' })).toHaveCount(0)
    })

    await test.step('it is deleted, with No as the nearer answer', async () => {
      await signIn(page, 'admin', '/categories?type=well-fluid')
      await press(`${name} B`, 'Delete')
      await question.getByRole('link', { name: 'No' }).click()
      await press(`${name} B`, 'Delete')
      await question.getByRole('button', { name: 'Yes' }).click()
      await expect(toast(page, 'Entry deleted.')).toBeVisible()
      await expect(tree.getByText(`${name} B`)).toHaveCount(0)
    })
  },
)

test(
  'the statuses of a unit and its thresholds are set, and nothing typed is lost',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const status = `Waiting for sand ${Date.now()}`
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save' })

    await test.step('who may not set reports up is told so', async () => {
      await signIn(page, 'employee', '/sqr/settings')
      await expect(page).toHaveURL(/\/no-access\?type=sqr_settings/)
    })

    await test.step('a status that nobody could read is refused as it was typed', async () => {
      await signIn(page, 'admin', '/sqr/settings')
      await page.getByRole('link', { name: 'Add a status to Open' }).click()
      await dialog.getByLabel('Name').fill(status)
      await dialog.getByLabel('Business unit').selectOption('Logistics')
      await dialog.getByLabel('Colour', { exact: true }).fill('#777777')
      await dialog.getByLabel('Colour of the words').fill('#ffffff')
      if (isScripted) {
        await expect(dialog.getByText(status)).toBeVisible()
      }
      await save.click()
      await expect(dialog.getByText(/not legible on this colour/)).toBeVisible()
      await expect(dialog.getByLabel('Name')).toHaveValue(status)
      await expect(dialog.getByLabel('Business unit')).toHaveValue('LOG')
      await expect(dialog.getByLabel('Colour', { exact: true })).toHaveValue('#777777')
      await dialog.getByLabel('Colour', { exact: true }).fill('#123456')
      await save.click()
      await expect(toast(page, `${status} saved.`)).toBeVisible()
    })

    await test.step('it is hidden again', async () => {
      await page.getByRole('link', { name: `Edit ${status}, Logistics` }).click()
      await dialog.getByLabel('Reports may be given it').uncheck()
      await save.click()
      await expect(page.getByText('Logistics, hidden').last()).toBeVisible()
    })

    await test.step('thresholds that fall are refused as they were typed', async () => {
      const unit = page.getByRole('region', { name: 'Coiled tubing' })
      await unit.getByLabel('Level 3 from (h)').fill('1')
      await unit.getByRole('button', { name: 'Save thresholds of Coiled tubing' }).click()
      await expect(unit.getByText(/thresholds must rise/)).toBeVisible()
      await expect(unit.getByLabel('Level 3 from (h)')).toHaveValue('1')
      await unit.getByLabel('Level 3 from (h)').fill('12')
      await unit.getByRole('button', { name: 'Save thresholds of Coiled tubing' }).click()
      await expect(toast(page, 'Thresholds of Coiled tubing saved.')).toBeVisible()
    })
  },
)
