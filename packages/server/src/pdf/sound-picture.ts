import { inflateSync } from 'node:zlib'

// A picture with see-through parts is taken apart dot by dot, all of it in memory.
const dotsMax = 25_000_000
const signature = '89504e470d0a1a0a'
const depths = new Set([1, 2, 4, 8, 16])
/** How many values each dot has, by the format's number for its kind of colour. */
const valuesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Whether a picture can be set in a document: a JPEG, or a PNG that can be read to its end. Other
 * kinds are none of the format's own, and a torn PNG would end the thread that unpacks it.
 */
export function isSoundPicture(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
    ? true
    : isSoundPng(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function isSoundPng(bytes: Buffer): boolean {
  if (bytes.byteLength < 33 || bytes.toString('hex', 0, 8) !== signature) {
    return false
  }
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  const [bits = 0, colour = -1, , , interlaced] = bytes.subarray(24, 29)
  const values = valuesOf[colour]
  const isFitting = width * height > 0 && width * height <= dotsMax
  // Those that come in seven passes are rare, and nothing here could tell a torn one.
  if (values === undefined || !isFitting || !depths.has(bits) || interlaced !== 0) {
    return false
  }
  const rowBytes = Math.ceil((width * values * bits) / 8) + 1
  const rows = unpacked(bytes, rowBytes * height)
  // Each row says first how it was packed, in one of five ways.
  return rows !== undefined && everyRow(rows, rowBytes, (way) => way <= 4)
}

function unpacked(bytes: Buffer, byteSize: number): Buffer | undefined {
  try {
    const rows = inflateSync(dataOf(bytes), { maxOutputLength: byteSize + 1024 })
    return rows.byteLength >= byteSize ? rows.subarray(0, byteSize) : undefined
  } catch {
    return undefined
  }
}

function everyRow(rows: Buffer, rowBytes: number, fits: (first: number) => boolean): boolean {
  for (let at = 0; at < rows.byteLength; at += rowBytes) {
    if (!fits(rows[at] ?? 255)) {
      return false
    }
  }
  return true
}

/** The packed dots, which may be spread over many parts of the file. */
function dataOf(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const length = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (kind === 'IDAT') {
      parts.push(bytes.subarray(at + 8, at + 8 + length))
    }
    if (kind === 'IEND') {
      break
    }
    at += 12 + length
  }
  return Buffer.concat(parts)
}
