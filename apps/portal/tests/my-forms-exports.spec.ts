import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { inMore } from './my-forms-entries.ts'
import { expect, signIn, test, toast } from './portal.ts'

// Files to take away. This file runs twice: without JavaScript a link leads to the file, with it
// the page stays and tells how far the file is.

const done = 'File downloaded successfully.'

/** Presses a link that leads to a file, and answers the file. */
async function downloaded(page: Page, link: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return file
}

async function bytesOf(file: Download): Promise<Buffer> {
  return readFile(await file.path())
}

/** The address that a file was fetched from, once its link is pressed. */
function fileRequest(page: Page, path: string) {
  return page.waitForRequest((request) => new URL(request.url()).pathname === `/api/v1${path}`)
}

async function openRowMenu(page: Page): Promise<Locator> {
  const menu = page.locator('tbody tr').first().locator('details')
  const more = menu.filter({ hasText: 'PDF' })
  await more.locator('summary').click()
  return more
}

test(
  'the list with its filters, search and order is saved as Excel',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: asked }) => {
    await signIn(page, 'employee', '/my-forms')
    await page.goto(
      '/my-forms?section=completed&searchValue=walk&selectedCrewOptions=F-01,F-02' +
        '&selectedStartDate=none&sortField=form_name&sortDirection=desc',
    )
    const request = fileRequest(page, '/my-form-excel-file')
    const file = await downloaded(page, await inMore(page, 'Excel'))
    expect(file.suggestedFilename()).toMatch(/^my-forms-\d{4}-\d\d-\d\d\.xlsx$/)
    expect((await bytesOf(file)).subarray(0, 2).toString()).toBe('PK')
    const query = Object.fromEntries(new URL((await request).url()).searchParams)
    expect(query).toMatchObject({
      section: 'completed',
      search: 'walk',
      crews: 'F-01,F-02',
      orderBy: 'form_name',
      orderByAsc: '0',
    })
    await expect(page).toHaveURL(/\/my-forms\?/)
    if (asked ?? true) {
      await expect(toast(page, done)).toBeVisible()
      await expect(toast(page, done)).toBeHidden({ timeout: 6000 })
    }
  },
)

test('a list whose filter is kept under a name is saved as well', async ({ page }) => {
  const ids = Array.from({ length: 300 }, (_, place) => `01JA${String(place).padStart(22, '0')}`)
  await signIn(page, 'employee', '/my-forms')
  await page.goto(`/my-forms?section=completed&selectedFormIds=${ids.join()}`)
  await expect(page).toHaveURL(/[?&]filter=/)
  const filter = new URL(page.url()).searchParams.get('filter')
  const request = fileRequest(page, '/my-form-excel-file')
  const file = await downloaded(page, await inMore(page, 'Excel'))
  expect((await bytesOf(file)).subarray(0, 2).toString()).toBe('PK')
  expect(new URL((await request).url()).searchParams.get('filter')).toBe(filter)
})

test(
  'an entry is saved as a PDF from the menu of its row and from its own page',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: asked }) => {
    await signIn(page, 'employee', '/my-forms?section=completed&selectedStartDate=none')
    const menu = await openRowMenu(page)
    const first = await downloaded(page, menu.getByRole('link', { name: 'PDF' }))
    expect(first.suggestedFilename()).toMatch(/\.pdf$/)
    expect((await bytesOf(first)).subarray(0, 5).toString()).toBe('%PDF-')
    if (asked ?? true) {
      await expect(toast(page, done)).toBeVisible()
    }

    await page.locator('tbody tr').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/my-form\/fill-out\//)
    const second = await downloaded(page, page.getByRole('link', { name: 'PDF' }))
    expect(second.suggestedFilename()).toBe(first.suggestedFilename())
    expect((await bytesOf(second)).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test("somebody else's entry leads to the no-access page", async ({ page }) => {
  await signIn(page, 'employee', '/my-forms')
  await page.goto('/my-forms/pdf/01J0000000000000000000NONE?to=/my-forms')
  await expect(page).toHaveURL(/\/no-access\?type=my_forms$/)
})

test('without a session the sign-in page leads back to the list', async ({ page }) => {
  await page.goto('/my-forms/excel?section=completed&searchValue=walk')
  await expect(page).toHaveURL(/\/login\?to=%2Fmy-forms%3Fsection%3Dcompleted/)
})
