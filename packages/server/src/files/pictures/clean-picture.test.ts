import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pngOf, pngPart, smallJpeg, smallWebp } from '../../../test/pictures.ts'
import type { PictureType } from '../media-type.ts'
import { cleanPicture } from './clean-picture.ts'

const place = 'N 57 40 12.3'

/** The notes of a camera: how it was held, and behind that where it was. */
function notes(orientation: number): Buffer {
  const head = Buffer.from('4d4d002a0000000800010112000300000001' + '0000000000000000', 'hex')
  head.writeUInt16BE(orientation, 18)
  return Buffer.concat([head, Buffer.from(place)])
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0)
  head.writeUInt16BE(body.byteLength + 2, 2)
  return Buffer.concat([head, body])
}

/** A camera's JPEG: notes in front, a comment, and a second picture behind its end. */
function jpeg(orientation: number): Buffer {
  const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), notes(orientation)]))
  const xmp = segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${place}`))
  const said = segment(0xfe, Buffer.from(place))
  const whole = [smallJpeg.subarray(0, 2), exif, xmp, said, smallJpeg.subarray(2), exif, smallJpeg]
  return Buffer.concat(whole)
}

function png(): Buffer {
  const plain = pngOf({ width: 3, height: 2 })
  const parts = [pngPart('eXIf', notes(6)), pngPart('tEXt', Buffer.from(`Location\0${place}`))]
  return Buffer.concat([plain.subarray(0, 33), ...parts, plain.subarray(33), Buffer.from(place)])
}

function webp(orientation: number): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1')
  const flags = Buffer.of(0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  const chunk = (kind: string, body: Buffer): Buffer => {
    const start = Buffer.from(`${kind}\0\0\0\0`, 'latin1')
    start.writeUInt32LE(body.byteLength, 4)
    return Buffer.concat([start, body, Buffer.alloc(body.byteLength % 2)])
  }
  const dots = smallWebp.subarray(12)
  const rest = [chunk('EXIF', notes(orientation)), chunk('XMP ', Buffer.from(place))]
  const whole = Buffer.concat([head, flags, dots, ...rest])
  whole.writeUInt32LE(whole.byteLength - 8, 4)
  return whole
}

/** Cleans what arrives in pieces of so many bytes. */
async function cleaned(type: PictureType, bytes: Buffer, pieceSize = 64 * 1024): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < bytes.byteLength; at += pieceSize) {
      yield await Promise.resolve(bytes.subarray(at, at + pieceSize))
    }
  }
  const kept: Buffer[] = []
  for await (const piece of cleanPicture(type, pieces())) {
    kept.push(piece)
  }
  return Buffer.concat(kept)
}

describe('the notes of a camera', () => {
  test.each<[PictureType, Buffer]>([
    ['image/jpeg', jpeg(6)],
    ['image/png', png()],
    ['image/webp', webp(6)],
  ])('are taken out of %s, in whatever pieces it comes', async (type, bytes) => {
    expect(bytes.includes(place)).toBe(true)
    const kept = await cleaned(type, bytes)
    expect(kept.includes(place)).toBe(false)
    expect(await cleaned(type, bytes, 1)).toEqual(kept)
    expect(await cleaned(type, kept)).toEqual(kept)
  })

  test('leave how it was held, and nothing where it was held upright', async () => {
    const turned = await cleaned('image/jpeg', jpeg(6))
    const note = turned.indexOf('Exif\0\0II*\0')
    expect(turned.readUInt16LE(note + 6 + 18)).toBe(6)
    expect(await cleaned('image/jpeg', jpeg(1))).toEqual(smallJpeg)
    const held = await cleaned('image/webp', webp(8))
    expect(held.readUInt16LE(held.indexOf('EXIF') + 8 + 18)).toBe(8)
    expect(held.byteLength).toBe(webp(8).byteLength)
  })

  test('a picture without any stays as it is', async () => {
    const plain = pngOf({ width: 3, height: 2 })
    expect(await cleaned('image/png', plain)).toEqual(plain)
    expect(await cleaned('image/jpeg', smallJpeg)).toEqual(smallJpeg)
    expect(await cleaned('image/webp', smallWebp)).toEqual(smallWebp)
  })
})

describe('a file that is no picture is refused', () => {
  const torn = (bytes: Buffer) => bytes.subarray(0, bytes.byteLength - 6)
  test.each<[string, PictureType, Buffer]>([
    ['a torn JPEG', 'image/jpeg', torn(smallJpeg)],
    ['a JPEG of a head alone', 'image/jpeg', Buffer.of(0xff, 0xd8, 0xff, 0xe0)],
    ['a JPEG without a picture', 'image/jpeg', Buffer.of(0xff, 0xd8, 0xff, 0xd9)],
    ['a page behind a head', 'image/jpeg', Buffer.from('\xff\xd8\xff<script>', 'latin1')],
    ['a torn PNG', 'image/png', torn(pngOf({ width: 3, height: 2 }))],
    ['a PNG without dots', 'image/png', pngOf({ width: 0, height: 2 })],
    ['a PNG of too few', 'image/png', pngOf({ width: 9, height: 9, packed: deflateSync('abc') })],
    ['a PNG of none', 'image/png', pngOf({ width: 9, height: 9, packed: Buffer.from('no such') })],
    [
      'a PNG of far too many',
      'image/png',
      pngOf({ width: 9, height: 9, packed: deflateSync(Buffer.alloc(50_000_000)) }),
    ],
    ['a torn WebP', 'image/webp', torn(smallWebp)],
  ])('%s', async (_, type, bytes) => {
    await expect(cleaned(type, bytes)).rejects.toMatchObject({
      problem: { name: 'unsupported_media_type' },
    })
  })

  test('fifty thousand by fifty thousand dots, at once and by the head alone', async () => {
    const huge = pngOf({ width: 50_000, height: 50_000, packed: Buffer.alloc(14_000_000) })
    const frame = segment(0xc0, Buffer.of(8, 0xc3, 0x50, 0xc3, 0x50, 1, 1, 0x11, 0))
    const hugeJpeg = Buffer.concat([Buffer.of(0xff, 0xd8), frame, smallJpeg.subarray(2)])
    const started = performance.now()
    const before = process.memoryUsage().rss
    for (const [type, bytes] of [
      ['image/png', huge],
      ['image/jpeg', hugeJpeg],
    ] as const) {
      await expect(cleaned(type, bytes)).rejects.toMatchObject({
        problem: { name: 'body_too_large', message: expect.stringContaining('50000 x 50000') },
      })
    }
    expect(performance.now() - started).toBeLessThan(200)
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })
})
