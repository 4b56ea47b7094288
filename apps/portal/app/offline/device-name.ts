/** The database of this browser; it is made when a form is first opened. */
export const deviceDatabaseName = 'holdpoint-device'

/** Told to the window when a page begins to keep something. */
export const deviceEvent = 'holdpoint-device'

/** Whether this browser has kept anything yet. Where it can not tell, it may have. */
export async function hasDevice(): Promise<boolean> {
  if (!globalThis.isSecureContext || !('indexedDB' in globalThis)) {
    return false
  }
  try {
    return (await indexedDB.databases()).some(({ name }) => name === deviceDatabaseName)
  } catch {
    return true
  }
}
