import { pinnedFileBytesMax, type PinnedFile } from '@holdpoint/api'

/** The pinned files that a device keeps: in their order, none that is too large, as far as room goes. */
export function pinsWithRoom(pins: readonly PinnedFile[], room: number): PinnedFile[] {
  let sum = 0
  return pins.filter(({ size }) => {
    const bytes = size ?? 0
    const fits = bytes <= pinnedFileBytesMax && sum + bytes <= room
    sum += fits ? bytes : 0
    return fits
  })
}
