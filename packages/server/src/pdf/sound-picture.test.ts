import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pngOf } from '../../test/pictures.ts'
import { isSoundPicture } from './sound-picture.ts'

const sound = pngOf({ width: 3, height: 2 })

test('a whole PNG and a JPEG are sound', () => {
  expect(isSoundPicture(sound)).toBe(true)
  expect(isSoundPicture(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe(true)
})

test.each([
  ['torn', sound.subarray(0, sound.byteLength - 20)],
  ['short of rows', pngOf({ width: 3, height: 2, packed: deflateSync(Buffer.alloc(5)) })],
  [
    'packed in no known way',
    pngOf({ width: 3, height: 2, packed: deflateSync(Buffer.alloc(26, 0x7f)) }),
  ],
  ['a bomb', pngOf({ width: 3, height: 2, packed: deflateSync(Buffer.alloc(50_000_000)) })],
  ['packed as nothing known', pngOf({ width: 3, height: 2, packed: Buffer.from('no such') })],
  ['without dots', pngOf({ width: 0, height: 2 })],
  ['larger than memory', pngOf({ width: 90_000, height: 90_000, packed: Buffer.alloc(4) })],
  ['of another kind', Buffer.from('RIFF....WEBPVP8 ')],
  ['empty', Buffer.alloc(0)],
])('one that is %s is not', (_, bytes) => {
  expect(isSoundPicture(bytes)).toBe(false)
})
