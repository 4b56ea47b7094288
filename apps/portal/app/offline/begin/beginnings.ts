import { paths } from '../../paths.ts'
import type { DeviceStore } from '../device-store.ts'
import { forgetPage, keepPage, keptBody, keptPages, readablePages } from '../pages/kept-pages.ts'
import type { KeptPage } from '../pages/page-index.ts'
import type { UnsentBeginning } from '../unsent-records.ts'
import { blankId, readBlankId } from './blank-id.ts'

/** The blank forms that can be begun on this device, by name. */
export async function blanksHere(
  store: DeviceStore,
  has: (version: string) => Promise<boolean>,
): Promise<KeptPage[]> {
  const blanks = (await readablePages(store, has)).filter(({ kind }) => kind === 'blank')
  return blanks.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** The device has no room for one more form. */
export class NoRoomToBegin extends Error {
  override name = 'NoRoomToBegin'
}

/**
 * Begins an entry from the blank form under an address: a page of its own under an id of its own, and a
 * record by which the server hears of it. Answers its address; fails with `NoRoomToBegin` where that
 * could not be kept.
 */
export async function beginHere(store: DeviceStore, from: string, at: number): Promise<string> {
  // Looked up anew: its copy may have been made anew since it was listed.
  const blank = (await keptPages(store)).find(({ address }) => address === from)
  const body = blank && (await keptBody(store, blank))
  const of = readBlankId(idIn(from) ?? '')
  if (of === null || blank === undefined || body === undefined) {
    throw new Error(`${from} is no blank form.`)
  }
  const id = crypto.randomUUID()
  const address = paths.fillOut(id)
  const { headers, html } = body
  const { title, version } = blank
  // The lists in it are as old as those of the blank form.
  const page = { address, kind: 'form', title, version, at: blank.at, isBegun: true } as const
  const copy = { ...page, headers, html: html.replaceAll(blankId(of), id) }
  const about: UnsentBeginning = {
    ...{ kind: 'beginning', formId: id, title, visit: id, at },
    ...{ of, isFresh: true },
  }
  try {
    await keepPage(store, copy)
    await store.put('unsent', id, { json: about })
  } catch (cause) {
    await forgetPage(store, address).catch(() => undefined)
    throw new NoRoomToBegin(address, { cause })
  }
  return address
}

/** What is known of an entry that was begun here and that the server has not heard of; else null. */
export async function beginningOf(
  store: Pick<DeviceStore, 'get'>,
  myFormId: string,
): Promise<UnsentBeginning | null> {
  // Nobody but this program can have written it: it opened under the person's own key.
  const about = (await store.get('unsent', myFormId))?.json as UnsentBeginning | undefined
  return about?.kind === 'beginning' ? about : null
}

/** The same of the page that an address names. */
export async function beginningAt(
  store: Pick<DeviceStore, 'get'>,
  { pathname }: URL,
): Promise<UnsentBeginning | null> {
  const id = isFillOut(pathname) ? idIn(pathname) : null
  return id === null ? null : beginningOf(store, id)
}

/** Whether an address is that of the page of an entry, which may have been begun here. */
export const isFillOut = (pathname: string): boolean =>
  /^\/my-form\/fill-out\/[^/]+$/.test(pathname)

/** The id that an address ends with; null where it is written as no address is. */
function idIn(address: string): string | null {
  try {
    return decodeURIComponent(address.split('/').at(-1) ?? '')
  } catch {
    return null
  }
}
