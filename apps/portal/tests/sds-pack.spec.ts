import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

// A pad's sheets as one file, with and without JavaScript; it is opened without a network.

/** Saves the file that a link leads to, and answers where. */
async function savedBy(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Dry Lantern 3 safety data sheets.html')
  const file = test.info().outputPath('pack.html')
  await download.saveAs(file)
  return file
}

async function opensWithoutNetwork(page: Page, file: string): Promise<void> {
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(file).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Safety data sheets: Dry Lantern 3',
  )
  await page.getByRole('heading', { level: 2 }).first().click()
  const sheet = page.locator('details[open]')
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText(
    '2. Hazard identification',
  )
  await expect(sheet.getByRole('link', { name: /In an emergency, call/ })).toBeVisible()
  await page.context().setOffline(false)
}

test('whoever is signed in saves the sheets of a pad', { tag: '@scriptless' }, async ({ page }) => {
  await signIn(page, 'employee', '/sds?section=approved&selectedFilterId=none')
  await page.goto('/sds/pads')
  await page.getByRole('link', { name: /Dry Lantern 3/ }).click()
  const file = await savedBy(page, 'Save as one file')
  expect(await readFile(file, 'utf8')).not.toMatch(/<script|<link|<img|src=|url\(/)
  await opensWithoutNetwork(page, file)
})

test('whoever has the code of a kiosk does so too', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'admin', '/sds/kiosks')
  await page.getByLabel('Pad', { exact: true }).selectOption('Dry Lantern 3')
  await page.getByLabel('Where it hangs').fill('Trailer')
  await page.getByRole('button', { name: 'Make a code' }).click()
  const address = await page.getByRole('textbox', { name: 'Address' }).inputValue()
  await page.context().clearCookies()
  await page.goto(address)
  await opensWithoutNetwork(page, await savedBy(page, 'Save all sheets as one file'))
})
