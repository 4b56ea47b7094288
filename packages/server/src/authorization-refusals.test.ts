import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls, policyOf, problems } from '@holdpoint/api'
import { isLong, sampled } from '../../../tooling/long-run.ts'
import { casesOf, described, expectedOf, type Case } from '../test/matrix/cases.ts'
import { everyRow } from '../test/matrix/every-row.ts'
import { createProbe } from '../test/matrix/probe.ts'
import { requestOf, seenBy, type Seen } from '../test/matrix/requests.ts'
import { openMatrixWorld, type MatrixWorld } from '../test/matrix/world.ts'
import type { TieFinders } from './access.ts'
import type { Database } from './db/database.ts'
import { DatabaseUnavailable } from './db/database-errors.ts'
import { ties } from './handlers.ts'
import { createServer } from './server.ts'
import { defaultServerSettings } from './settings.ts'

// What a refusal is beside its name: it leaves nothing behind, it tells nothing of what it
// protects, and where a guard itself fails it is still a refusal.

const calls = allCalls()
const areaOf = ({ name }: { name: string }) => name.split('.')[0]
const areas = [...new Set(calls.map(areaOf))].map(
  (area) => [area, calls.filter((card) => areaOf(card) === area)] as const,
)
const ofRecords = calls
  .filter(({ name }) => policyOf(name).record !== null)
  .map((card) => [card.name, card] as const)

let world: MatrixWorld
beforeAll(async () => {
  world = await openMatrixWorld()
})
afterAll(() => world.test.close())

/** Those who hold as little and as much as can be held, and pages of other sites. */
const weighty = [
  'nobody',
  'a revoked session',
  'a person with no keys',
  "another organisation's person with all keys",
  'a person with all keys',
  'a person with all keys through no scope',
]

/** A third of what is about one record or none, and some of what is about several. */
function refusedCases(card: (typeof calls)[number]): Case[] {
  const refused = casesOf(world, card, 'fast').filter(
    (asked) =>
      asked.isInputValid && weighty.includes(asked.caller.name) && expectedOf(asked) !== 'reached',
  )
  const namesSeveral = ({ records }: Case) => records.length > 1
  return [
    ...sampled(
      refused.filter((asked) => !namesSeveral(asked)),
      3,
    ),
    ...sampled(refused.filter(namesSeveral), 5),
  ]
}

/** How a guard fails does not depend on which single key somebody holds. */
function weightyCases(card: (typeof calls)[number]): Case[] {
  return casesOf(world, card, isLong ? 'fast' : 'sample').filter(
    ({ caller, isInputValid }) => isInputValid && (isLong || weighty.includes(caller.name)),
  )
}

function seenOf({ card, input, caller }: Case, headers = {}): Promise<Seen> {
  const fields = typeof input === 'object' && input !== null ? { ...input } : {}
  // So that nobody asks too often.
  world.test.wait(2000)
  return seenBy(world.test, caller.identity, requestOf(card, fields, headers))
}

describe('refused calls, with their own handlers behind them', () => {
  test.each(areas)(
    'write nothing, and say the same of any record: %s',
    async (_area, cards) => {
      const before = await everyRow(world.test.database)
      for (const card of cards) {
        await refuseAll(card)
      }
      expect(await everyRow(world.test.database)).toEqual(before)
      expect(world.test.failures).toEqual([])
    },
    120_000,
  )
})

/** Makes every refused case of a call; a record that exists is refused as one that does not. */
async function refuseAll(card: (typeof calls)[number]): Promise<void> {
  const seen = new Map<string, Seen>()
  const key = { 'Idempotency-Key': `refused-${card.name}` }
  for (const [place, asked] of refusedCases(card).entries()) {
    for (const headers of sampled([{}, key], 2, place)) {
      const one = await seenOf(asked, headers)
      const expected = expectedOf(asked)
      expect({ problem: one.problem, status: one.status }, described(asked)).toEqual({
        problem: expected,
        status: expected === 'reached' ? 200 : problems[expected].status,
      })
      if (asked.caller.facts.person !== null && asked.records.length > 0) {
        const before = seen.get(asked.caller.name)
        expect(one, described(asked)).toEqual(before ?? one)
        seen.set(asked.caller.name, one)
      }
    }
  }
  if (policyOf(card.name).record !== null) {
    expect(seen.size).toBeGreaterThan(0)
  }
}

describe('a guard that fails', () => {
  const broken: TieFinders = new Proxy(ties, {
    get: () => () => Promise.reject(new Error('The finder broke.')),
  })

  test.each(ofRecords)('keeps everybody out: a finder throws at %s', async (_name, card) => {
    const probe = createProbe(world.test, { ties: broken })
    for (const { input, caller } of weightyCases(card)) {
      expect(await probe({ card, input, identity: caller.identity })).not.toBe('reached')
    }
    world.test.failures.length = 0
  })

  test.each(ofRecords)('keeps everybody out: no database at %s', async (_name, card) => {
    const probe = createProbe(world.test, { database: withoutDatabase(world.test.database) })
    for (const { input, caller } of weightyCases(card)) {
      expect(await probe({ card, input, identity: caller.identity })).not.toBe('reached')
    }
  })

  test('takes nobody for anybody: no session can be looked up', async () => {
    const token = await world.test.tokenOf('admin')
    const server = createServer({
      database: withoutDatabase(world.test.database),
      ports: world.test.ports,
      settings: { ...defaultServerSettings, sessionSecret: 'x' },
    })
    const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
    for (const card of allCalls()) {
      const request = requestOf(card, {}, { Authorization: `Bearer ${token}` })
      const response = await server.fetch(request, origin)
      expect(response.status, card.name).toBe(problems.database_unavailable.status)
    }
  })
})

/** The same database on a day when it cannot be reached. */
function withoutDatabase(database: Database): Database {
  class NoDriver extends DummyDriver {
    override acquireConnection(): never {
      throw new DatabaseUnavailable('Nothing answers.')
    }
  }
  const kysely: Database['kysely'] = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new NoDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { ...database, kysely }
}
