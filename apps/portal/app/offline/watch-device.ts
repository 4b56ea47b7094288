import { forceSignOut } from '@holdpoint/api/client'
import { paths } from '../paths.ts'
import { isSignOut } from '../session/is-sign-out.ts'
import { tellDevice } from './device-news.ts'
import { canKeep, lockDevice } from './device-store.ts'
import { emptyCaches } from './pages/build-files.ts'
import { watchPages } from './pages/watch-pages.ts'
import { watchUnsent } from './watch-unsent.ts'

/** Who looks after the device while a page is open. */
export interface DeviceWatch {
  /** The page shows another address. */
  moved: () => void
  end: () => void
}

const nobody: DeviceWatch = { moved: () => undefined, end: () => undefined }

/** Looks after the device while a page is open, which shows an answer of the server. */
export function watchDevice(
  personId: string | null,
  shownAnswer: () => string | null,
): DeviceWatch {
  if (!canKeep()) {
    return nobody
  }
  if (personId === null) {
    void lockAfterSignOut()
    return nobody
  }
  const onSubmit = (event: SubmitEvent) => {
    // The person's own wish counts from the press on, whether or not the server hears of it.
    if (isSignOut(event)) {
      void lock()
    }
  }
  document.addEventListener('submit', onSubmit, { capture: true })
  const pages = 'serviceWorker' in navigator ? watchPages(personId, shownAnswer) : undefined
  const endUnsent = watchUnsent(personId, (formIds) =>
    pages?.changed(formIds.map((id) => paths.fillOut(id))),
  )
  return {
    moved: () => pages?.moved(),
    end() {
      endUnsent()
      pages?.end()
      document.removeEventListener('submit', onSubmit, { capture: true })
    },
  }
}

async function lock(): Promise<boolean> {
  const hadKeys = await lockDevice()
  tellDevice('locked')
  await emptyCaches()
  return hadKeys
}

/** Keys without a person mean that the session was ended for them: by time, or by somebody. */
async function lockAfterSignOut(): Promise<void> {
  if (await lock()) {
    await forceSignOut()
  }
}
