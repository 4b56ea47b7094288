import { axeOf } from './axe.ts'
import { becomes, expect, photo, signIn, test } from './portal.ts'

/** The least that is a PDF. */
const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
)

// Whoever keeps sheets adds one, and it comes into use; everybody reads it. This file runs with and
// without JavaScript.

test(
  'a safety data sheet is added, refused while it is not whole, approved, archived, and others read by all',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    await signIn(page, 'admin', '/sds?section=approved&selectedFilterId=none')
    await page.getByRole('link', { name: 'Add sheet' }).click()
    await page.getByRole('button', { name: 'Add sheet' }).click()
    await expect(page.getByText('Please enter document name')).toBeVisible()
    await page.getByLabel('Product, as its label has it').fill('Zinc bromide brine')
    await page.getByLabel('What it is made of').fill('7699-45-8 | Zinc bromide | 50 | 60')
    await page.getByRole('checkbox', { name: 'Corrosion' }).check()
    await page.getByLabel('Hazard codes').fill('H314, H999')
    await page.getByRole('button', { name: 'Add sheet' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zinc bromide brine')
    const sheet = new URL(page.url()).pathname
    await expect(page.getByText('Causes severe skin burns and eye damage')).toBeVisible()
    await expect(page.getByText('A code that Holdpoint does not know')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^\d+\. / })).toHaveCount(16)
    await expect(page.getByText('Nothing is said here.')).toHaveCount(16)
    const moves = page.getByRole('form', { name: 'Moves' })
    await moves.getByRole('button', { name: 'It has come' }).click()
    await moves.getByRole('button', { name: 'Review' }).click()
    await expect(page.getByText('Please enter manufacturer, emergency phone').first()).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).first().click()
    await page.getByLabel('Manufacturer', { exact: true }).fill('Made Up Brines Inc.')
    await page.getByLabel('Emergency phone, day and night').fill('+1 800 555 0142')
    await page.getByLabel('Revision of the sheet').fill('2026-01-15')
    const sections = page.getByRole('textbox', { name: /^\d+\. / })
    for (let place = 1; place < 16; place += 1) {
      await sections.nth(place).fill('As the supplier says.')
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please enter identification').first()).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).first().click()
    await sections.first().fill('As the supplier says.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('PDF of at most 15 MB').setInputFiles(photo)
    await page.getByRole('button', { name: 'Keep this PDF' }).click()
    await expect(page.getByText('Please choose a PDF.')).toBeVisible()
    const pdf = { name: 'zinc-bromide.pdf', mimeType: 'application/pdf', buffer: smallPdf }
    await page.getByLabel('PDF of at most 15 MB').setInputFiles(pdf)
    await page.getByRole('button', { name: 'Keep this PDF' }).click()
    await expect(page.getByText('zinc-bromide.pdf').first()).toBeVisible()

    await page.getByRole('link', { name: 'Add to a pad' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Quantity').fill('many')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please enter a number.')).toBeVisible()
    await dialog.getByLabel('Pad').selectOption('Dry Lantern 3')
    await dialog.getByLabel('Quantity').fill('275')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Dry Lantern 3.*275 gal/ })).toBeVisible()

    await page.goto('/pending-approvals?kind=sheet')
    await expect(page.getByRole('link', { name: /Zinc bromide brine/ })).toBeVisible()
    await page.goto(sheet)
    await moves.getByRole('button', { name: 'Approve' }).click()
    await expect(
      page.locator('article header').getByText('Approved', { exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Follow' }).click()
    await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible()
    await expect(page.getByText('Its product lies on a pad').first()).toBeVisible()

    await page.getByRole('button', { name: 'Take it off Dry Lantern 3' }).click()
    await expect(page.getByText('It lies on no pad.')).toBeVisible()
    await moves.getByRole('link', { name: 'Archive' }).click()
    await dialog.getByLabel('Why?').fill('Never delivered')
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('Never delivered').first()).toBeVisible()

    await becomes(page, 'employee', sheet)
    await expect(page).toHaveURL(/\/no-access\?type=sds/)
    await page.goto('/sds?section=approved&selectedFilterId=none&searchValue=7647-01-0')
    await page.getByRole('link', { name: 'Hydrochloric acid 15 %' }).click()
    await page.getByRole('link', { name: 'Emergency view' }).click()
    await expect(page.getByRole('heading', { name: /^\d+\. / }).first()).toHaveText(
      '2. Hazard identification',
    )
    await expect(page.getByRole('link', { name: /In an emergency, call/ })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    )
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    if (isScripted) {
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
  },
)

test('sheets are narrowed by pictogram and manufacturer', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'employee', '/sds?section=approved&selectedFilterId=none')
  const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(tabs).toHaveText([
    ...[/^On my pads/, /^To acknowledge/, /^All approved/, /^Asked for/, /^In review/, /^Archived/],
  ])
  await page.getByRole('link', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByRole('checkbox', { name: 'Flame over circle' }).check()
  await panel.getByRole('button', { name: 'Show sheets' }).click()
  await expect(page).toHaveURL(/selectedPictograms=oxidizer/)
  await expect(page.getByRole('row').filter({ hasText: 'Ammonium persulfate' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Methanol' })).toHaveCount(0)
})
