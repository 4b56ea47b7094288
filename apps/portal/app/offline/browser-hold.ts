import { paths } from '../paths.ts'
import { openDeviceStore } from './device-store.ts'
import { createFormHold, type FormHold } from './form-hold.ts'
import { withRoomOfSeen } from './pages/kept-images.ts'
import { askToStay } from './staying.ts'

/** The hold of one visit over the person's store in this browser. */
export function browserHold({
  personId,
  ...form
}: {
  formId: string
  title: string
  personId: string
}): FormHold {
  const hold = createFormHold(form, async () => {
    const store = await openDeviceStore(personId, paths.deviceKey())
    return typeof store === 'string' ? store : withRoomOfSeen(store)
  })
  return {
    ...hold,
    async keep(held) {
      await hold.keep(held)
      if (held.length > 0) {
        askToStay()
      }
    },
    async keepPhoto(photo) {
      await hold.keepPhoto(photo)
      askToStay()
    },
  }
}
