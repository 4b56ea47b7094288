import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pictureTypeOf } from '../src/files/media-type.ts'
import { drawPicture, pictureSubjects } from './pictures.ts'
import { seededRandom } from './seeded-random.ts'

test.each(pictureSubjects)('draws %s as a small PNG that holds every pixel', (subject) => {
  const picture = Buffer.from(drawPicture(subject, seededRandom('test')))
  expect(pictureTypeOf(picture)).toBe('image/png')
  expect(picture.byteLength).toBeLessThan(10_000)
  const start = picture.indexOf('IDAT')
  const length = picture.readUInt32BE(start - 4)
  const pixels = inflateSync(picture.subarray(start + 4, start + 4 + length))
  expect(pixels.byteLength).toBe(320 * (480 + 1))
  expect(new Set(pixels).size).toBeGreaterThan(3)
})
