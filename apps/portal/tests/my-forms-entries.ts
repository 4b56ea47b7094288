import { expect, type Locator, type Page } from '@playwright/test'
import { apiOf } from './elsewhere.ts'
import { isAlive } from './portal.ts'

/** The dialog of a page, or the question that it asks before something is destroyed. */
export function dialogOf(page: Page, name?: string): Locator {
  const named = name === undefined ? {} : { name }
  return page.getByRole('dialog', named).or(page.getByRole('alertdialog', named))
}

/** Starts a walkaround and answers its id. */
export async function startedEntry(page: Page): Promise<string> {
  const started = await apiOf(page)('POST', '/my-form', { formId: 'wellsite_walkaround' })
  return (started as { id: string }).id
}

/** Starts a walkaround, opens it to be filled out and answers its id. */
export async function openedEntry(page: Page): Promise<string> {
  const id = await startedEntry(page)
  await page.goto(`/my-form/fill-out/${id}`)
  await isAlive(page)
  return id
}

/** The row of an entry. */
export function rowOf(page: Page, id: string): Locator {
  return page.getByRole('row').filter({ has: page.locator(`td a[href*="${id}"]`) })
}

/** What others did with the entry of a row, in words: one link, to its comments where it has any. */
export function countsOf(row: Locator): Locator {
  return row.getByRole('link', { name: /^(\d+ \w|Add a comment)/ })
}

/** Turns the pages of a list until something is on one of them. */
export async function pagedTo(page: Page, list: string, wanted: Locator): Promise<void> {
  for (let number = 1; number <= 12; number += 1) {
    await page.goto(`${list}&page=${number}`)
    if ((await wanted.count()) > 0) {
      return
    }
  }
  throw new Error(`Nothing of the kind is on ${list}.`)
}

/** The button that holds what else can be done with the list; a press opens its menu. */
export function moreOfList(page: Page): Locator {
  return page.getByLabel('More for this list', { exact: true })
}

/** A link of that menu, which is opened for it. */
export async function inMore(page: Page, name: string): Promise<Locator> {
  await moreOfList(page).click()
  return page.getByRole('link', { name, exact: true })
}

/** A comment by a call of whoever is signed in on the page. */
export async function commentOn(page: Page, myFormId: string): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const body = JSON.stringify({ myFormId: id, comment: 'Seen from elsewhere.' })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
    return (await fetch('/api/v1/my-form-comments', { method: 'POST', headers, body })).status
  }, myFormId)
  expect(status).toBe(200)
}
