import type { Clock } from '../fill-out/saving/clock.ts'
import type { DeviceStore, NoStore } from './device-store.ts'
import { NoPlace } from './no-place.ts'
import { callMs } from './patience.ts'

/**
 * What opens, as long as the device answers. A database may say nothing for as long as another page
 * holds it up, such as one that the browser has frozen in the middle of a write: then there is no
 * place, and whoever needs it next tries anew. What opens too late is closed again.
 */
export function openedInTime(
  opening: Promise<DeviceStore | NoStore>,
  clock: Clock,
): Promise<DeviceStore | NoStore> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const callOff = clock.after(callMs, () => {
      isLate = true
      reject(new NoPlace('silent'))
    })
    opening
      .then((store) => {
        if (isLate && typeof store !== 'string') {
          store.close()
        }
        resolve(store)
      })
      .catch(reject)
      .finally(callOff)
  })
}
