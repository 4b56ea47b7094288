import { openKeptStore, type DeviceStore } from './device-store.ts'
import { unsentRecords } from './unsent-records.ts'

/** The first of some forms of which this device holds what the server is not known to have. */
export async function firstUnsent(
  store: Pick<DeviceStore, 'all'>,
  formIds: readonly string[],
): Promise<string | undefined> {
  const waiting = new Set((await unsentRecords(store)).map(({ about }) => about.formId))
  return formIds.find((id) => waiting.has(id))
}

/** The same, in the store of whoever is signed in on this browser. */
export async function firstUnsentHere(formIds: readonly string[]): Promise<string | undefined> {
  const store = await openKeptStore()
  try {
    return store === null ? undefined : await firstUnsent(store, formIds)
  } finally {
    store?.close()
  }
}
