import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { json } from '../../../db/json.ts'
import { cast, castShard } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { writeForReaders } from '../my-forms.readers.ts'

let world: TestServer
let employee: Client

// Started at noon in Chicago; the clock of the tests stands at 2026-03-05, nine in the morning.
async function entry(
  id: string,
  startedAt: string,
  status: 'in_progress' | 'fill' | 'in_review' | 'complete' | 'reject' | 'approved' = 'complete',
  person: keyof typeof cast = 'employee',
): Promise<void> {
  const at = new Date(startedAt)
  await world.database.kysely
    .insertInto('my_forms')
    .values({
      shard_key: castShard,
      id,
      number: id,
      form_id: 'f-check',
      form_version: 1,
      person_id: cast[person],
      status,
      started_at: at,
      created_at: at,
      updated_at: at,
      score: null,
      result: null,
      form_title_answer: null,
      country_code: null,
      district_code: null,
      business_unit_code: null,
      customer_id: null,
    })
    .execute()
  await world.database.kysely
    .insertInto('my_form_answers')
    .values({ shard_key: castShard, my_form_id: id, answers: json({}), updated_at: at })
    .execute()
}

async function signer(
  myFormId: string,
  task: 'sign' | 'approve',
  status: 'pending' | 'done',
): Promise<void> {
  await world.database.kysely
    .insertInto('my_form_signers')
    .values({
      shard_key: castShard,
      id: `${myFormId}-${task}`,
      my_form_id: myFormId,
      person_id: cast.employee,
      task,
      meaning: 'Reviewed',
      status,
      started_at: new Date('2026-03-01T18:00:00Z'),
    })
    .execute()
  await writeForReaders(world.database.kysely, castShard, myFormId)
}

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await entry('draft', '2026-03-04T18:00:00Z', 'in_progress')
  await entry('filled', '2026-03-03T18:00:00Z', 'fill')
  for (let day = 1; day <= 23; day += 1) {
    const startedAt = `2026-02-${String(day + 4).padStart(2, '0')}T18:00:00Z`
    await entry(`done-${day}`, startedAt, day % 7 === 0 ? 'reject' : 'complete')
  }
  // 29 days back is 4 February in Chicago: 00:30 that day is in the window, 23:30 the day before is not.
  await entry('first-day', '2026-02-04T06:30:00Z')
  await entry('too-old', '2026-02-04T05:30:00Z')
  await entry('foreign', '2026-03-01T18:00:00Z', 'in_review', 'colleague')
  await entry('foreign-too', '2026-03-02T18:00:00Z', 'in_review', 'colleague')
  await signer('foreign', 'sign', 'pending')
  await signer('foreign-too', 'approve', 'done')
})
afterAll(() => world.close())

describe('myForms.list', () => {
  test('refuses nobody', async () => {
    expect(problemOf(await world.nobody.myForms.list({}))).toBe('not_signed_in')
  })

  test('shows what is being filled under In Progress, newest first', async () => {
    const { data, totalRecords, offset } = contentOf(await employee.myForms.list({}))
    expect(data.map((row) => row.id)).toEqual(['draft', 'filled'])
    expect({ totalRecords, offset }).toEqual({ totalRecords: 2, offset: 0 })
  })

  test('pages of ten over the last 29 days through today in the zone of the person', async () => {
    const page = async (pOffset: number) =>
      contentOf(await employee.myForms.list({ section: 'completed', pOffset }))
    const first = await page(0)
    expect(first.data).toHaveLength(10)
    expect(first.totalRecords).toBe(24)
    expect(first.data[0]?.id).toBe('done-23')
    const last = await page(20)
    expect(last.data.map((row) => row.id)).toEqual(['done-3', 'done-2', 'done-1', 'first-day'])
    expect(last.totalRecords).toBe(24)
    expect((await page(40)).totalRecords).toBe(24)
  })

  test('without a window it shows older entries too', async () => {
    const all = await employee.myForms.list({ section: 'completed', startDate: 'none' })
    expect(contentOf(all).totalRecords).toBe(25)
  })

  test('the Signature tab shows entries of others that wait for the person', async () => {
    const { data } = contentOf(await employee.myForms.list({ section: 'signature' }))
    expect(
      data.map(({ id, isOwnSignPending, isOwnApprovalPending }) => ({
        id,
        isOwnSignPending,
        isOwnApprovalPending,
      })),
    ).toEqual([
      { id: 'foreign-too', isOwnSignPending: false, isOwnApprovalPending: false },
      { id: 'foreign', isOwnSignPending: true, isOwnApprovalPending: false },
    ])
  })

  test('sorts by name, type and status in both directions', async () => {
    for (const orderBy of ['form_name', 'form_type', 'form_status', 'date'] as const) {
      for (const orderByAsc of [0, 1]) {
        const reply = await employee.myForms.list({ section: 'completed', orderBy, orderByAsc })
        expect(contentOf(reply).data).toHaveLength(10)
      }
    }
    const oldest = await employee.myForms.list({
      section: 'completed',
      orderBy: 'date',
      orderByAsc: 1,
    })
    expect(contentOf(oldest).data[0]?.id).toBe('first-day')
  })

  test('searches the form name, taking signs of patterns as themselves', async () => {
    const found = async (search: string) =>
      contentOf(await employee.myForms.list({ search })).totalRecords
    expect(await found('SHORT ch')).toBe(2)
    expect(await found('%')).toBe(0)
    expect(await found('_hort')).toBe(0)
    expect(await found("'; drop table my_forms; --")).toBe(0)
  })

  test('filters by every spelling of a status', async () => {
    const rejected = await employee.myForms.list({ section: 'completed', status: 'reject' })
    expect(contentOf(rejected).totalRecords).toBe(3)
    const both = await employee.myForms.list({ section: 'completed', status: 'Rejected,complete' })
    expect(contentOf(both).totalRecords).toBe(24)
  })

  test('a status that nobody knows names no entry, instead of every one', async () => {
    const found = async (status: string) =>
      contentOf(await employee.myForms.list({ section: 'completed', status })).totalRecords
    expect(await found('on hold')).toBe(0)
    expect(await found('on hold,reject')).toBe(3)
    expect(await found(' , ')).toBe(24)
  })

  test.each([
    ['an old end alone', { endDate: '2026-02-04' }, 1],
    ['an end before the usual window', { endDate: '2026-02-03' }, 1],
    ['a start alone', { startDate: '2026-02-26' }, 2],
    ['a start after today', { startDate: '2026-03-06' }, 0],
    ['no start but an end', { startDate: 'none', endDate: '2026-02-04' }, 2],
    ['one day', { startDate: '2026-02-04', endDate: '2026-02-04' }, 1],
    ['the last day there is', { startDate: 'none', endDate: '2999-12-30' }, 25],
  ] as const)('takes a window of %s', async (_what, window, count) => {
    const reply = await employee.myForms.list({ section: 'completed', ...window })
    expect(contentOf(reply).totalRecords).toBe(count)
  })

  test.each([
    ['that ends before it starts', { startDate: '2026-03-02', endDate: '2026-03-01' }],
    ['on a day that does not exist', { startDate: '2026-02-30' }],
    ['before our calendar', { startDate: '0000-01-01' }],
    ['after it', { endDate: '2999-12-31' }],
    ['of something else', { endDate: 'yesterday' }],
  ])('refuses a window %s', async (_what, window) => {
    expect(problemOf(await employee.myForms.list(window))).toBe('invalid_input')
  })

  test('does not show a signer what its submitter is still filling', async () => {
    await entry('unfinished', '2026-03-03T18:00:00Z', 'in_progress', 'colleague')
    await signer('unfinished', 'sign', 'pending')
    const shown = contentOf(await employee.myForms.list({ section: 'signature' }))
    expect(shown.data.map(({ id }) => id)).toEqual(['foreign-too', 'foreign'])
    expect(shown.totalRecords).toBe(2)
    expect(problemOf(await employee.myForms.get({ myFormId: 'unfinished' }))).toBe('forbidden')
    await world.database.kysely
      .updateTable('my_forms')
      .set({ status: 'in_review' })
      .where('id', '=', 'unfinished')
      .execute()
    await writeForReaders(world.database.kysely, castShard, 'unfinished')
    const handedIn = contentOf(await employee.myForms.list({ section: 'signature' }))
    expect(handedIn.data.map(({ id }) => id)).toContain('unfinished')
    expect((await employee.myForms.get({ myFormId: 'unfinished' })).status).toBe(200)
  })

  test("never shows another person's entries or another organisation's", async () => {
    const outsider = await world.as('outsider')
    for (const section of ['ongoing', 'completed', 'signature'] as const) {
      expect(contentOf(await outsider.myForms.list({ section })).totalRecords).toBe(0)
    }
    expect(problemOf(await outsider.myForms.get({ myFormId: 'foreign' }))).toBe('forbidden')
  })
})

describe('myForms.get', () => {
  test('opens to its owner, its signers and reviewers, and to nobody else', async () => {
    const reviewer = await world.as('reviewer')
    const manager = await world.as('manager')
    expect((await employee.myForms.get({ myFormId: 'foreign' })).status).toBe(200)
    expect((await reviewer.myForms.get({ myFormId: 'draft' })).status).toBe(200)
    expect(problemOf(await manager.myForms.get({ myFormId: 'draft' }))).toBe('forbidden')
  })

  test('of limited access stays shut to whoever is not tied to it', async () => {
    const limited = (is_limited_access: boolean) =>
      world.database.kysely
        .updateTable('my_forms')
        .set({ is_limited_access })
        .where('id', '=', 'foreign')
        .execute()
    const get = async (name: keyof typeof cast) =>
      (await world.as(name)).myForms.get({ myFormId: 'foreign' })
    await limited(true)
    expect(problemOf(await get('reviewer'))).toBe('forbidden')
    expect(problemOf(await get('admin'))).toBe('forbidden')
    expect((await get('employee')).status).toBe(200)
    expect((await get('colleague')).status).toBe(200)
    await limited(false)
    expect((await get('reviewer')).status).toBe(200)
  })

  test('opens to whom it was shared with, for reading alone, and not while it is a draft', async () => {
    const share = {
      shard_key: castShard,
      person_id: cast.manager,
      shared_by: cast.employee,
      created_at: new Date('2026-03-05T12:00:00Z'),
    }
    await world.database.kysely
      .insertInto('my_form_shares')
      .values(['draft', 'done-1'].map((myFormId) => ({ ...share, my_form_id: myFormId })))
      .execute()
    const manager = await world.as('manager')
    expect(problemOf(await manager.myForms.get({ myFormId: 'draft' }))).toBe('forbidden')
    const { can } = contentOf(await manager.myForms.get({ myFormId: 'done-1' }))
    expect(can).toMatchObject({ fill: false, submit: false, sign: false, delete: false })
    for (const myFormId of ['draft', 'done-1']) {
      const fill = await manager.myForms.fill({ myFormId, changes: [] })
      expect(problemOf(fill)).toBe('forbidden')
      expect(problemOf(await manager.myForms.remove({ myFormId }))).toBe('forbidden')
    }
  })

  test('counts private comments for their author and for reviewers alone', async () => {
    const at = new Date('2026-03-05T12:00:00Z')
    const comment = (id: string, person_id: string, privacy_type: 'public' | 'private') => ({
      shard_key: castShard,
      id,
      my_form_id: 'foreign',
      person_id,
      comment: 'A word',
      privacy_type,
      created_at: at,
      updated_at: at,
    })
    await world.database.kysely
      .insertInto('my_form_comments')
      .values([
        comment('c1', cast.colleague, 'public'),
        comment('c2', cast.colleague, 'private'),
        comment('c3', cast.reviewer, 'private'),
      ])
      .execute()
    await world.database.kysely
      .updateTable('my_forms')
      .set({ public_comment_count: 1, private_comment_count: 2 })
      .where('id', '=', 'foreign')
      .execute()
    const countFor = async (name: keyof typeof cast) =>
      contentOf(await (await world.as(name)).myForms.get({ myFormId: 'foreign' })).entry
        .commentCounter
    expect(await countFor('employee')).toBe(1)
    expect(await countFor('colleague')).toBe(2)
    expect(await countFor('reviewer')).toBe(3)
  })
})
