import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { deviceDatabaseName } from './device-name.ts'

/** A person's key while they are signed in. The browser works with it and shows it to nobody. */
export type KeptKey = { personId: string; owner: string; key: CryptoKey }

/** What is kept as cipher text: nothing but its owner's tag and its own random name can be read. */
export type SealedRecord = {
  id: string
  owner: string
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** What waits to be sent, and what was seen last. */
export type Shelf = 'unsent' | 'seen'

interface DeviceSchema extends DBSchema {
  keys: { key: string; value: KeptKey }
  unsent: { key: string; value: SealedRecord; indexes: { owner: string } }
  seen: { key: string; value: SealedRecord; indexes: { owner: string } }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

const version = 1

/**
 * Opens the device's database. Later versions add to what is there and leave what waits; a browser
 * that still runs an older page refuses to open a newer one and says so.
 */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>(deviceDatabaseName, version, {
    upgrade(database) {
      database.createObjectStore('keys', { keyPath: 'personId' })
      for (const shelf of ['unsent', 'seen'] as const) {
        database.createObjectStore(shelf, { keyPath: 'id' }).createIndex('owner', 'owner')
      }
    },
    blocking(_current, _blocked, event) {
      // A newer page waits for this connection; the next use opens another one.
      if (event.target instanceof IDBDatabase) {
        event.target.close()
      }
    },
  })
}
