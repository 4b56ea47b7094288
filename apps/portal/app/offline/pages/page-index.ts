import { pinnedFilesMax } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import {
  asksForFiles,
  asksForLast,
  asksToBegin,
  keptAddress,
  sectionOf,
  type KeptKind,
} from './page-address.ts'

/** One page that is kept, as the list of them tells it. */
export type KeptPage = {
  /** The random name of its record. */
  id: string
  address: string
  kind: KeptKind
  title: string
  /** When the server made it. */
  at: number
  /** The build whose scripts and sheets it needs. */
  version: string
  /** It was begun here, so that it is nowhere else until a copy of the server takes its place. */
  isBegun?: true
  /** It was kept ahead, and nobody has opened it here. */
  isAhead?: true
}

/** How many pages of each kind are kept; those seen longest ago make room. */
export const keptMax: Readonly<Record<KeptKind, number>> = {
  list: 12,
  panel: 12,
  dialog: 24,
  form: 200,
  // As many as a device is told of, and one that is replaced meanwhile.
  blank: 8,
  unsent: 1,
  pad: 12,
  pinned: 1,
  file: pinnedFilesMax,
  preview: pinnedFilesMax,
}

/** Puts a page first, in place of its earlier copy; answers what has to go. What was begun here stays. */
export function withPage(
  pages: readonly KeptPage[],
  page: KeptPage,
): { pages: KeptPage[]; gone: KeptPage[] } {
  const others = pages.filter(({ address }) => address !== page.address)
  const ranked = [page, ...others]
  const kept = ranked.filter((one) => {
    const sameKind = ranked.filter(({ kind, isBegun }) => kind === one.kind && isBegun !== true)
    return one.isBegun === true || sameKind.indexOf(one) < keptMax[one.kind]
  })
  return { pages: kept, gone: [...pages, page].filter((one) => !kept.includes(one)) }
}

/** What answers an address without a network. */
export type Found = { kind: 'page'; page: KeptPage } | { kind: 'elsewhere'; address: string }

/**
 * Finds the page of an address. An address that names a list and nothing of it leads to that which
 * was seen last, as it does with a network, where the server chooses; the file library leads to what
 * is pinned, and where forms are started leads to those that can be begun here.
 */
export function findPage(pages: readonly KeptPage[], url: URL): Found | null {
  const asked = keptAddress(url)
  const page = asked && pages.find(({ address }) => address === asked.address)
  if (page) {
    // A blank form is begun from where all of them stand, and is no page of its own.
    return page.kind === 'blank' ? null : { kind: 'page', page }
  }
  if (asksToBegin(url)) {
    const address = beginAddress(pages)
    return address === null ? null : { kind: 'elsewhere', address }
  }
  const last = asksForLast(url)
  const list = asksForFiles(url)
    ? pages.find(({ kind }) => kind === 'pinned')
    : last &&
      pages.find(
        ({ kind, address }) =>
          kind === 'list' && (last.section === null || sectionOf(address) === last.section),
      )
  return list ? { kind: 'elsewhere', address: list.address } : null
}

/** Where what can be begun on this device stands; null where nothing can. */
export function beginAddress(pages: readonly KeptPage[]): string | null {
  const isAny = pages.some(({ kind }) => kind === 'blank')
  return isAny && pages.some(({ kind }) => kind === 'unsent') ? paths.unsent({ begin: 1 }) : null
}

/** What is offered where a page is not kept: the last list of each tab, then forms, pads and files. */
export function offeredPages(pages: readonly KeptPage[]): KeptPage[] {
  const sections = new Set<string | null>()
  const lists = pages.filter(({ kind, address }) => {
    const isNew = kind === 'list' && !sections.has(sectionOf(address))
    if (isNew) {
      sections.add(sectionOf(address))
    }
    return isNew
  })
  const others: readonly KeptKind[] = ['form', 'unsent', 'pad', 'pinned', 'file']
  return [...lists, ...pages.filter(({ kind }) => others.includes(kind))]
}
