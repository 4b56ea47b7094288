import type { Shelf } from '../device-db.ts'
import type { DeviceStore } from '../device-store.ts'
import type { Packed } from '../packing.ts'
import { uploadStillMs } from '../patience.ts'
import { bytesOf, imageRoom, withImages, type KeptImage } from './image-room.ts'
import { dropFiles } from './kept-files.ts'
import { imagesOf } from './kept-html.ts'
import { keptBody, keptPages } from './kept-pages.ts'
import { keptAddress } from './page-address.ts'

/**
 * Keeps the photos and drawn signatures of a form's page that is kept. The bytes behind an address
 * never change, so what is here is not fetched again.
 */
export async function keepImagesOf(store: DeviceStore, href: string): Promise<void> {
  const looked = keptAddress(new URL(href))
  const page = (await keptPages(store)).find(({ address }) => address === looked?.address)
  const body = page?.kind === 'form' ? await keptBody(store, page) : undefined
  const addresses = [...new Set(imagesOf(body?.html ?? ''))]
  if (addresses.length === 0) {
    return
  }
  await navigator.locks.request('holdpoint-images', async () => {
    let kept = await keptImages(store)
    const seen: KeptImage[] = []
    for (const address of addresses) {
      const before = kept.find((one) => one.address === address)
      const image = before ?? (await fetchImage(store, new URL(address, href)))
      if (image !== undefined) {
        seen.push(image)
        const room = imageRoom(await navigator.storage.estimate(), bytesOf(kept))
        const { images, gone } = withImages(kept, seen, room)
        await store.put('seen', indexId(store), { json: images })
        await removeAll(store, gone)
        kept = images
      }
    }
  })
}

/** A photo as it was kept; null where it is not. */
export async function imageKept(store: DeviceStore, { pathname, search }: URL) {
  const image = (await keptImages(store)).find(({ address }) => address === pathname + search)
  const found = image && (await store.get('seen', image.id))
  if (found?.bytes === undefined) {
    return null
  }
  return new Response(found.bytes, {
    headers: {
      'Content-Type': String(found.json),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/**
 * The same store, in which photos and pinned files make room for answers that are not sent yet: they can
 * be fetched again, and answers are nowhere else.
 */
export const withRoomOfSeen = (store: DeviceStore) => withRoomOf(store, [dropImages, dropFiles])

/** The same store, in which photos that were only seen make room: what somebody pinned stays. */
export const withRoomOfImages = (store: DeviceStore) => withRoomOf(store, [dropImages])

/** The same store, in which they also make room for the page of a form that is begun here. */
export const withRoomToBegin = (store: DeviceStore) =>
  withRoomOf(store, [dropImages, dropFiles], ['unsent', 'seen'])

type Drop = (store: DeviceStore) => Promise<boolean>

function withRoomOf(
  store: DeviceStore,
  drops: readonly Drop[],
  shelves: readonly Shelf[] = ['unsent'],
): DeviceStore {
  return {
    ...store,
    async put(shelf, id, value: Packed) {
      try {
        await store.put(shelf, id, value)
      } catch (error) {
        if (!shelves.includes(shelf)) {
          throw error
        }
        let isRoom = false
        for (const drop of drops) {
          isRoom = (await drop(store)) || isRoom
        }
        if (!isRoom) {
          throw error
        }
        await store.put(shelf, id, value)
      }
    },
  }
}

/** Takes every photo off the device; answers whether there were any. */
async function dropImages(store: DeviceStore): Promise<boolean> {
  const images = await keptImages(store)
  await removeAll(store, images)
  await store.remove('seen', indexId(store))
  return images.length > 0
}

async function fetchImage(store: DeviceStore, url: URL): Promise<KeptImage | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(uploadStillMs) })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || !type.startsWith('image/')) {
    return undefined
  }
  const bytes = new Uint8Array(await response.arrayBuffer())
  const id = crypto.randomUUID()
  await store.put('seen', id, { json: type, bytes })
  return { id, address: url.pathname + url.search, bytes: bytes.length }
}

async function keptImages(store: DeviceStore): Promise<readonly KeptImage[]> {
  // Nobody but this program can have written it: it opened under the person's own key.
  return ((await store.get('seen', indexId(store)))?.json ?? []) as readonly KeptImage[]
}

async function removeAll(store: DeviceStore, images: readonly KeptImage[]): Promise<void> {
  for (const { id } of images) {
    await store.remove('seen', id)
  }
}

const indexId = ({ owner }: DeviceStore): string => `images:${owner}`
