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

// What was kept on one morning is old on the next: a few at a time are made anew.
const agedMax = 4
const failedMax = 2

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
      const { gone, missing } = toKeep(await keptPages(store), ahead, now())
      for (const address of gone) {
        await forgetPage(store, address)
      }
      return copyEach(missing, ({ address, isAhead }) =>
        copyPage(store, new URL(address, origin).href, version, { isAhead }),
      )
    })
}

type Missing = { address: string; isAhead: boolean }

/**
 * Copies the pages that are missing: one that fails leaves the others be, and after some that fail the
 * network is as good as gone.
 */
export async function copyEach(
  missing: readonly Missing[],
  copy: (page: Missing) => Promise<Copied>,
): Promise<Copied> {
  let failed = 0
  for (const page of missing) {
    const copied = await copy(page).catch(() => 'failed' as const)
    failed += copied === 'failed' ? 1 : 0
    if (copied === 'newer') {
      return 'newer'
    }
    if (failed === failedMax) {
      break
    }
  }
  return 'none'
}

/**
 * Which pages go and which are to be asked for. What cannot be begun any more goes, and so does what
 * was assigned, is so no longer, and was not opened here. A page of another build is made anew as all
 * others are, and what is not here comes before what is a day old.
 */
export function toKeep(
  pages: readonly KeptPage[],
  { blanks, assigned }: Ahead,
  now: number,
): { gone: readonly string[]; missing: readonly Missing[] } {
  const wanted = blanks
    .map(blankId)
    .filter((id) => readBlankId(id) !== null)
    .map((id) => paths.fillOut(id))
  const known = (address: string) => pages.find((page) => page.address === address)
  // What is assigned goes on to another version of its form until it is begun.
  const all = [...wanted, ...assigned.map((id) => paths.fillOut(id))]
  const gone = pages.filter(
    ({ kind, address, isAhead }) =>
      (kind === 'blank' || isAhead === true) && !all.includes(address),
  )
  const aged = all.flatMap((address) => {
    const page = known(address)
    return page !== undefined && now - page.at >= freshMs ? [page] : []
  })
  return {
    gone: gone.map(({ address }) => address),
    missing: [
      ...all.filter((address) => !known(address)).map((address) => ({ address, isAhead: true })),
      ...aged.slice(0, agedMax).map(({ address, isAhead = false }) => ({ address, isAhead })),
    ],
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
