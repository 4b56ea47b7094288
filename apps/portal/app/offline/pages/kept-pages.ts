import type { DeviceStore } from '../device-store.ts'
import type { KeptAddress } from './page-address.ts'
import { withPage, type KeptPage } from './page-index.ts'

/** A page as the server sent it. */
export type PageCopy = KeptAddress & {
  title: string
  version: string
  at: number
  headers: readonly (readonly [string, string])[]
  html: string
} & Pick<KeptPage, 'isBegun' | 'isAhead'>

type Body = Pick<PageCopy, 'headers' | 'html'>

/** The pages of a person that are kept, the one seen last first. */
export async function keptPages(store: DeviceStore): Promise<readonly KeptPage[]> {
  const index = await store.get('seen', indexId(store))
  // Nobody but this program can have written it: it opened under the person's own key.
  return index === undefined ? [] : (index.json as KeptPage[])
}

/** Those whose scripts and sheets are here. */
export async function readablePages(
  store: DeviceStore,
  has: (version: string) => Promise<boolean>,
): Promise<readonly KeptPage[]> {
  const pages = await keptPages(store)
  const here = new Set<string>()
  for (const version of new Set(pages.map((page) => page.version))) {
    if (await has(version)) {
      here.add(version)
    }
  }
  return pages.filter(({ version }) => here.has(version))
}

/** The page as it was, if it is still there. */
export async function keptBody(store: DeviceStore, { id }: KeptPage): Promise<Body | undefined> {
  return (await store.get('seen', id))?.json as Body | undefined
}

/** Keeps a page in place of its earlier copy; those seen longest ago make room. */
export function keepPage(store: DeviceStore, copy: PageCopy): Promise<void> {
  const { headers, html, ...about } = copy
  const page: KeptPage = { ...about, id: crypto.randomUUID() }
  const body: Body = { headers, html }
  return alone(async () => {
    await store.put('seen', page.id, { json: body })
    const { pages, gone } = withPage(await keptPages(store), page)
    await write(store, pages, gone)
  })
}

/** What was kept ahead is one page among others once it was opened, with a network or without. */
export function takeAsOpened(store: DeviceStore, address: string): Promise<void> {
  return alone(async () => {
    const pages = (await keptPages(store)).map((page) => {
      const { isAhead, ...opened } = page
      return page.address === address && isAhead === true ? opened : page
    })
    await write(store, pages, [])
  })
}

/** A page that is not there any more, or not for this person, is no longer kept either. */
export function forgetPage(store: DeviceStore, address: string): Promise<void> {
  return alone(async () => {
    const pages = await keptPages(store)
    const gone = pages.filter((page) => page.address === address)
    if (gone.length > 0) {
      await write(
        store,
        pages.filter((page) => !gone.includes(page)),
        gone,
      )
    }
  })
}

async function write(
  store: DeviceStore,
  pages: readonly KeptPage[],
  gone: readonly KeptPage[],
): Promise<void> {
  await store.put('seen', indexId(store), { json: pages })
  for (const { id } of gone) {
    await store.remove('seen', id)
  }
}

// Two workers live side by side while a new version takes over.
async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('holdpoint-pages', work)
}

const indexId = ({ owner }: DeviceStore): string => `pages:${owner}`
