import { crc32, deflateSync } from 'node:zlib'

/** Red, green, blue, each 0 to 255. */
export type Colour = readonly [number, number, number]

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const indexedColour = 3

/**
 * Draws a PNG with a palette of up to 256 colours; `colourAt` answers the number of a pixel's
 * colour. A palette keeps flat drawings at a kilobyte or two.
 */
export function drawPng(
  width: number,
  height: number,
  palette: readonly Colour[],
  colourAt: (x: number, y: number) => number,
): Uint8Array {
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    // Each row begins with its filter, and 0 is none.
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = colourAt(x, y)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, indexedColour], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
