import type { PinnedFile } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { DeviceStore } from '../device-store.ts'
import { callMs } from '../patience.ts'
import type { BuildFiles } from './build-files.ts'
import { copyPage, type Copied } from './copy-pages.ts'
import { imageRoom } from './image-room.ts'
import { bytesAddress, dropFilesBut, keepFile, keptFiles } from './kept-files.ts'
import { forgetPage, keptPages } from './kept-pages.ts'
import { pinnedAddress } from './page-address.ts'
import { pinsWithRoom } from './pins-room.ts'

interface PinsOptions {
  origin: string
  /** The build of this worker. */
  version: string
  files: BuildFiles
  now: () => number
}

/** Makes what is kept of pinned files the same as the server says, where that is due. */
export type KeepPins = (store: DeviceStore, looked: readonly string[]) => Promise<Copied>

// What became of a file, of a right or of a pin elsewhere is known this long after it.
const askAgainMs = 5 * 60_000
const pinsAddress = '/api/v1/file-library-pin'

/**
 * Keeps pinned files: their pages, the list of them and their bytes (decision 0094). The server is
 * asked which they are once one of their pages was looked at, and every five minutes. Without an
 * answer all stays as it is.
 */
export function createKeepPins({ origin, version, files, now }: PinsOptions): KeepPins {
  let askedAt = -Infinity

  return async (store, looked) => {
    const seen = looked.filter((href) => isOfFiles(new URL(href)))
    if (seen.length === 0 && now() - askedAt < askAgainMs) {
      return 'none'
    }
    return navigator.locks.request('holdpoint-files', async () => {
      const pins = await pinsOfServer(origin)
      if (pins === undefined) {
        return 'none'
      }
      askedAt = now()
      return keep(store, pins, new Set(seen.map((href) => addressOf(href))))
    })
  }

  async function keep(
    store: DeviceStore,
    pins: readonly PinnedFile[],
    seen: ReadonlySet<string | undefined>,
  ): Promise<Copied> {
    const before = await keptFiles(store)
    const taken = before.reduce((sum, { bytes }) => sum + bytes, 0)
    const wanted = pinsWithRoom(pins, imageRoom(await navigator.storage.estimate(), taken))
    await dropFilesBut(store, new Set(wanted.map(({ fileId }) => fileId)))
    await forgetOthers(store, wanted)
    if (wanted.some(({ mediaType }) => mediaType === 'application/pdf')) {
      await files.fetchReader()
    }
    let isChanged = false
    for (const pin of wanted) {
      const [page, preview] = pagesOf(pin)
      const address = bytesAddress(pin)
      const isHere = address === null || before.some((one) => one.address === address)
      const at = (await keptPages(store)).find((one) => one.address === page)?.at ?? -1
      if (isHere && at > Date.parse(pin.changedAt) && !seen.has(page)) {
        continue
      }
      isChanged = true
      // The page comes last: it says that all of it is here.
      if (address !== null) {
        if (!(await keepFile(store, pin.fileId, new URL(address, origin)))) {
          continue
        }
        await copyPage(store, new URL(preview, origin).href, version)
      }
      if ((await copyPage(store, new URL(page, origin).href, version)) === 'newer') {
        return 'newer'
      }
    }
    return isChanged || before.length > wanted.length || seen.has(listAddress)
      ? copyPage(store, new URL(`${listAddress}&selectedFilterId=none`, origin).href, version)
      : 'none'
  }
}

const listAddress = paths.files('pinned')

/** The pages of a pinned file: its own, and what it holds. */
function pagesOf({ fileId: id }: PinnedFile): [page: string, preview: string] {
  const preview = new URL(paths.filePreview({ type: 'file', id }), 'http://any')
  return [paths.file(id), pinnedAddress(preview)?.address ?? '']
}

/** Files that are not pinned any more, or not the person's to read, are no longer kept. */
async function forgetOthers(store: DeviceStore, wanted: readonly PinnedFile[]): Promise<void> {
  const addresses = new Set(wanted.flatMap(pagesOf))
  for (const { address, kind } of await keptPages(store)) {
    if ((kind === 'file' || kind === 'preview') && !addresses.has(address)) {
      await forgetPage(store, address)
    }
  }
}

/** What is pinned; undefined where the server does not say. */
async function pinsOfServer(origin: string): Promise<readonly PinnedFile[] | undefined> {
  const response = await fetch(new URL(pinsAddress, origin), {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(callMs),
  }).catch(() => null)
  if (response?.status !== 200) {
    return undefined
  }
  // The answer of our own server, in the shape that the contract gives it.
  return ((await response.json()) as { content: readonly PinnedFile[] }).content
}

const isOfFiles = ({ pathname }: URL): boolean => /^\/file(?:s|-preview)(?:\/|$)/.test(pathname)

const addressOf = (href: string): string | undefined => pinnedAddress(new URL(href))?.address
