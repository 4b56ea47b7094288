/** How wide and how high a picture is, in dots. */
export type PictureSize = { width: number; height: number }

/**
 * How large a JPEG, PNG or WebP picture is as it is seen: a photo that was taken with the camera on
 * its side is turned, as browsers and papers turn it. Undefined for what is none, or is torn.
 */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | undefined {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = sizeIn(picture)
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    if (error instanceof RangeError) {
      return undefined
    }
    throw error
  }
}

function sizeIn(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString('hex', 0, 8) === '89504e470d0a1a0a') {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
    return sizeOfWebp(bytes)
  }
  return bytes.readUInt16BE(0) === 0xffd8 ? sizeOfJpeg(bytes) : undefined
}

/** Each of the three ways of packing says it in a way of its own. */
function sizeOfWebp(bytes: Buffer): PictureSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

// Segments that begin a frame, in each way of packing one.
const frames = new Set([192, 193, 194, 195, 197, 198, 199, 201, 202, 203, 205, 206, 207])

function sizeOfJpeg(bytes: Buffer): PictureSize | undefined {
  let isOnItsSide = false
  for (let at = 2; at + 9 < bytes.byteLength;) {
    if (bytes[at] !== 0xff) {
      return undefined
    }
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xe1) {
      isOnItsSide ||= orientationOf(bytes, at + 4) > 4
    }
    if (frames.has(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return isOnItsSide ? { width: height, height: width } : { width, height }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** How the camera was held, 1 to 8, by the first directory of an EXIF segment; 1 where nothing says. */
function orientationOf(bytes: Buffer, start: number): number {
  const head = start + 6
  if (bytes.toString('latin1', start, head) !== 'Exif\0\0') {
    return 1
  }
  const isLittle = bytes.toString('latin1', head, head + 2) === 'II'
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const directory = head + long(head + 4)
  const entries = short(directory)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + 12 * entry
    if (short(at) === 0x0112) {
      return short(at + 8)
    }
  }
  return 1
}
