import type { Page } from '@playwright/test'
import { expect, question, signInByHand, type DemoRole } from './portal.ts'

/** Signs in and begins a Walkaround; answers its address. */
export async function openWalkaround(page: Page, role: DemoRole = 'employee'): Promise<string> {
  await signInByHand(page, role)
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
    // Opening what is not there would make an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'holdpoint-device')) {
      return { keys: 0, unsent: 0, text: '' }
    }
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
    type Raw = { id: string; owner: string; data: ArrayBuffer }
    const unsent = (await all('unsent')) as Raw[]
    const seen = (await all('seen')) as Raw[]
    const keys = await all('keys')
    database.close()
    const text = [...unsent, ...seen]
      .map(({ id, owner, data }) => `${id} ${owner} ${new TextDecoder('latin1').decode(data)}`)
      .join('\n')
    return { keys: keys.length, unsent: unsent.length, text }
  })
}

/** The pages that are kept for whoever is signed in, and when each was copied. */
export async function keptPages(page: Page): Promise<Record<string, number>> {
  const pages = (await index(page, 'pages')) as { address: string; at: number }[]
  return Object.fromEntries(pages.map(({ address, at }) => [address, at]))
}

/** The addresses of the photos that are kept for whoever is signed in. */
export async function keptImages(page: Page): Promise<string[]> {
  const images = (await index(page, 'images')) as { address: string }[]
  return images.map(({ address }) => address)
}

/** One of the lists of what is kept, opened with the key that lies in this browser. */
async function index(page: Page, of: 'pages' | 'images'): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'holdpoint-device')) {
      return []
    }
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('holdpoint-device')
      opening.onsuccess = () => resolve(opening.result)
    })
    const read = <T>(store: string, key?: string) =>
      new Promise<T[]>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll(key)
        reading.onsuccess = () => resolve(reading.result)
      })
    const [kept] = await read<{ owner: string; key: CryptoKey }>('keys')
    const id = `${name}:${kept?.owner}`
    const [sealed] = await read<{ iv: BufferSource; data: ArrayBuffer }>('seen', id)
    database.close()
    if (kept === undefined || sealed === undefined) {
      return []
    }
    const additionalData = new TextEncoder().encode(`${kept.owner}\0${id}`)
    const how = { name: 'AES-GCM', iv: sealed.iv, additionalData }
    const opened = await crypto.subtle.decrypt(how, kept.key, sealed.data)
    const end = 4 + new DataView(opened).getUint32(0)
    const text = new TextDecoder().decode(opened.slice(4, end))
    return JSON.parse(text) as unknown[]
  }, of)
}

/** Waits until a page is kept as it was at a moment or later. */
export async function isKept(page: Page, address: string, since = 0): Promise<void> {
  const at = async () => (await keptPages(page))[address] ?? -1
  await expect.poll(at, { timeout: 30_000 }).toBeGreaterThanOrEqual(since)
}
