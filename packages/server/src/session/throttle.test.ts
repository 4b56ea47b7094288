import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../../tooling/long-run.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { transaction } from '../db/transaction.ts'
import { bucketsOf, forgive, takeBack, takeTry, type ThrottleBucket } from './throttle.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const start = Date.parse('2026-03-05T15:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1000)

function tryAt(buckets: readonly ThrottleBucket[], seconds: number): Promise<number> {
  return transaction(database, (db) => takeTry(db, buckets, at(seconds)))
}

function from(email: string, address: string, knownDevice?: string, isKnownNetwork = false) {
  return bucketsOf({ email, address, knownDevice, isKnownNetwork })
}

describe('guessing', () => {
  test('is free five times from one network, then each try doubles the wait', async () => {
    const buckets = from('doubling', '192.0.2.1')
    const waits: number[] = []
    let seconds = 0
    for (let tries = 0; tries < 12; tries += 1) {
      let wait = await tryAt(buckets, seconds)
      while (wait > 0) {
        waits.push(wait)
        seconds += wait
        wait = await tryAt(buckets, seconds)
      }
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32])
  })

  test('one account from many addresses is heard about a hundred times an hour', async () => {
    let heard = 0
    for (let seconds = 0; seconds < 3600; seconds += 5) {
      const address = `198.51.${seconds % 250}.${Math.floor(seconds / 250)}`
      heard += (await tryAt(from('one-account', address), seconds)) === 0 ? 1 : 0
    }
    expect(heard).toBeGreaterThan(30)
    expect(heard).toBeLessThanOrEqual(100)
  })

  test('all at once is heard no more often than one after the other', async () => {
    for (let round = 0; round < rounds(2, 5); round += 1) {
      const buckets = from(`at-once ${round}`, '192.0.2.2')
      const first = await Promise.all(Array.from({ length: 50 }, () => tryAt(buckets, 0)))
      expect(first.filter((wait) => wait === 0)).toHaveLength(6)
      const next = await Promise.all(Array.from({ length: 50 }, () => tryAt(buckets, 10)))
      expect(next.filter((wait) => wait === 0)).toHaveLength(1)
    }
  })

  test('from many addresses of one IPv6 network is guessing from one', async () => {
    const waits: number[] = []
    for (let host = 1; host <= 8; host += 1) {
      waits.push(await tryAt(from('v6', `2001:db8:1:2::${host}`), 0))
    }
    expect(waits.filter((wait) => wait > 0).length).toBeGreaterThan(0)
    expect(await tryAt(from('v6', '2001:db8:1:3::1'), 0)).toBe(0)
  })

  test('is forgotten an hour later', async () => {
    const buckets = from('forgotten', '192.0.2.3')
    for (let tries = 0; tries < 6; tries += 1) {
      await tryAt(buckets, 0)
    }
    expect(await tryAt(buckets, 0)).toBeGreaterThan(0)
    expect(await tryAt(buckets, 3601)).toBe(0)
    expect(await tryAt(buckets, 3601)).toBe(0)
  })
})

describe('the owner', () => {
  test("of a known device stands in nobody else's way, nor they in theirs", async () => {
    for (let tries = 0; tries < 40; tries += 1) {
      await tryAt(from('owner', `203.0.113.${tries}`), tries)
    }
    expect(await tryAt(from('owner', '203.0.113.99'), 41)).toBeGreaterThan(0)
    expect(await tryAt(from('owner', '203.0.113.99', 'device-1'), 41)).toBe(0)
    for (let tries = 0; tries < 12; tries += 1) {
      await tryAt(from('owner', '203.0.113.99', 'lost-device'), 41)
    }
    expect(await tryAt(from('owner', '203.0.113.99', 'lost-device'), 41)).toBeGreaterThan(0)
    expect(await tryAt(from('owner', '203.0.113.99', 'device-1'), 41)).toBe(0)
  })

  test('who gets in empties their own bucket and takes one try off the shared one', async () => {
    const failuresOf = async (buckets: readonly ThrottleBucket[]) => {
      const rows = await database.kysely
        .selectFrom('sign_in_throttles')
        .select(['bucket', 'failures'])
        .where(
          'bucket',
          'in',
          buckets.map(({ key }) => key),
        )
        .orderBy('bucket')
        .execute()
      return rows.map(({ bucket, failures }) => [bucket.split(':')[0], failures])
    }
    const buckets = from('forgiven', '192.0.2.4')
    await tryAt(buckets, 0)
    await tryAt(buckets, 0)
    await tryAt(buckets, 0)
    expect(await failuresOf(buckets)).toEqual([
      ['account', 3],
      ['pair', 3],
    ])
    await takeBack(database.kysely, buckets)
    expect(await failuresOf(buckets)).toEqual([
      ['account', 2],
      ['pair', 2],
    ])
    await forgive(database.kysely, buckets)
    expect(await failuresOf(buckets)).toEqual([['account', 1]])
  })
})
