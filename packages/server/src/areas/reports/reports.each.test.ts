import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reportDataset, type ReportDatasetName, type ReportResult } from '@holdpoint/api'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { placeAcknowledgement, placeFile } from '../../../test/place-file.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { placeLoto } from '../../../test/place-loto.ts'
import { placeTemplate } from '../../../test/place-loto-template.ts'
import { placeMessage } from '../../../test/place-message.ts'
import { placeReport } from '../../../test/place-report.ts'
import { grantTo } from '../../../test/rights.ts'
import { json } from '../../db/json.ts'

// What is counted of each row of a list. It is 5 March 2026.

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
})
afterEach(() => world.close())

let reportCount = 0

async function countedBy(
  who: CastName,
  counted: { dataset: ReportDatasetName; group_by: string; measure: string },
): Promise<ReportResult> {
  reportCount += 1
  const reportId = `r-${reportCount}`
  const shard_key = who === 'outsider' ? 'other-org' : castShard
  await placeReport(world, reportId, { ...counted, owner_id: cast[who], shard_key })
  const { reports } = await world.as(who)
  return contentOf(await reports.result({ reportId }))
}

/** What somebody reads of a dataset: each group with its number. */
async function count(
  who: CastName,
  dataset: ReportDatasetName,
  groupBy: string,
  measure = 'count',
): Promise<Record<string, number | null>> {
  const { groups } = await countedBy(who, { dataset, group_by: groupBy, measure })
  return Object.fromEntries(groups.map(({ label, value }) => [label, value]))
}

/** Counts by everything that a dataset has, so that none of its SQL goes unasked. */
async function countByAll(who: CastName, dataset: ReportDatasetName, rows: number): Promise<void> {
  const { dimensions, measures } = reportDataset(dataset)
  for (const group_by of Object.keys(dimensions)) {
    for (const measure of Object.keys(measures)) {
      const result = await countedBy(who, { dataset, group_by, measure })
      expect(result.rows, `${group_by} ${measure}`).toBe(rows)
    }
  }
}

describe('questions that failed', () => {
  const item = (key: string, got: number) => ({ key, got, max: 1, state: 'counted' })

  async function placeFailed(id: string, failed: readonly string[], isLimited = false) {
    const places = { district_code: 'PER', crew_codes: ['F-01'], pad_ids: ['pad-1'] }
    await placeEntry(world, id, {
      ...{ person: 'employee', status: 'complete', isLimited },
      columns: { submitted_at: '2026-03-04T12:00:00Z', ...places },
    })
    const items = [...failed.map((key) => item(key, 0)), item('seen', 1)]
    await world.database.kysely
      .updateTable('my_form_answers')
      .set({ score_breakdown: json({ items }) })
      .where('my_form_id', '=', id)
      .execute()
  }

  test('are counted by their words and where it was, of the forms that one may read', async () => {
    await placeFailed('one', ['tidy', 'barrier'])
    await placeFailed('two', ['tidy', 'gone'])
    await placeFailed('limited', ['tidy'], true)
    await placeFailed('good', [])
    const dataset = 'failedQuestions'
    const byQuestion = {
      'Short check: Walkways are free': 3,
      'Short check: Red zone barrier is closed': 1,
      'f-check gone': 1,
    }
    expect(await count('employee', dataset, 'question')).toEqual(byQuestion)
    expect(await count('reviewer', dataset, 'question')).toEqual({
      ...byQuestion,
      'Short check: Walkways are free': 2,
    })
    expect(await count('colleague', dataset, 'question')).toEqual({})
    expect(await count('outsider', dataset, 'question')).toEqual({})
    expect(await count('employee', dataset, 'crew')).toEqual({ 'F-01 Red': 5 })
    expect(await count('employee', dataset, 'pad')).toEqual({ 'Blue Mesa 12': 5 })
    await countByAll('employee', dataset, 5)
  })
})

describe('acknowledgements', () => {
  test('of a file are told to who keeps it; to everybody else, their own', async () => {
    const meant = { personIds: [cast.employee, cast.colleague, cast.foreman] }
    await placeFile(world, 'theirs', { audience: meant, columns: { owner_id: cast.manager } })
    await placeFile(world, 'silent', { audience: meant, columns: { require_ack: false } })
    await placeAcknowledgement(world, 'theirs', cast.employee)
    const [files, dataset] = ['FIL-26-theirs File theirs', 'fileAcknowledgements'] as const
    expect(await count('manager', dataset, 'state')).toEqual({ Acknowledged: 1, Overdue: 2 })
    expect(await count('manager', dataset, 'file', 'share')).toEqual({ [files]: 33.33 })
    expect(await count('employee', dataset, 'state')).toEqual({ Acknowledged: 1 })
    expect(await count('colleague', dataset, 'person')).toEqual({ 'Test Colleague': 1 })
    expect(await count('reviewer', dataset, 'state')).toEqual({})
    await grantTo(world, 'reviewer', ['access_all_files'])
    expect(await count('reviewer', dataset, 'state')).toEqual({ Acknowledged: 1, Overdue: 2 })
    expect(await count('outsider', dataset, 'state')).toEqual({})
    await countByAll('manager', dataset, 3)
  })

  test('of a message are told to its author; to everybody else, their own', async () => {
    const audience = { personIds: [cast.colleague, cast.foreman] }
    const placed = { audience, author: 'manager', columns: { require_ack: true } } as const
    await placeMessage(world, 'now', placed)
    await placeMessage(world, 'past', { ...placed, state: 'expired' })
    await placeMessage(world, 'back', { ...placed, state: 'recalled' })
    await placeMessage(world, 'later', { ...placed, state: 'scheduled' })
    await placeMessage(world, 'silent', { ...placed, columns: { require_ack: false } })
    const receipt = { shard_key: castShard, person_id: cast.colleague, delivered_at: new Date() }
    await world.database.kysely
      .insertInto('message_receipts')
      .values([
        { ...receipt, message_id: 'now', acknowledged_round: 1 },
        { ...receipt, message_id: 'past', opened_round: 1 },
      ])
      .execute()
    const dataset = 'messageAcknowledgements'
    expect(await count('manager', dataset, 'state')).toEqual({
      ...{ Acknowledged: 1, 'To acknowledge': 1, 'Ended without it': 2 },
    })
    expect(await count('manager', dataset, 'message', 'share')).toEqual({
      ...{ 'MSG-26-now Message now': 50, 'MSG-26-past Message past': 0 },
    })
    // What has ended is in nobody's inbox.
    expect(await count('colleague', dataset, 'state')).toEqual({ Acknowledged: 1 })
    expect(await count('foreman', dataset, 'state')).toEqual({ 'To acknowledge': 1 })
    expect(await count('reviewer', dataset, 'state')).toEqual({})
    await grantTo(world, 'reviewer', ['edit_all_messages'])
    expect(await count('reviewer', dataset, 'person')).toEqual({
      ...{ 'Test Colleague': 2, 'Test Foreman': 2 },
    })
    expect(await count('outsider', dataset, 'state')).toEqual({})
    await countByAll('manager', dataset, 4)
  })
})

test('short-service employees are told to every colleague, a mentor to who may read of them', async () => {
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ is_sse: true, hire_date: '2026-01-20' })
    .where('id', 'in', [cast.employee, cast.colleague, cast.outsider, cast.admin])
    .execute()
  await kysely
    .updateTable('people')
    .set({ is_active: false })
    .where('id', '=', cast.admin)
    .execute()
  // Somebody new has not chosen a password yet.
  await kysely
    .updateTable('people')
    .set({ password_hash: null, hire_date: '2025-08-01', crew_code: null })
    .where('id', '=', cast.colleague)
    .execute()
  const mentored = { person_id: cast.employee, is_sse: true }
  const own = { author_id: cast.foreman, supervisor_id: cast.foreman }
  await placeJsa(world, 'before', {
    columns: { ...own, created_at: '2026-01-01T12:00:00Z' },
    crew: [{ ...mentored, mentor_id: cast.reviewer }],
  })
  await placeJsa(world, 'last', { columns: own, crew: [{ ...mentored, mentor_id: cast.foreman }] })
  const dataset = 'shortService'
  const colleague = 'Test Colleague · hired 1 Aug 2025'
  const employee = 'Test Employee · F-01 Red · hired 20 Jan 2026'
  expect(await count('employee', dataset, 'roster')).toEqual({
    ...{ [colleague]: 1, [`${employee} · mentor Test Foreman`]: 1 },
  })
  await sql`update people set crew_code = null, manager_id = null where id = ${cast.reviewer}`.execute(
    kysely,
  )
  expect(await count('reviewer', dataset, 'roster')).toEqual({ [colleague]: 1, [employee]: 1 })
  expect(await count('reviewer', dataset, 'mentor')).toEqual({ None: 2 })
  expect(await count('employee', dataset, 'since')).toEqual({
    ...{ 'Less than 3 months': 1, '6 to 12 months': 1 },
  })
  expect(Object.values(await count('outsider', dataset, 'roster'))).toEqual([1])
  await countByAll('employee', dataset, 2)
})

test('energies are those of the lockouts that one may read, each once', async () => {
  const points = (['electrical', 'electrical', 'hydraulic'] as const).map((energy_type) => ({
    energy_type,
  }))
  await placeLoto(world, 'one', { points })
  await placeLoto(world, 'two', {
    ...{ columns: { author_id: cast.manager, primary_id: cast.manager }, points: [{}] },
  })
  const dataset = 'lockedEnergies'
  await sql`update people set crew_code = null where id in (${cast.manager}, ${cast.reviewer})`.execute(
    world.database.kysely,
  )
  expect(await count('employee', dataset, 'energy')).toEqual({ Electrical: 1, Hydraulic: 1 })
  expect(await count('reviewer', dataset, 'energy')).toEqual({})
  await grantTo(world, 'reviewer', ['access_all_loto'])
  expect(await count('reviewer', dataset, 'energy')).toEqual({ Electrical: 2, Hydraulic: 1 })
  await countByAll('reviewer', dataset, 3)
})

test('templates are counted for whoever may read them', async () => {
  await placeTemplate(world, 'one')
  expect(await count('reviewer', 'lockoutTemplates', 'due')).toEqual({})
  await grantTo(world, 'reviewer', ['create_loto'])
  expect(await count('reviewer', 'lockoutTemplates', 'due')).toEqual({ 'Due later': 1 })
})
