/** The one note that is kept: which way up the camera was held. */
const orientationTag = 0x0112

/**
 * The notes of a camera without anything but how it was held: no place, no time, no serial number.
 * Undefined where it was held upright or nothing says how.
 */
export function notesWithoutPlace(tiff: Buffer): Buffer | undefined {
  const orientation = orientationIn(tiff)
  if (orientation === undefined || orientation === 1) {
    return undefined
  }
  const notes = Buffer.alloc(26)
  notes.write('II*\0', 'latin1')
  notes.writeUInt32LE(8, 4)
  notes.writeUInt16LE(1, 8)
  notes.writeUInt16LE(orientationTag, 10)
  notes.writeUInt16LE(3, 12)
  notes.writeUInt32LE(1, 14)
  notes.writeUInt16LE(orientation, 18)
  return notes
}

function orientationIn(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.byteLength < 14 || (order !== 'II' && order !== 'MM')) {
    return undefined
  }
  const short = (at: number): number =>
    at + 2 > tiff.byteLength ? 0 : order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12
    if (short(at) === orientationTag) {
      const value = short(at + 8)
      return value >= 1 && value <= 8 ? value : undefined
    }
  }
  return undefined
}
