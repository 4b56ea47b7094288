import { expect, test } from 'vitest'
import { photoWithPlace, pngOf, smallJpeg } from '../../test/pictures.ts'
import { pictureSizeOf } from './picture-size.ts'

/** The first bytes of a WebP picture in one of its ways of packing. */
function webpOf(kind: string, rest: string): Buffer {
  return Buffer.concat([
    Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`, 'latin1'),
    Buffer.from(rest, 'hex'),
  ])
}

test.each([
  ['a PNG', pngOf({ width: 40, height: 30 }), { width: 40, height: 30 }],
  ['a JPEG', smallJpeg, { width: 8, height: 8 }],
  ['a packed WebP', webpOf('VP8 ', '0000009d012a40012001'), { width: 320, height: 288 }],
  ['a WebP without loss', webpOf('VP8L', '2f3fc14700'), { width: 320, height: 288 }],
  ['a large WebP', webpOf('VP8X', '000000003f01001f0100'), { width: 320, height: 288 }],
])('reads how large %s is', (_, bytes, size) => {
  expect(pictureSizeOf(bytes)).toEqual(size)
})

/** A JPEG of 8 by 8 dots that is said to be 16 wide. */
function wideJpeg(jpeg: Buffer): Buffer {
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'))
  const wide = Buffer.from(jpeg)
  wide.writeUInt16BE(16, frame + 7)
  return wide
}

test('turns a photo that was taken with the camera on its side', () => {
  expect(pictureSizeOf(wideJpeg(smallJpeg))).toEqual({ width: 16, height: 8 })
  expect(pictureSizeOf(wideJpeg(photoWithPlace()))).toEqual({ width: 8, height: 16 })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('Not a picture at all, but long enough')],
  ['a torn JPEG', smallJpeg.subarray(0, 40)],
  ['a torn PNG', pngOf({ width: 40, height: 30 }).subarray(0, 20)],
  ['a PNG of no size', pngOf({ width: 0, height: 30 })],
  ['a WebP of a kind that is none', webpOf('XXXX', '')],
])('knows no size of %s', (_, bytes) => {
  expect(pictureSizeOf(bytes)).toBeUndefined()
})
