import type { ByteReader } from './byte-reader.ts'
import { notesWithoutPlace } from './exif.ts'
import { checkSize, refusePicture } from './limits.ts'

const keptKinds = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const notesBytesMax = 64 * 1024
const xmpFlag = 0x04

/**
 * A WebP with its notes blanked, because its first bytes say how long the whole is: of the camera's
 * notes only how it was held stays, and everything that is not the picture becomes zeros.
 */
export async function* cleanWebp(reader: ByteReader): AsyncGenerator<Buffer> {
  const riff = await reader.take(12)
  yield riff
  let hasDots = false
  for (let left = riff.readUInt32LE(4) - 4; left > 0;) {
    const head = await reader.take(8)
    const kind = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    const padded = length + (length % 2)
    left -= 8 + padded
    if (left < 0) {
      refusePicture()
    }
    if (kind === 'EXIF') {
      yield head
      yield* blankedNotes(reader, padded)
    } else if (keptKinds.has(kind)) {
      const start = await reader.take(Math.min(padded, 10))
      checkSizeIn(kind, start)
      hasDots ||= kind.startsWith('VP8 ') || kind === 'VP8L' || kind === 'ANMF'
      yield head
      yield start
      yield* reader.pass(padded - start.byteLength)
    } else {
      head.write('JUNK', 'latin1')
      yield head
      yield* blank(reader, padded)
    }
  }
  if (!hasDots) {
    refusePicture()
  }
  await reader.skip()
}

/** The size stands in another way in each kind; one that holds many pictures has it in front. */
function checkSizeIn(kind: string, start: Buffer): void {
  if (!kind.startsWith('VP8')) {
    return
  }
  if (start.byteLength < (kind === 'VP8L' ? 5 : 10)) {
    refusePicture()
  }
  if (kind === 'VP8X') {
    checkSize(start.readUIntLE(4, 3) + 1, start.readUIntLE(7, 3) + 1)
    start[0] = (start[0] ?? 0) & ~xmpFlag
  } else if (kind === 'VP8L') {
    const bits = start.readUInt32LE(1)
    checkSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  } else {
    checkSize(start.readUInt16LE(6) & 0x3fff, start.readUInt16LE(8) & 0x3fff)
  }
}

async function* blankedNotes(reader: ByteReader, byteSize: number): AsyncGenerator<Buffer> {
  const taken = await reader.take(Math.min(byteSize, notesBytesMax))
  // Some programs put the head here that only JPEG has.
  const tiff = taken.toString('latin1', 0, 4) === 'Exif' ? taken.subarray(6) : taken
  const notes = notesWithoutPlace(tiff)
  yield Buffer.concat([notes ?? Buffer.alloc(0)], taken.byteLength)
  yield* blank(reader, byteSize - taken.byteLength)
}

async function* blank(reader: ByteReader, byteSize: number): AsyncGenerator<Buffer> {
  for await (const piece of reader.pass(byteSize)) {
    yield Buffer.alloc(piece.byteLength)
  }
}
