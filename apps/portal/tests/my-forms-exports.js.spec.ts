import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { inMore, moreOfList } from './my-forms-entries.ts'
import { expect, signIn, test } from './portal.ts'

// What a script adds to downloads: the file is made while the page stays, with a line that tells
// how far it is.

const list = '/my-forms?section=completed'

function corner(page: Page) {
  return page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last()
}

/** It stands in a menu, which a press closes. */
function excel(page: Page) {
  return page.getByRole('link', { name: 'Excel', exact: true, includeHidden: true })
}

async function pressExcel(page: Page) {
  await (await inMore(page, 'Excel')).click()
}

/** Holds the file back until told otherwise, as a long list does. */
async function heldBack(page: Page, path: RegExp): Promise<() => void> {
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(path, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return letGo
}

test('while a file is made the button and a line say so', async ({ page }) => {
  await signIn(page, 'employee', list)
  const letGo = await heldBack(page, /my-form-excel-file/)
  await pressExcel(page)
  await expect(corner(page)).toContainText('Preparing the Excel file…')
  const busy = page.locator('a[aria-busy=true]')
  await expect(busy).toHaveAttribute('aria-label', 'Preparing the Excel file…')
  // What takes longer than a moment stands under the overlay of the specification.
  const overlay = page.getByRole('dialog', { name: 'Processing...' })
  await expect(overlay).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-hp-processing', /.*/)
  const file = page.waitForEvent('download')
  letGo()
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
  await expect(corner(page)).toHaveText('File downloaded successfully.')
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveAttribute('data-hp-processing', /.*/)
  await expect(excel(page)).toHaveAttribute('aria-busy', 'false')
})

test(
  'a file that is being made can be called off by keyboard',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee', list)
    const letGo = await heldBack(page, /my-form-excel-file/)
    await moreOfList(page).focus()
    await page.keyboard.press('Enter')
    await excel(page).focus()
    await page.keyboard.press('Enter')
    const overlay = page.getByRole('dialog', { name: 'Processing...' })
    await expect(overlay.getByRole('button', { name: 'Cancel' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Messages' })).toBeHidden()
    await expect(moreOfList(page)).toBeFocused()
    await expect(excel(page)).toHaveAttribute('aria-busy', 'false')
    letGo()
  },
)

for (const [where, path] of [
  ['its address', /\/my-forms\/excel/],
  ['the file itself', /my-form-excel-file/],
] as const) {
  test(`a failure of ${where} is said, and Retry asks once more`, async ({ page }) => {
    await signIn(page, 'employee', list)
    await page.route(path, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
    await pressExcel(page)
    await expect(corner(page)).toContainText('Failed to download file.')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Retry' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
    await expect(corner(page)).toHaveText('File downloaded successfully.')
  })
}

for (const theme of ['Light', 'Dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`axe finds nothing while a file is made and after it failed: ${theme}, ${width} px @bench`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'employee', list)
      let fail = () => undefined as void
      const held = new Promise<void>((resolve) => (fail = resolve))
      await page.route(/my-form-excel-file/, async (route) => {
        await held
        await route.fulfill({ status: 404, body: '' })
      })
      await pressExcel(page)
      await expect(corner(page)).toContainText('Preparing the Excel file…')
      await expect(page.getByRole('dialog', { name: 'Processing...' })).toBeVisible()
      const calm = async () => {
        const { violations } = await axeOf(page).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over).toBeLessThanOrEqual(0)
      }
      await page.screenshot({ path: `out/pictures/download-busy-${theme}-${width}.png` })
      await calm()
      fail()
      const retry = page.getByRole('button', { name: 'Retry' })
      await retry.focus()
      await page.screenshot({ path: `out/pictures/download-failed-${theme}-${width}.png` })
      await calm()
    })
  }
}
