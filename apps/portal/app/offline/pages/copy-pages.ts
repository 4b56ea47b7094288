import { queryCacheMs, sentences } from '@holdpoint/api'
import { tabNames } from '../../files/files.words.ts'
import { paths } from '../../paths.ts'
import type { DeviceStore } from '../device-store.ts'
import { lonePageMs } from '../patience.ts'
import { beginningAt } from '../begin/beginnings.ts'
import { copyHeader } from './copy-header.ts'
import type { HeldDocument } from './held-documents.ts'
import { copyForOf, titleOf, versionOf } from './kept-html.ts'
import { forgetPage, keepPage, keptPages } from './kept-pages.ts'
import { keptAddress, panelOf, sectionOf, type KeptAddress } from './page-address.ts'

const noAccessPath = '/no-access'

/** What came of asking for a copy: `newer` is a page of a build that this worker does not know. */
export type Copied = 'kept' | 'none' | 'newer'

// What a page needs of its headers; above all the policy that names its own nonce.
const headersKept = [
  'cache-control',
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

type Copying = {
  /** The document that was just loaded. */
  loaded?: HeldDocument | null
  /** Nobody has opened it here. */
  isAhead?: boolean
}

/**
 * Keeps a page: the document that was just loaded where it may be kept as it is, else a copy that the
 * server is asked for. A page of somebody else is never answered.
 */
export async function copyPage(
  store: DeviceStore,
  href: string,
  version: string,
  { loaded = null, isAhead = false }: Copying = {},
): Promise<Copied> {
  if (loaded !== null && copyForOf(loaded.html) === store.personId) {
    return keepCopy(store, loaded, version)
  }
  const wanted = keptAddress(new URL(href))
  if (wanted === null || (await beginningAt(store, new URL(href))) !== null) {
    // The server does not know what was begun here: its page is nowhere else.
    return 'none'
  }
  const response = await fetch(href, {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(lonePageMs),
    headers: { [copyHeader]: store.personId, Accept: 'text/html' },
  })
  // Most pages that are not for the person lead to the one that says so.
  const isRefused = new URL(response.url).pathname === noAccessPath
  if (isRefused || response.status === 403 || response.status === 404) {
    await forgetPage(store, wanted.address)
    return 'none'
  }
  // A list may be led to the address that says all of it.
  const kept = keptAddress(new URL(response.url))
  if (!response.ok || kept === null) {
    return 'none'
  }
  const html = await response.text()
  const copy = { ...kept, html, headers: response.headers, at: Date.now() }
  return keepCopy(store, copy, version, isAhead)
}

async function keepCopy(
  store: DeviceStore,
  { headers, html, at, address, kind }: HeldDocument,
  version: string,
  isAhead = false,
): Promise<Copied> {
  if (versionOf(html) !== version) {
    return 'newer'
  }
  await keepPage(store, {
    ...{ address, kind, version, at, html },
    ...(isAhead ? ({ isAhead: true } as const) : {}),
    title: labelOf({ address, kind }, html),
    headers: headersKept.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  })
  return 'kept'
}

/**
 * Copies what belongs to a page that was looked at: the filter panel of a list, which brings the
 * master data and is as fresh as that is elsewhere (spec 9), the page of what waits, which is the
 * same for years, and a list for whoever comes no further than Home, where they find it offline.
 */
export async function copyCompanions(
  store: DeviceStore,
  href: string,
  version: string,
): Promise<void> {
  const pages = await keptPages(store)
  const known = (address: string) => pages.find((page) => page.address === address)
  const looked = keptAddress(new URL(href))
  if (known(paths.unsent())?.version !== version) {
    await copyPage(store, new URL(paths.unsent(), href).href, version)
  }
  const isListKept = pages.some((page) => page.kind === 'list' && page.version === version)
  if (new URL(href).pathname === paths.home() && !isListKept) {
    await copyPage(store, new URL(paths.myForms(), href).href, version)
  }
  if (looked?.kind === 'list') {
    const panel = panelOf(looked.address)
    if (Date.now() - (known(panel)?.at ?? 0) > queryCacheMs) {
      await copyPage(store, new URL(panel, href).href, version)
    }
  }
}

// A new build makes every copy old; a few at a time are made anew, and the server is not run down.
const renewedMax = 4

/** Copies a few pages of earlier builds anew, those seen last first. */
export async function renewPages(
  store: DeviceStore,
  origin: string,
  version: string,
): Promise<void> {
  let renewed = 0
  for (const { address, isAhead = false, ...page } of await keptPages(store)) {
    const url = new URL(address, origin)
    // What the server has not heard of has no copy, and is in nobody's way.
    if (page.version !== version && (await beginningAt(store, url)) === null) {
      await copyPage(store, url.href, version, { isAhead })
      renewed += 1
    }
    if (renewed === renewedMax) {
      return
    }
  }
}

/** The name of a page among others. The lists differ by their tabs. */
function labelOf({ address, kind }: KeptAddress, html: string): string {
  const title = titleOf(html)
  if (kind === 'pinned') {
    return `${title}: ${tabNames.pinned}`
  }
  const tabs: Readonly<Record<string, string>> = sentences.myForms.tabs
  const tab = kind === 'list' ? tabs[sectionOf(address) ?? ''] : undefined
  return tab === undefined ? title : `${title}: ${tab}`
}
