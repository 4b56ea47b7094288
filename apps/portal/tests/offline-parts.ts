import type { Page } from '@playwright/test'
import { expect, question, signIn, type DemoRole } from './portal.ts'

/** Signs in and begins a Walkaround; answers its address. */
export async function openWalkaround(page: Page, role: DemoRole = 'employee'): Promise<string> {
  await signIn(page, role)
  return startWalkaround(page)
}

/** Begins a Walkaround from the list. */
export async function startWalkaround(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Fill Form' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /Inspection/ }).click()
  await dialog.getByRole('button', { name: /Wellsite Walkaround/ }).click()
  await page.waitForURL(/\/my-form\/fill-out\//)
  await deviceIsOpen(page)
  return new URL(page.url()).pathname
}

/** The device's store takes a moment after the page; a person's first touch comes later. */
export async function deviceIsOpen(page: Page): Promise<void> {
  const isOpen = async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name?.startsWith('holdpoint-form:'))
  }
  await expect.poll(() => page.evaluate(isOpen), { timeout: 15_000 }).toBe(true)
}

export async function choose(page: Page, asks: string, answer: string): Promise<void> {
  await question(page, asks).getByRole('radio', { name: answer, exact: true }).check()
}

/** What anybody with the browser's developer tools would see of the device's database. */
export async function rawDevice(
  page: Page,
): Promise<{ keys: number; unsent: number; text: string }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('holdpoint-device')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('The database does not open.'))
    })
    const all = (store: string) =>
      new Promise<unknown[]>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
      })
    const unsent = (await all('unsent')) as { id: string; owner: string; data: ArrayBuffer }[]
    const keys = await all('keys')
    database.close()
    const text = unsent
      .map(({ id, owner, data }) => `${id} ${owner} ${new TextDecoder('latin1').decode(data)}`)
      .join('\n')
    return { keys: keys.length, unsent: unsent.length, text }
  })
}
