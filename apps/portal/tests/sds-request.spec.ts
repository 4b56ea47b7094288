import { axeAlong } from './axe.ts'
import { becomes, expect, photo, signIn, test } from './portal.ts'

// A worker does not find a sheet and asks for it; another one needs it too; whoever keeps sheets says
// why it does not come. This file runs with and without JavaScript.

test(
  'a sheet that is missing is asked for where the search finds nothing, joined, and declined with a reason',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const product = 'Sealant Zeta 9'
    await signIn(page, 'employee', '/sds?section=approved&searchValue=Sealant+Zeta+9')
    await page.getByRole('main').getByRole('link', { name: 'Ask for a sheet' }).last().click()
    await expect(page.getByLabel('Product, as its label has it')).toHaveValue(product)
    await page.getByLabel('Manufacturer').fill('Zeta Works')
    await page.getByLabel('Where it is used').fill('Wash bay')
    await page.getByLabel('Photo of the label').setInputFiles(photo)
    await looks()
    await page.getByRole('button', { name: 'Ask for a sheet' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
    await expect(page.getByText('Its sheet is not there yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Photo of the label 1' })).toBeVisible()
    await looks()
    const sheet = new URL(page.url()).pathname

    await becomes(page, 'colleague', '/sds/ask?product=sealant+zeta')
    await page.getByRole('button', { name: `I need it too: ${product}` }).click()
    await expect(page.getByText('One more person needs it.')).toBeVisible()

    await becomes(page, 'admin', '/sds?section=requested&selectedFilterId=none')
    await expect(page.getByRole('link', { name: product })).toBeVisible()
    await page.getByRole('link', { name: product }).click()
    await page.getByRole('link', { name: 'Do not get it' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('It is sold no more: take Eta 3.')
    await page.getByRole('dialog').getByRole('button', { name: 'Do not get it' }).click()

    await expect(page.getByText('Archived').first()).toBeVisible()

    await becomes(page, 'employee', sheet)
    await expect(page.getByText('It is sold no more: take Eta 3.').first()).toBeVisible()
  },
)
