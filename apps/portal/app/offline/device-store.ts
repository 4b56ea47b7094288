import { openDeviceDatabase, type DeviceDatabase, type KeptKey, type Shelf } from './device-db.ts'
import { hasDevice } from './device-name.ts'
import { askForKey, dropKeys, keepKey, makeKey } from './device-key.ts'
import { packed, unpacked, type Packed } from './packing.ts'
import { seal, unseal } from './sealing.ts'

/** What one person keeps on this device. Nothing leaves memory but as cipher text. */
export interface DeviceStore {
  personId: string
  /** The tag of the person's records; nothing can be told from it. */
  owner: string
  /** Resolves when the record is on the disk, not before. Fails where the device has no room. */
  put: (shelf: Shelf, id: string, value: Packed) => Promise<void>
  get: (shelf: Shelf, id: string) => Promise<Packed | undefined>
  remove: (shelf: Shelf, id: string) => Promise<void>
  /** Everything of this person that can be opened. */
  all: (shelf: Shelf) => Promise<readonly { id: string; value: Packed }[]>
  close: () => void
}

/** Why there is no store: the browser has none for this page, or there is no key to be had. */
export type NoStore = 'unsupported' | 'locked'

/** Whether this page may keep anything: browsers allow it on https and on the own machine. */
export function canKeep(): boolean {
  return (
    globalThis.isSecureContext &&
    'indexedDB' in globalThis &&
    'locks' in navigator &&
    'subtle' in crypto
  )
}

/**
 * Opens a person's store with the key that is kept, or with one that the server hands out. A key
 * of somebody else who was here before is dropped.
 */
export async function openDeviceStore(
  personId: string,
  keyAddress: string,
): Promise<DeviceStore | NoStore> {
  if (!canKeep()) {
    return 'unsupported'
  }
  const database = await openDeviceDatabase()
  const kept = (await database.get('keys', personId)) ?? (await freshKey(personId, keyAddress))
  if (kept === undefined) {
    database.close()
    return 'locked'
  }
  await keepKey(database, kept)
  return storeOf(database, kept)
}

/**
 * Opens the store of whoever's key is kept here, and asks nobody for one. Null while there is none:
 * nobody is signed in, or this browser has kept nothing yet.
 */
export async function openKeptStore(): Promise<DeviceStore | null> {
  if (!canKeep() || !(await hasDevice())) {
    return null
  }
  const database = await openDeviceDatabase()
  const [kept] = await database.getAll('keys')
  if (kept === undefined) {
    database.close()
    return null
  }
  return storeOf(database, kept)
}

/** Works with it and lets it go again; null where there is none, as where it does not open. */
export async function withKeptStore<Answer>(
  work: (store: DeviceStore | null) => Promise<Answer>,
): Promise<Answer> {
  const store = await openKeptStore().catch(() => null)
  try {
    return await work(store)
  } finally {
    store?.close()
  }
}

async function freshKey(personId: string, keyAddress: string): Promise<KeptKey | undefined> {
  const asked = await askForKey(keyAddress)
  if (asked === null || asked === 'unreachable' || asked.personId !== personId) {
    return undefined
  }
  return makeKey(personId, asked.secret)
}

/** Takes the keys off the device and answers whether there were any. */
export async function lockDevice(): Promise<boolean> {
  if (!canKeep()) {
    return false
  }
  const database = await openDeviceDatabase()
  const count = await dropKeys(database)
  database.close()
  return count > 0
}

function storeOf(first: DeviceDatabase, kept: KeptKey): DeviceStore {
  let open: Promise<DeviceDatabase> = Promise.resolve(first)

  /** A connection that the browser has closed, such as for a newer page, is opened once more. */
  async function using<T>(work: (database: DeviceDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await open)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') {
        throw error
      }
      open = openDeviceDatabase()
      return work(await open)
    }
  }

  return {
    personId: kept.personId,
    owner: kept.owner,
    async put(shelf, id, value) {
      const record = await seal(kept, id, packed(value))
      await using(async (database) => {
        const change = database.transaction(shelf, 'readwrite', { durability: 'strict' })
        await Promise.all([change.store.put(record), change.done])
      })
    },
    async get(shelf, id) {
      const record = await using((database) => database.get(shelf, id))
      const bytes = record && (await unseal(kept, record))
      return bytes && unpacked(bytes)
    },
    async remove(shelf, id) {
      await using(async (database) => {
        const change = database.transaction(shelf, 'readwrite', { durability: 'strict' })
        await Promise.all([change.store.delete(id), change.done])
      })
    },
    async all(shelf) {
      const records = await using((database) =>
        database.getAllFromIndex(shelf, 'owner', kept.owner),
      )
      const opened = await Promise.all(
        records.map(async (record) => {
          const bytes = await unseal(kept, record)
          return bytes === undefined ? [] : [{ id: record.id, value: unpacked(bytes) }]
        }),
      )
      return opened.flat()
    },
    close() {
      void open.then((database) => database.close())
    },
  }
}
