import {
  allCalls,
  followedRecords,
  liveKinds,
  noState,
  policies,
  type LiveKind,
} from '@holdpoint/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveRows } from '../src/live-rows.ts'
import type { Caller, MatrixRecord } from './matrix/facts.ts'
import { judge } from './matrix/judge.ts'
import { openMatrixWorld, type MatrixWorld } from './matrix/world.ts'

// The authorization matrix of what is followed by the record: everybody asks of every record of
// every kind, and what they hear is what the policy of the call that opens it says (decision 0090).

let world: MatrixWorld
beforeAll(async () => {
  world = await openMatrixWorld()
})
afterAll(() => world.test.close())

const origin = { requestId: 'live', clientAddress: '127.0.0.1' }
const strange: MatrixRecord = {
  relation: 'one that does not exist',
  id: '01JNKQ2Z8XW5T7RDBQ8M1V3C4F',
  facts: { organisation: null, tied: {} },
}

/** The records of a kind, and one that is not there. */
const recordsOf = (kind: LiveKind) => [
  ...world
    .recordsOf(policies[liveRows[kind].declared.opens].record.kind)
    .filter(({ id }) => id !== null),
  strange,
]

function opens(kind: LiveKind, { facts }: Caller, record: MatrixRecord): boolean {
  const call = liveRows[kind].declared.opens
  const question = { call, policy: policies[call], isInputValid: true }
  // Pages of other sites follow nothing, whatever their scopes open.
  const caller = { ...facts, scopes: null }
  return judge({ ...question, caller, records: [record.facts] }) === 'reached'
}

/** Those who may ask at all. */
const isAsking = ({ facts }: Caller) => facts.person !== null && facts.scopes === null

test.each(liveKinds)(
  'rows of the kind %s are followed by who may open them alone',
  async (kind) => {
    const records = recordsOf(kind)
    const ids = records.map(({ id }) => id ?? '')
    const told = { open: 0, shut: 0 }
    for (const caller of world.callers) {
      world.test.wait(2000)
      const client = world.test.server.client(caller.identity, origin)
      const reply = await client.liveRows.changes({ recordType: kind, ids })
      if (!isAsking(caller)) {
        expect(reply.status, caller.name).toBe('problem')
        continue
      }
      const states = reply.status === 200 ? reply.content.data : []
      records.forEach((record, place) => {
        const isOpen = opens(kind, caller, record)
        told[isOpen ? 'open' : 'shut'] += 1
        const said = `${caller.name}, ${record.relation}`
        expect(states[place]?.state === noState ? 'shut' : 'open', said).toBe(
          isOpen ? 'open' : 'shut',
        )
      })
    }
    expect(Math.min(told.open, told.shut)).toBeGreaterThan(0)
  },
)

test.each(followedRecords)('a %s is subscribed to by who may open it alone', async (recordType) => {
  const asking = ["another organisation's person with all keys", 'a person with no keys']
  for (const caller of world.callers.filter(({ name }) => asking.includes(name))) {
    const client = world.test.server.client(caller.identity, origin)
    for (const record of recordsOf(recordType)) {
      world.test.wait(2000)
      const reply = await client.subscriptions.save({ recordType, recordId: record.id ?? '' })
      const expected = opens(recordType, caller, record) ? 200 : 403
      const status = reply.status === 'problem' ? reply.problem.status : reply.status
      expect(status, `${caller.name}, ${record.relation}`).toBe(expected)
    }
  }
})

test('no other call streams or waits', () => {
  const waiting = allCalls().filter(({ input }) => 'waitS' in shapeOf(input))
  expect(waiting.map(({ name }) => name)).toEqual(['liveRows.changes'])
})

function shapeOf(input: unknown): object {
  return typeof input === 'object' &&
    input !== null &&
    'shape' in input &&
    typeof input.shape === 'object'
    ? (input.shape ?? {})
    : {}
}
