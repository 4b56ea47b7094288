import { expect, test } from 'vitest'
import { createDeviceSecrets } from './device-secrets.ts'

const secretOf = createDeviceSecrets('a secret of thirty-two characters')

test('a person has the same secret every time, of 32 bytes', () => {
  expect(secretOf('p1')).toBe(secretOf('p1'))
  expect(Buffer.from(secretOf('p1'), 'base64url')).toHaveLength(32)
})

test('another person has another secret, and so has another server', () => {
  const elsewhere = createDeviceSecrets('another secret of that length too')
  expect(new Set([secretOf('p1'), secretOf('p2'), elsewhere('p1')]).size).toBe(3)
})
