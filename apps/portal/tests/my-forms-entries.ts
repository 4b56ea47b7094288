import type { Locator, Page } from '@playwright/test'

/** The dialog of a page, or the question that it asks before something is destroyed. */
export function dialogOf(page: Page, name?: string): Locator {
  const named = name === undefined ? {} : { name }
  return page.getByRole('dialog', named).or(page.getByRole('alertdialog', named))
}

/** Starts a walkaround through the page and answers its id. */
export async function startedEntry(page: Page): Promise<string> {
  await page.goto('/my-forms?section=ongoing&dialog=fill')
  await dialogOf(page)
    .getByRole('link', { name: /Inspection/ })
    .click()
  await dialogOf(page)
    .getByRole('button', { name: /Wellsite Walkaround/ })
    .click()
  await page.waitForURL(/\/my-form\/fill-out\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
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
