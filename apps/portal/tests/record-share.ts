import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import { expect, toast, type DemoRole } from './portal.ts'

/** What a demo person is called. */
export async function personOf(page: Page, role: DemoRole): Promise<string> {
  const found = await apiOf(page)('GET', `/person-search?search=${role}@holdpoint.example`)
  const { data } = found as { data: { fullName: string }[] }
  return data[0]?.fullName ?? ''
}

/** Shares the record that is open with somebody: first with nobody, which is refused in a sentence. */
export async function shareWith(page: Page, name: string, isScripted: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  const box = page.getByRole('dialog', { name: 'Share' })
  const share = box.getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await expect(box.getByText('Please choose at least one person.')).toBeVisible()
  if (isScripted) {
    await box.getByRole('combobox').fill(name)
    await page.getByRole('option', { name }).click()
    expect((await axeOf(page).analyze()).violations).toEqual([])
  } else {
    await box.getByRole('searchbox').fill(name)
    // Enter finds, and shares with nobody yet.
    await box.getByRole('searchbox').press('Enter')
    await box.getByLabel(name).check()
  }
  await share.click()
  await expect(toast(page, `Shared with ${name}.`)).toBeVisible()
  await expect(box).toHaveCount(0)
}
