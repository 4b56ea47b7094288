import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { expect, signIn, test, toast } from './portal.ts'

// A pad's sheets without signing in. This file runs with and without JavaScript.

/** Whoever keeps sheets makes a code; answers the address that it opens. */
async function makeCode(page: Page, where: string): Promise<string> {
  await signIn(page, 'admin', '/sds/kiosks')
  await page.getByLabel('Pad', { exact: true }).selectOption('Dry Lantern 3')
  await page.getByLabel('Where it hangs').fill(where)
  await page.getByRole('button', { name: 'Make a code' }).click()
  await expect(page.getByRole('heading', { name: 'Print it now' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR code that opens/ })).toBeVisible()
  const address = await page.getByRole('textbox', { name: 'Address' }).inputValue()
  await page.context().clearCookies()
  return new URL(address).pathname
}

test(
  'a code is made once, opens the sheets of its pad to anybody, and nothing once it is ended',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }, { retry }) => {
    const where = `Gate ${retry} ${isScripted ? 'with' : 'without'} scripts`
    const kiosk = await makeCode(page, where)

    const answer = await page.goto(kiosk)
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Safety data sheets: Dry Lantern 3',
    )
    const list = page.getByRole('list', { name: 'Sheets' })
    await expect(list.getByRole('link').first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'What is it called?' }).fill('no such thing')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Nothing here is called “no such thing”.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all' }).click()

    await page.getByRole('link', { name: 'Print the code of this page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dry Lantern 3')
    await expect(page.getByRole('img', { name: /^QR code that opens/ })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()

    const product = list.getByRole('link').first()
    const name = (await product.locator('b').innerText()).trim()
    await product.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const headings = page.getByRole('heading', { name: /^\d+\. / })
    await expect(headings).toHaveCount(16)
    await expect(headings.first()).toHaveText('2. Hazard identification')
    await expect(page.getByRole('link', { name: /In an emergency, call/ })).toBeVisible()
    if (isScripted) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await axeOf(page).analyze()
        expect(violations.map(({ id }) => id)).toEqual([])
      }
    }
    await page.getByRole('link', { name: 'All sheets of the pad' }).click()
    await expect(list.getByRole('link').first()).toBeVisible()

    await signIn(page, 'admin', '/sds/kiosks')
    await expect(page.getByText('Last used').first()).toBeVisible()
    await page.getByRole('link', { name: `End it: Dry Lantern 3, ${where}` }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(toast(page, 'The code was ended.')).toBeVisible()
    await page.context().clearCookies()
    const dead = await page.goto(kiosk)
    expect(dead?.status()).toBe(404)
    await expect(page.getByText('This code opens nothing any more.')).toBeVisible()
  },
)

test('whoever reads sheets alone does not see the codes', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'employee', '/sds/kiosks')
  await expect(page).toHaveURL(/\/no-access\?type=sds/)
})

test('a sheet in force has a code that leads to it', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'employee', '/sds?section=approved&selectedFilterId=none')
  await page.getByRole('link', { name: 'Methanol' }).click()
  const code = page.getByRole('img', {
    name: 'QR code that opens the safety data sheet of Methanol',
  })
  await expect(code).toBeVisible()
  const sheet = new URL(page.url())
  await page.getByRole('link', { name: 'Page to print' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methanol')
  await expect(page.getByText(`${sheet.origin}${sheet.pathname}?view=emergency`)).toBeVisible()
})
