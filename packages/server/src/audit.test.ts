import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { castPassword, castShard } from '../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../test/harness.ts'
import { appendAudit, appendAudits, chainStart, verifyChain, type AuditedRecord } from './audit.ts'
import { canonicalJson, sha256 } from './canonical-json.ts'
import { json } from './db/json.ts'
import { transaction } from './db/transaction.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
})
afterAll(() => world.close())

async function busyEntry(): Promise<AuditedRecord> {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  const fill = (key: string, value: string) =>
    employee.myForms.fill({ myFormId, changes: [{ key, value, note: 'ünï "q" 😀' }] })
  await Promise.all([fill('tidy', 'yes'), fill('barrier', 'no'), fill('seen', 'Böhrung 1e21')])
  await employee.myForms.sign({
    myFormId,
    questionKey: 'inspector',
    kind: 'typed',
    name: 'Test Employee',
    password: castPassword,
  })
  contentOf(await employee.myForms.submit({ myFormId }))
  return { shardKey: castShard, recordType: 'my_form', recordId: myFormId }
}

/** Spoils the trail, looks what is found, and leaves no trace of it. */
async function foundAfter(record: AuditedRecord, spoil: (id: string) => ReturnType<typeof sql>) {
  const undo = new Error('undone')
  let found: Awaited<ReturnType<typeof verifyChain>> | undefined
  await transaction(world.database, async (db) => {
    await spoil(record.recordId).execute(db)
    found = await verifyChain(db)
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) {
      throw error
    }
  })
  return found
}

describe('the audit trail', () => {
  test('holds after a busy morning, every record of it', async () => {
    const records = await Promise.all([busyEntry(), busyEntry(), busyEntry()])
    const all = await verifyChain(world.database.kysely)
    expect(all.broken).toBeUndefined()
    expect(all.rows).toBeGreaterThanOrEqual(18)
    const one = await verifyChain(world.database.kysely, records[0])
    expect(one).toEqual({ rows: 6, broken: undefined })
  })

  test.each<[string, number, string, (id: string) => ReturnType<typeof sql>]>([
    [
      'a changed answer',
      2,
      'it was changed',
      (id) =>
        sql`update audit_events set changes = '{"tidy": {"to": "no"}}' where record_id = ${id} and sequence = 2`,
    ],
    [
      'another name',
      3,
      'it was changed',
      (id) =>
        sql`update audit_events set person_id = 'p-admin' where record_id = ${id} and sequence = 3`,
    ],
    [
      'another time',
      1,
      'it was changed',
      (id) =>
        sql`update audit_events set at = at - interval '1 second' where record_id = ${id} and sequence = 1`,
    ],
    [
      'a broken link',
      4,
      'it does not follow the row before',
      (id) =>
        sql`update audit_events set previous_hash = repeat('0', 64) where record_id = ${id} and sequence = 4`,
    ],
    [
      'a row taken out',
      4,
      'rows before it are missing',
      (id) => sql`delete from audit_events where record_id = ${id} and sequence = 3`,
    ],
    [
      'the first row taken out',
      2,
      'rows before it are missing',
      (id) => sql`delete from audit_events where record_id = ${id} and sequence = 1`,
    ],
    [
      'a row moved to the end',
      3,
      'rows before it are missing',
      (id) => sql`update audit_events set sequence = 7 where record_id = ${id} and sequence = 2`,
    ],
    [
      'a row put in at the end',
      7,
      'it was changed',
      (id) =>
        sql`insert into audit_events
          select shard_key, record_type, record_id, 7, at, person_id, 'reopen', changes, reason,
            request_id, hash, hash
          from audit_events where record_id = ${id} and sequence = 6`,
    ],
  ])('shows %s', async (_what, sequence, fault, spoil) => {
    const record = await busyEntry()
    const found = await foundAfter(record, spoil)
    expect(found?.broken).toEqual({ ...record, sequence, fault })
  })

  test('takes many rows at once, with several of one chain among them', async () => {
    const stamp = {
      shardKey: castShard,
      personId: null,
      at: world.ports.clock.now(),
      requestId: 'r',
    }
    const events = Array.from({ length: 1300 }, (_, row) => ({
      recordType: 'many',
      recordId: row % 2 === 0 ? 'one' : `other-${row}`,
      action: 'count',
      changes: { row },
    }))
    const { kysely } = world.database
    await appendAudits(kysely, stamp, events)
    await appendAudits(kysely, stamp, events.slice(0, 2))
    await appendAudits(kysely, stamp, [])
    for (const [recordId, rows] of [
      ['one', 651],
      ['other-1', 2],
    ] as const) {
      const record = { shardKey: castShard, recordType: 'many', recordId }
      expect(await verifyChain(kysely, record)).toEqual({ rows, broken: undefined })
    }
  })

  test('goes on after rows that are older than the column of the key', async () => {
    const { kysely } = world.database
    const record = { shardKey: castShard, recordType: 'test', recordId: 'old' }
    const at = world.ports.clock.now()
    const old = {
      shard_key: castShard,
      record_type: 'test',
      record_id: 'old',
      sequence: 1,
      person_id: 'p-employee',
      action: 'count',
      reason: null,
      request_id: 'r',
      previous_hash: chainStart,
    }
    const hash = sha256(canonicalJson({ ...old, changes: {}, at: at.toISOString() }))
    await kysely
      .insertInto('audit_events')
      .values({ ...old, at, changes: json({}), hash, api_key_id: null })
      .execute()
    const stamp = { shardKey: castShard, personId: null, at, requestId: 'r' }
    const event = { recordType: 'test', recordId: 'old', action: 'count' }
    await appendAudit(kysely, { ...stamp, apiKeyId: 'k-1' }, event)
    await appendAudit(kysely, stamp, event)
    expect(await verifyChain(kysely, record)).toEqual({ rows: 3, broken: undefined })
    for (const [sequence, key] of [
      [1, 'k-1'],
      [2, null],
      [2, 'k-2'],
    ] as const) {
      const found = await foundAfter(
        record,
        () => sql`update audit_events set api_key_id = ${key}
          where record_id = 'old' and sequence = ${sequence}`,
      )
      expect(found?.broken).toEqual({ ...record, sequence, fault: 'it was changed' })
    }
  })

  test('walks on from page to page', async () => {
    const record = { shardKey: castShard, recordType: 'test', recordId: 'long' }
    await transaction(world.database, async (db) => {
      for (let row = 0; row < 1200; row += 1) {
        const stamp = {
          shardKey: castShard,
          personId: null,
          at: world.ports.clock.now(),
          requestId: 'r',
        }
        const event = { recordType: 'test', recordId: 'long', action: 'count', changes: { row } }
        await appendAudit(db, stamp, event)
      }
    })
    expect(await verifyChain(world.database.kysely, record)).toEqual({
      rows: 1200,
      broken: undefined,
    })
    await sql`delete from audit_events where record_id = 'long' and sequence = 777`.execute(
      world.database.kysely,
    )
    const { broken } = await verifyChain(world.database.kysely, record)
    expect(broken).toMatchObject({ sequence: 778, fault: 'rows before it are missing' })
  })
})
