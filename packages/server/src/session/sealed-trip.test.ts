import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTrip, sealTrip, tripMs } from './sealed-trip.ts'

const secret = 'a secret of the server, long enough'
const trip = { state: 'a-state', nonce: 'a-nonce', verifier: 'a-verifier' }
const now = new Date('2026-03-05T15:00:00Z')
const ports = {
  clock: { now: () => now },
  random: { bytes: (length: number) => randomBytes(length) },
}

test('a trip is read by who sealed it, for ten minutes', () => {
  const sealed = sealTrip(secret, trip, ports)
  expect(openTrip(secret, sealed, now)).toEqual(trip)
  expect(openTrip(secret, sealed, new Date(now.getTime() + tripMs - 1))).toEqual(trip)
  expect(openTrip(secret, sealed, new Date(now.getTime() + tripMs))).toBe('over')
  expect(openTrip('another secret of a server', sealed, now)).toBeUndefined()
})

test('a trip says nothing, is never the same twice, and opens once it was changed no more', () => {
  const sealed = sealTrip(secret, trip, ports)
  expect(sealTrip(secret, trip, ports)).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('a-verifier')
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openTrip(secret, changed.toString('base64url'), now)).toBeUndefined()
  }
  for (const text of ['', 'x', sealed.slice(0, 30), '%%%']) {
    expect(openTrip(secret, text, now)).toBeUndefined()
  }
})
