import { forceSignOut } from '@holdpoint/api/client'
import { paths } from '../paths.ts'
import { tellDevice } from './device-news.ts'
import { canKeep, lockDevice } from './device-store.ts'
import { watchUnsent } from './watch-unsent.ts'

/** Looks after the device while a page is open; answers what ends it. */
export function watchDevice(personId: string | null): () => void {
  if (!canKeep()) {
    return () => undefined
  }
  if (personId === null) {
    void lockAfterSignOut()
    return () => undefined
  }
  const onSubmit = (event: SubmitEvent) => {
    // The person's own wish counts from the press on, whether or not the server hears of it.
    if (event.target instanceof HTMLFormElement && isSignOut(event.target)) {
      void lock()
    }
  }
  document.addEventListener('submit', onSubmit, { capture: true })
  const endUnsent = watchUnsent(personId)
  return () => {
    endUnsent()
    document.removeEventListener('submit', onSubmit, { capture: true })
  }
}

async function lock(): Promise<boolean> {
  const hadKeys = await lockDevice()
  tellDevice('locked')
  return hadKeys
}

/** Keys without a person mean that the session was ended for them: by time, or by somebody. */
async function lockAfterSignOut(): Promise<void> {
  if (await lock()) {
    await forceSignOut()
  }
}

function isSignOut({ action }: HTMLFormElement): boolean {
  return new URL(action, location.href).pathname === paths.logout()
}
