import { expect, test } from 'vitest'
import { bestEncoding } from './encodings.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.0, br;q=0.000', 'identity'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
])('Accept-Encoding "%s" gets %s', (accepted, encoding) => {
  expect(bestEncoding(accepted, () => true)).toBe(encoding)
})

test('only what is on offer is chosen', () => {
  expect(bestEncoding('br, gzip', (candidate) => candidate === 'gzip')).toBe('gzip')
})
