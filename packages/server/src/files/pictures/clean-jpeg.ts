import type { ByteReader } from './byte-reader.ts'
import { notesWithoutPlace } from './exif.ts'
import { checkSize, refusePicture } from './limits.ts'

const [startOfScan, end, comment, firstNote, lastNote] = [0xda, 0xd9, 0xfe, 0xe0, 0xef]
const exifHead = 'Exif\0\0'

/**
 * A JPEG without the notes of whoever made it: all application segments but those that say how its
 * colours are meant, all comments, and whatever lies behind its end, where phones keep second
 * pictures and films. (ITU-T T.81, annex B.)
 */
export async function* cleanJpeg(reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(2)
  let hasSize = false
  let hasDots = false
  for (;;) {
    const marker = await nextMarker(reader)
    if (marker === end) {
      if (!hasSize || !hasDots) {
        refusePicture()
      }
      yield Buffer.of(0xff, end)
      return await reader.skip()
    }
    if (isAlone(marker)) {
      yield Buffer.of(0xff, marker)
      continue
    }
    const length = (await reader.take(2)).readUInt16BE()
    const body = await reader.take(length < 2 ? refusePicture() : length - 2)
    if (isFrame(marker)) {
      checkSize(...sizeIn(body))
      hasSize = true
    }
    const kept = isNote(marker) ? keptNote(marker, body) : body
    if (kept !== undefined) {
      yield segment(marker, kept)
    }
    if (marker === startOfScan) {
      hasDots = true
      yield* scan(reader)
    }
  }
}

async function nextMarker(reader: ByteReader): Promise<number> {
  if ((await reader.take(1))[0] !== 0xff) {
    refusePicture()
  }
  for (;;) {
    const [code = 0] = await reader.take(1)
    if (code !== 0xff) {
      return code
    }
  }
}

/** Restarts and the like, which have no length. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function isNote(marker: number): boolean {
  return marker === comment || (marker >= firstNote && marker <= lastNote)
}

function sizeIn(frame: Buffer): [width: number, height: number] {
  return frame.byteLength < 5 ? refusePicture() : [frame.readUInt16BE(3), frame.readUInt16BE(1)]
}

function keptNote(marker: number, body: Buffer): Buffer | undefined {
  const begins = (text: string): boolean => body.toString('latin1', 0, text.length) === text
  if (
    (marker === 0xe0 && begins('JFIF\0')) ||
    (marker === 0xe2 && begins('ICC_PROFILE\0')) ||
    (marker === 0xee && begins('Adobe'))
  ) {
    return body
  }
  const notes =
    marker === 0xe1 && begins(exifHead)
      ? notesWithoutPlace(body.subarray(exifHead.length))
      : undefined
  return notes && Buffer.concat([Buffer.from(exifHead, 'latin1'), notes])
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0)
  head.writeUInt16BE(body.byteLength + 2, 2)
  return Buffer.concat([head, body])
}

/** The packed dots up to the next marker, which is given back. */
async function* scan(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const piece = (await reader.next()) ?? refusePicture()
    const at = markerIn(piece)
    yield piece.subarray(0, at)
    if (at === piece.byteLength - 1) {
      // Whether this is a marker stands in the next piece.
      reader.giveBack(Buffer.concat([piece.subarray(at), (await reader.next()) ?? refusePicture()]))
    } else if (at < piece.byteLength) {
      return reader.giveBack(piece.subarray(at))
    }
  }
}

/** Where a marker begins, or may begin; the length where none does. */
function markerIn(piece: Buffer): number {
  for (let at = piece.indexOf(0xff); at !== -1; at = piece.indexOf(0xff, at + 1)) {
    const code = piece[at + 1]
    const isDots = code === 0 || code === 0xff || (code !== undefined && isAlone(code))
    if (!isDots) {
      return at
    }
  }
  return piece.byteLength
}
