import { liveKinds, noState, policies, type LiveKind } from '@holdpoint/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveRows } from '../src/live-rows.ts'
import { changesOf } from '../src/records/live.ts'
import type { Caller } from './matrix/facts.ts'
import { contentOf } from './harness.ts'
import { openMatrixWorld, type MatrixWorld } from './matrix/world.ts'

// Every kind whose rows follow what others do to them (decision 0090), on the records of the matrix.

let world: MatrixWorld
beforeAll(async () => {
  world = await openMatrixWorld()
})
afterAll(() => world.test.close())

const origin = { requestId: 'live', clientAddress: '127.0.0.1' }

async function statesFor(
  { identity }: Caller,
  recordType: LiveKind,
  ids: readonly string[],
  { states = [], waitS = 0 }: { states?: readonly string[]; waitS?: number } = {},
): Promise<string[]> {
  // So that nobody asks too often.
  world.test.wait(2000)
  const client = world.test.server.client(identity, origin)
  const asked = { recordType, ids: [...ids], states: [...states], waitS }
  return contentOf(await client.liveRows.changes(asked)).data.map(({ state }) => state)
}

/** What somebody is told who knows what is true and waits while something happens. */
async function whileWaiting(
  reader: Caller,
  kind: LiveKind,
  ids: readonly string[],
  happens: () => unknown,
): Promise<string[]> {
  const states = await statesFor(reader, kind, ids)
  expect(states).not.toContain(noState)
  const waiting = statesFor(reader, kind, ids, { states, waitS: 20 })
  // Answered after the other has looked, which waits from then on.
  await statesFor(reader, kind, ids)
  await happens()
  return await waiting
}

const named = (name: string): Caller => {
  const caller = world.callers.find((one) => one.name === name)
  if (caller === undefined) {
    throw new Error(`The matrix has no caller "${name}".`)
  }
  return caller
}

const ofKind = (kind: LiveKind) =>
  world.recordsOf(policies[liveRows[kind].declared.opens].record.kind)

/** The records of a kind that somebody with all keys reads. */
async function readableIds(kind: LiveKind, reader: Caller): Promise<string[]> {
  const ids = ofKind(kind).flatMap(({ id }) => id ?? [])
  const states = await statesFor(reader, kind, ids)
  return ids.filter((_, place) => states[place] !== noState)
}

function set(kind: LiveKind, id: string, change: ReturnType<typeof sql>) {
  const table = sql.table(liveRows[kind].declared.table)
  return sql`update ${table} set ${change} where id = ${id}`.execute(world.test.database.kysely)
}

describe.each(liveKinds)('rows of the kind %s', (kind) => {
  test('tell of a change of somebody else, and of no other row', async () => {
    const reader = named('a person with all keys')
    const ids = (await readableIds(kind, reader)).slice(0, 2)
    const before = await statesFor(reader, kind, ids)
    await set(kind, ids[0] ?? '', sql`row_version = row_version + 1`)
    const after = await statesFor(reader, kind, ids, { states: before, waitS: 20 })
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
  })
})

test('who waits is told when a row is withdrawn, and no more of it than that', async () => {
  const reader = named('a person with all keys')
  const kinds = liveKinds.filter((kind) => liveRows[kind].declared.isNeverDeleted !== true)
  const told = kinds.map(async (kind) => {
    const [gone = '', other = ''] = (await readableIds(kind, reader)).slice(-2)
    const before = await statesFor(reader, kind, [gone, other])
    const after = await whileWaiting(reader, kind, [gone, other], () =>
      set(kind, gone, sql`deleted_at = now()`),
    )
    expect(after, kind).toEqual([noState, before[1]])
  })
  await Promise.all(told)
})

test('who a topic is closed to while they wait is told that alone', async () => {
  const reader = named('a person with no keys')
  const open = ofKind('topic').find(({ relation }) => relation === "a stranger's")?.id
  const limited = sql`is_limited = true, row_version = row_version + 1`
  expect(
    await whileWaiting(reader, 'topic', [open ?? ''], () => set('topic', open ?? '', limited)),
  ).toEqual([noState])
})

test('what is closed while it is looked at is told as closed', async () => {
  const { identity } = named('a person with no keys')
  if (identity.kind !== 'person') {
    throw new TypeError('The caller is nobody.')
  }
  const open = ofKind('topic').find(({ relation }) => relation === "a stranger's")?.id ?? ''
  await set('topic', open, sql`is_limited = false`)
  const closing = {
    ...liveRows.topic,
    statesOf: async (...asked: Parameters<typeof liveRows.topic.statesOf>) => {
      const states = await liveRows.topic.statesOf(...asked)
      await set('topic', open, sql`is_limited = true`)
      return states
    },
  }
  const { database, ports } = world.test
  const context = {
    ...{ db: database.kysely, person: identity.person },
    ...{ cacheOwner: database, ports },
  }
  const ask = { ids: [open], known: [], waitS: 0 }
  expect(await changesOf(liveRows.topic, ask, context)).not.toEqual([noState])
  expect(await changesOf(closing, ask, context)).toEqual([noState])
})

test('who only reads a file hears of the version in force, and not of the next one', async () => {
  const { kysely } = world.test.database
  const reader = named('a person with no keys')
  const inForce = ofKind('library_file').find(
    ({ relation }) => relation === 'in force for the actor',
  )?.id
  const ids = [inForce ?? '']
  const before = await statesFor(reader, 'library_file', ids)
  await set('library_file', ids[0] ?? '', sql`row_version = row_version + 1`)
  expect(await statesFor(reader, 'library_file', ids)).toEqual(before)
  await kysely
    .updateTable('library_files')
    .set({ ack_from: '2026-03-06T00:00:00Z' })
    .where('id', '=', ids[0] ?? '')
    .execute()
  expect(await statesFor(reader, 'library_file', ids)).not.toEqual(before)
})

test('a message that the clock ends is told of', async () => {
  const reader = named('a person with no keys')
  const active = ofKind('message').find(
    ({ relation }) => relation === "a stranger's, for the actor by name",
  )?.id
  const ids = [active ?? '']
  const over = () => world.test.wait(5 * 365 * 24 * 3600 * 1000)
  expect(await whileWaiting(reader, 'message', ids, over)).toEqual([noState])
})
