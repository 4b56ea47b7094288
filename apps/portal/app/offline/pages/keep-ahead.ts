import { paths } from '../../paths.ts'
import { blankId, readBlankId } from '../begin/blank-id.ts'
import type { DeviceStore } from '../device-store.ts'
import { callMs } from '../patience.ts'
import { copyPage, type Copied } from './copy-pages.ts'
import { forgetPage, keptPages } from './kept-pages.ts'
import type { KeptPage } from './page-index.ts'

interface AheadOptions {
  origin: string
  /** The build of this worker. */
  version: string
  now: () => number
}

/** What the server says is worth keeping before anybody opens it. */
export type Ahead = {
  blanks: readonly { formId: string; version: number }[]
  assigned: readonly string[]
}

// A worker ends and begins many times within an hour: that it has asked lies on the device.
const askAgainMs = 5 * 60_000
const aheadAddress = '/api/v1/my-form-ahead'

/** The lists in such a page are as old as it is. */
const freshMs = 24 * 60 * 60_000

/**
 * Keeps forms that can be begun without a network and what was assigned to the person, before anybody
 * opens them (decision 0163). The server is asked which they are every five minutes at most, and for
 * a page of them only where it is missing.
 */
export function createKeepAhead({ origin, version, now }: AheadOptions) {
  return async (store: DeviceStore): Promise<Copied> =>
    navigator.locks.request('holdpoint-ahead', async () => {
      const at = (await store.get('seen', askedId(store)))?.json
      if (typeof at === 'number' && now() - at < askAgainMs) {
        return 'none'
      }
      const ahead = await aheadOfServer(origin)
      if (ahead === undefined) {
        return 'none'
      }
      await store.put('seen', askedId(store), { json: now() })
      const { gone, missing } = toKeep(await keptPages(store), ahead, { version, now: now() })
      for (const address of gone) {
        await forgetPage(store, address)
      }
      for (const address of missing) {
        if ((await copyPage(store, new URL(address, origin).href, version)) === 'newer') {
          return 'newer'
        }
      }
      return 'none'
    })
}

/** Which pages go, as they cannot be begun any more, and which are to be asked for. */
export function toKeep(
  pages: readonly KeptPage[],
  { blanks, assigned }: Ahead,
  { version, now }: { version: string; now: number },
): { gone: readonly string[]; missing: readonly string[] } {
  const wanted = blanks
    .map(blankId)
    .filter((id) => readBlankId(id) !== null)
    .map((id) => paths.fillOut(id))
  const known = (address: string) => pages.find((page) => page.address === address)
  const isFresh = (page: KeptPage | undefined) =>
    page !== undefined && page.version === version && now - page.at < freshMs
  const gone = pages.filter(({ kind, address }) => kind === 'blank' && !wanted.includes(address))
  return {
    gone: gone.map(({ address }) => address),
    // What is assigned goes on to another version of its form until it is begun.
    missing: [...wanted, ...assigned.map((id) => paths.fillOut(id))].filter(
      (address) => !isFresh(known(address)),
    ),
  }
}

async function aheadOfServer(origin: string): Promise<Ahead | undefined> {
  const response = await fetch(new URL(aheadAddress, origin), {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(callMs),
  }).catch(() => null)
  if (response?.status !== 200) {
    return undefined
  }
  // The answer of our own server, in the shape that the contract gives it.
  return ((await response.json()) as { content: Ahead }).content
}

const askedId = ({ owner }: DeviceStore): string => `ahead:${owner}`
