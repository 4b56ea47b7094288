import { browserClock } from '../fill-out/saving/clock.ts'
import { paths } from '../paths.ts'
import { deviceEvent } from './device-name.ts'
import { openDeviceStore, type DeviceStore } from './device-store.ts'
import { NoPlace } from './no-place.ts'
import { openedInTime } from './opened-in-time.ts'
import { withRoomOfImages } from './pages/kept-images.ts'
import { typedRecords } from './typed-records.ts'

/**
 * Where this browser keeps what a person types into forms. A place that could not be opened, such as
 * without a network, is tried anew by whoever needs it next.
 */
export function typedDevice(personId: string) {
  let opening: Promise<DeviceStore> | undefined
  return {
    async records() {
      opening ??= openStore(personId).catch((error: unknown) => {
        opening = undefined
        throw error
      })
      return typedRecords(await opening)
    },
    async close() {
      const store = await opening
      opening = undefined
      store?.close()
    },
  }
}

async function openStore(personId: string): Promise<DeviceStore> {
  const opened = await openedInTime(openDeviceStore(personId, paths.deviceKey()), browserClock)
  if (typeof opened === 'string') {
    throw new NoPlace(opened)
  }
  // Whoever sees to it that nothing stays behind on this device has work now.
  window.dispatchEvent(new Event(deviceEvent))
  return withRoomOfImages(opened)
}
