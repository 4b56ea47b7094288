/** The pages of what is pinned: they are kept for that, and not because somebody looked at them. */
export type PinnedKind = 'pinned' | 'file' | 'preview'

/** What a page that can be kept shows; each kind has its own room. */
export type KeptKind =
  | 'list'
  | 'panel'
  | 'dialog'
  | 'form'
  | 'blank'
  | 'unsent'
  | 'pad'
  | PinnedKind

/** A page that can be kept, under the one spelling of its address. */
export type KeptAddress = { address: string; kind: KeptKind }

const listPath = '/my-forms'
const unsentPath = '/my-forms/unsent'
const formPath = /^\/(?:my-form\/fill-out|review-form\/review-form-question)\/[^/]+$/
const blankPath = /^\/my-form\/fill-out\/blank-[^/]+$/
const padPath = /^\/sds\/pads\/[^/]+$/
const filesPath = '/files'
const filePath = /^\/files\/(?!new$|excel$|live$)[^/]+$/
const previewPath = '/file-preview'
// Dialogs to read. The others begin something that takes a network.
const readableDialogs: readonly (string | null)[] = ['info', 'actions', 'comments']
// What chooses another content of a form's page; the rest only says how somebody got there.
const formParameters = ['tab']

/** What is kept of an address; null where nothing is. */
export function keptAddress(url: URL): KeptAddress | null {
  const { pathname, searchParams } = url
  if (pathname === unsentPath) {
    return { address: pathname, kind: 'unsent' }
  }
  if (blankPath.test(pathname)) {
    return { address: pathname, kind: 'blank' }
  }
  if (formPath.test(pathname)) {
    return { address: pathname + spelled(searchParams, formParameters), kind: 'form' }
  }
  if (padPath.test(pathname)) {
    return { address: pathname, kind: 'pad' }
  }
  const pinned = pinnedAddress(url)
  if (pinned !== null || pathname !== listPath) {
    return pinned
  }
  const kind = listKind(searchParams.get('dialog'))
  return kind === null ? null : { address: pathname + spelled(searchParams), kind }
}

/** What is kept of an address because of a pin; null for any other page. */
export function pinnedAddress({ pathname, searchParams }: URL): KeptAddress | null {
  if (filePath.test(pathname)) {
    return { address: pathname, kind: 'file' }
  }
  if (pathname === filesPath && searchParams.get('section') === 'pinned') {
    return { address: pathname + spelled(searchParams, ['section']), kind: 'pinned' }
  }
  // Without a number it is the version to read; others are not kept.
  return pathname === previewPath &&
    searchParams.get('type') === 'file' &&
    !searchParams.has('version')
    ? { address: pathname + spelled(searchParams, ['id', 'type']), kind: 'preview' }
    : null
}

/** Whether an address asks for the file library and for no tab of it. */
export function asksForFiles({ pathname, searchParams }: URL): boolean {
  return pathname === filesPath && !searchParams.has('section')
}

/** Whether an address asks for what can be begun. */
export function asksToBegin({ pathname, searchParams }: URL): boolean {
  return pathname === listPath && searchParams.get('dialog') === 'fill'
}

function listKind(dialog: string | null): KeptKind | null {
  if (dialog === null) {
    return 'list'
  }
  if (dialog === 'filters') {
    return 'panel'
  }
  return readableDialogs.includes(dialog) ? 'dialog' : null
}

/** The address of a list's filter panel: it brings the master data. */
export function panelOf(list: string): string {
  const url = new URL(list, 'http://any')
  url.searchParams.set('dialog', 'filters')
  return url.pathname + spelled(url.searchParams)
}

/** The list that an address asks for as it was seen last: no more than a tab is named. */
export function asksForLast(url: URL): { section: string | null } | null {
  const isList = url.pathname === '/' || url.pathname === listPath
  return isList && [...url.searchParams.keys()].every((name) => name === 'section')
    ? { section: url.searchParams.get('section') }
    : null
}

/** The tab of a list's address; null where it names none. */
export function sectionOf(address: string): string | null {
  return new URL(address, 'http://any').searchParams.get('section')
}

function spelled(all: URLSearchParams, names?: readonly string[]): string {
  const query = new URLSearchParams(
    [...all].filter(([name, value]) => value !== '' && (names?.includes(name) ?? true)),
  )
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}
