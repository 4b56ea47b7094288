import type { PinnedFile } from '@holdpoint/api'
import type { DeviceStore } from '../device-store.ts'
import { uploadStillMs } from '../patience.ts'

/** A pinned file whose bytes are kept, as the list of them tells it. */
export type KeptFile = {
  /** The random name of its record. */
  id: string
  fileId: string
  address: string
  bytes: number
}

// What its bytes need of their headers: what they are, what they are called, and that they run nothing.
const headersKept = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
]

/** The address of the bytes that are to be kept of a pinned file; null where it has none yet. */
export function bytesAddress({ fileId, version }: PinnedFile): string | null {
  const query = new URLSearchParams({ fileId, version: String(version) })
  return version === null ? null : `/api/v1/file-library-version?${query}`
}

/** The pinned files whose bytes are kept. */
export async function keptFiles(store: DeviceStore): Promise<readonly KeptFile[]> {
  // Nobody but this program can have written it: it opened under the person's own key.
  return ((await store.get('seen', indexId(store)))?.json ?? []) as readonly KeptFile[]
}

/** The bytes of a pinned file as they were kept; null where they are not. */
export async function fileKept(store: DeviceStore, { pathname, search }: URL) {
  const file = (await keptFiles(store)).find(({ address }) => address === pathname + search)
  const found = file && (await store.get('seen', file.id))
  if (found?.bytes === undefined) {
    return null
  }
  const headers = new Headers(found.json as [string, string][])
  headers.set('Cache-Control', 'no-store')
  return new Response(found.bytes, { headers })
}

/** Fetches the bytes of a pinned file and keeps them in place of an earlier version's. */
export async function keepFile(store: DeviceStore, fileId: string, url: URL): Promise<boolean> {
  const address = url.pathname + url.search
  const kept = await keptFiles(store)
  if (kept.some((one) => one.address === address)) {
    return true
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(uploadStillMs) })
  if (!response.ok) {
    return false
  }
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = headersKept.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const file: KeptFile = { id: crypto.randomUUID(), fileId, address, bytes: bytes.length }
  await store.put('seen', file.id, { json: headers, bytes })
  const others = kept.filter((one) => one.fileId !== fileId)
  await write(store, [...others, file], kept)
  return true
}

/** Lets go of all but these files. */
export async function dropFilesBut(
  store: DeviceStore,
  fileIds: ReadonlySet<string>,
): Promise<void> {
  const kept = await keptFiles(store)
  await write(
    store,
    kept.filter(({ fileId }) => fileIds.has(fileId)),
    kept,
  )
}

/** Takes the bytes of every pinned file off the device; answers whether there were any. */
export async function dropFiles(store: DeviceStore): Promise<boolean> {
  const kept = await keptFiles(store)
  await write(store, [], kept)
  return kept.length > 0
}

/** Writes the list, and then removes what is in it no more. */
async function write(
  store: DeviceStore,
  files: readonly KeptFile[],
  before: readonly KeptFile[],
): Promise<void> {
  const gone = before.filter(({ id }) => !files.some((one) => one.id === id))
  if (gone.length > 0 || files.length > before.length) {
    await store.put('seen', indexId(store), { json: files })
  }
  for (const { id } of gone) {
    await store.remove('seen', id)
  }
}

const indexId = ({ owner }: DeviceStore): string => `files:${owner}`
