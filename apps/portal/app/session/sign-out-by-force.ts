import { forceSignOut } from '@holdpoint/api/client'
import { hasDevice } from '../offline/device-name.ts'
import { tellDevice } from '../offline/device-news.ts'
import { lockDevice } from '../offline/device-store.ts'
import { toasts } from '../ui/toasts.ts'

/** Leaves nothing of the session on this device but sealed work, under a key that is gone. */
export async function signOutByForce(isSaid: boolean): Promise<void> {
  const { text } = await forceSignOut({
    async lockUnsent() {
      if (await hasDevice()) {
        await lockDevice()
        tellDevice('locked')
      }
    },
  })
  if (!isSaid) {
    toasts.show({ tone: 'error', text })
  }
}
