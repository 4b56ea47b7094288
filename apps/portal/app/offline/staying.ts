/** Whether the browser may delete what is kept here when the device runs short of room. */
export type Staying = 'promised' | 'mayGo' | 'unknown'

let hasAsked = false

/**
 * Asks the browser once a page not to delete what is kept here. Some browsers ask the person in
 * turn, so it waits for their first touch; nobody waits for the answer.
 */
export function askToStay(): void {
  if (hasAsked || !canAsk() || !navigator.userActivation.hasBeenActive) {
    return
  }
  hasAsked = true
  void navigator.storage
    .persisted()
    .then((isPromised) => isPromised || navigator.storage.persist())
    // A refusal is no error: the page of what waits tells how it stands.
    .catch(() => undefined)
}

/** What the browser has promised so far. */
export async function staying(): Promise<Staying> {
  try {
    if (!canAsk()) {
      return 'unknown'
    }
    return (await navigator.storage.persisted()) ? 'promised' : 'mayGo'
  } catch {
    return 'unknown'
  }
}

function canAsk(): boolean {
  return (
    globalThis.isSecureContext &&
    'storage' in navigator &&
    'persist' in navigator.storage &&
    'userActivation' in navigator
  )
}
