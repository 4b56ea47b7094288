import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requiredOfMessage, sentences } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeMessage } from '../../../test/place-message.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { withEachLine } from '../../../test/with-each-line.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['create_messages', 'edit_own_messages', 'delete_own_messages'])
})
afterAll(() => world.close())

const everywhere = {
  ...{ countries: '-1', districts: '-1', departments: '-1', businessUnits: '-1', jobTitles: '-1' },
}
const whole = {
  title: 'Wind on Friday',
  category: 'weather',
  description: 'Cranes stay down.',
  priority: 'important',
  startsAt: '2026-03-05T09:30',
  endsAt: '2026-03-05T18:00',
} as const

test('is read by nobody who is not signed in, and written by nobody without the key', async () => {
  expect(problemOf(await world.nobody.messages.list({}))).toBe('not_signed_in')
  const colleague = await world.as('colleague')
  expect(problemOf(await colleague.messages.create({ title: 'Wind' }))).toBe('forbidden')
  expect(problemOf(await colleague.messages.audience({ crews: '-1' }))).toBe('forbidden')
})

test('a draft needs a title; to be sent it needs every field that the specification names', async () => {
  const author = await world.as('employee')
  const asked = requiredOfMessage
  expect(await author.messages.create({ title: ' ' })).toMatchObject({
    problem: { fields: [{ path: 'title', message: sentences.required.title }] },
  })
  const reply = await author.messages.create({ title: 'Wind', send: true })
  expect(reply).toMatchObject({
    problem: {
      name: 'invalid_input',
      fields: [
        { path: 'category', message: asked.category },
        { path: 'image', message: asked.image },
        { path: 'description', message: asked.description },
        { path: 'priority', message: asked.priority },
        { path: 'startsAt', message: asked.startsAt },
        { path: 'endsAt', message: asked.endsAt },
        { path: 'countries', message: asked.countries },
        { path: 'districts', message: asked.districts },
        { path: 'departments', message: asked.departments },
        { path: 'businessUnits', message: asked.businessUnits },
        { path: 'jobTitles', message: asked.jobTitles },
      ],
    },
  })
  // What is wrong by itself hides nothing of the rest; a draft may lack the rest.
  const untitled = { title: '', description: 'x', category: 'weather' } as const
  const short = { path: 'description', message: sentences.length.atLeast2 }
  const title = { path: 'title', message: asked.title }
  expect(await author.messages.create(untitled)).toMatchObject({
    problem: { fields: [title, short] },
  })
  const pathsOf = (names: readonly string[]) => names.map((path) => ({ path }))
  const rest = Object.keys(asked).filter(
    (path) => !['title', 'category', 'description'].includes(path),
  )
  expect(await author.messages.create({ ...untitled, send: true })).toMatchObject({
    problem: { fields: [title, short, ...pathsOf(rest)] },
  })
  const late = { ...whole, ...everywhere, startsAt: '2026-03-05T19:00', send: true }
  const image = `upload:${await sendPhoto(world)}`
  expect(await author.messages.create({ ...late, image } as never)).toMatchObject({
    problem: { fields: [{ path: 'endsAt', message: 'The end must lie after the start.' }] },
  })
  const nobody = { ...whole, ...everywhere, crews: 'none', send: true, image }
  expect(await author.messages.create(nobody as never)).toMatchObject({
    problem: { fields: [{ message: 'Nobody belongs to this audience.' }] },
  })
  expect(contentOf(await author.messages.list({ section: 'drafts' })).data).toEqual([])
})

test('goes from draft to active and expired by the clock alone, and to whom it is for', async () => {
  const author = await world.as('employee')
  const colleague = await world.as('colleague')
  const image = `upload:${await sendPhoto(world)}`
  const draft = contentOf(await author.messages.create({ ...whole, ...everywhere, image } as never))
  const { messageId } = draft
  expect(problemOf(await colleague.messages.get({ messageId }))).toBe('forbidden')
  const sent = contentOf(await author.messages.move({ messageId, event: 'send' }))
  // Times of a page are those of its author: half past nine in Chicago.
  expect(sent).toMatchObject({ status: 'scheduled', startsAt: '2026-03-05T15:30:00.000Z' })
  expect(sent.counts).toEqual({ audience: 6, delivered: 0, opened: 0, acknowledged: 0 })
  expect(problemOf(await colleague.messages.get({ messageId }))).toBe('forbidden')
  const hours = (count: number) => world.wait(count * 3_600_000)
  hours(1)
  const inbox = contentOf(await colleague.messages.list({}))
  expect(inbox.data.map((one) => [one.messageId, one.status, one.own?.isUnread])).toEqual([
    [messageId, 'active', true],
  ])
  const read = contentOf(await colleague.messages.get({ messageId }))
  expect(read).toMatchObject({ description: 'Cranes stay down.', audience: null, counts: null })
  hours(10)
  expect(problemOf(await colleague.messages.get({ messageId }))).toBe('forbidden')
  const ended = contentOf(await author.messages.list({ section: 'ended' }))
  expect(ended.data.map(({ messageId: id, status }) => [id, status])).toEqual([
    [messageId, 'expired'],
  ])
  const copied = contentOf(await author.messages.move({ messageId, event: 'copy' }))
  expect(copied).toMatchObject({
    ...{ status: 'draft', title: whole.title, startsAt: null, hasImage: true },
    audience: { countries: ['-1'] },
  })
  expect(copied.messageId).not.toBe(messageId)
  hours(-11)
})

describe('receipts', () => {
  test('are one for each person, delivered, opened and acknowledged', async () => {
    await placeMessage(world, 'critical', { columns: { priority: 'critical' } })
    const messageId = 'critical'
    const colleague = await world.as('colleague')
    await colleague.messages.receive({ messageIds: [messageId, 'none'] })
    await colleague.messages.receive({ messageIds: messageId as never })
    const author = await world.as('employee')
    const counts = async () => contentOf(await author.messages.receipts({ messageId })).counts
    expect(await counts()).toEqual({ audience: 6, delivered: 1, opened: 0, acknowledged: 0 })
    expect(contentOf(await colleague.home.counts({})).critical).toEqual([
      { messageId, round: 1, language: 'en', title: 'Message critical', description: 'Read this.' },
    ])
    await colleague.messages.receive({ messageIds: [messageId], opened: true })
    expect(contentOf(await colleague.home.counts({})).messages).toBe(1)
    const first = contentOf(await colleague.messages.acknowledge({ messageId }))
    world.wait(5000)
    expect(contentOf(await colleague.messages.acknowledge({ messageId }))).toEqual(first)
    expect(await counts()).toEqual({ audience: 6, delivered: 1, opened: 1, acknowledged: 1 })
    expect(contentOf(await colleague.home.counts({}))).toMatchObject({ messages: 0, critical: [] })
    const { data } = contentOf(await author.messages.receipts({ messageId, state: 'acknowledged' }))
    expect(data.map(({ person }) => person.personId)).toEqual([cast.colleague])
    expect(problemOf(await colleague.messages.receipts({ messageId }))).toBe('forbidden')
  })

  test('are asked for anew where the author says so, and kept where not', async () => {
    const author = await world.as('employee')
    const colleague = await world.as('colleague')
    await placeMessage(world, 'asked', { columns: { require_ack: true } })
    const messageId = 'asked'
    await colleague.messages.acknowledge({ messageId })
    const until = { startsAt: '2026-03-01T06:00', endsAt: '2026-12-24T18:00' }
    const named = { personIds: cast.colleague }
    const text = { ...whole, ...everywhere, ...named, ...until, requireAck: true } as const
    const ahead = { ...text, startsAt: '2026-03-20T06:00' }
    expect(await author.messages.edit({ messageId, ...ahead })).toMatchObject({
      problem: { fields: [{ path: 'startsAt' }] },
    })
    expect(contentOf(await author.messages.edit({ messageId, ...text })).rowVersion).toBe(2)
    const own = async () => contentOf(await colleague.messages.get({ messageId })).own
    expect(await own()).toMatchObject({ isToAcknowledge: false, isUnread: false })
    await author.messages.edit({ messageId, ...text, askAgain: true })
    expect(await own()).toMatchObject({ isToAcknowledge: true, isUnread: true })
    const { acknowledgedAt } = contentOf(await colleague.messages.acknowledge({ messageId }))
    expect(await own()).toMatchObject({ isToAcknowledge: false, acknowledgedAt })
    const trail = await world.database.kysely
      .selectFrom('audit_events')
      .select('action')
      .where('record_type', '=', 'message_receipt')
      .where('record_id', '=', messageId)
      .execute()
    expect(trail).toHaveLength(2)
  })

  test('are told to whoever a message is for by now, and to nobody twice', async () => {
    const author = await world.as('employee')
    const messageId = 'widened'
    const until = { startsAt: '2026-03-01T06:00', endsAt: '2026-12-24T18:00' }
    await placeMessage(world, messageId, { audience: { personIds: [cast.colleague] } })
    const toldNow = async () => {
      await world.tell()
      const rows = await world.database.kysely
        .selectFrom('notifications')
        .select('person_id')
        .where('record_id', '=', messageId)
        .where('kind', '=', 'message_sent')
        .orderBy('person_id')
        .execute()
      return rows.map((row) => row.person_id)
    }
    const text = { ...whole, ...everywhere, ...until }
    const newcomers = [cast.admin, cast.foreman, cast.manager, cast.reviewer]
    contentOf(await author.messages.edit({ messageId, ...text }))
    expect(await toldNow()).toEqual(newcomers)
    contentOf(await author.messages.edit({ messageId, ...text, title: 'Wind on Saturday' }))
    expect(await toldNow()).toEqual(newcomers)
  })

  test('count for the round that was read, and for no later one', async () => {
    const author = await world.as('employee')
    const colleague = await world.as('colleague')
    const messageId = 'rounds'
    await placeMessage(world, messageId, { columns: { priority: 'critical' } })
    const read = contentOf(await colleague.home.counts({})).critical[0]
    expect(read).toMatchObject({ messageId, round: 1 })
    const until = { startsAt: '2026-03-01T06:00', endsAt: '2026-12-24T18:00' }
    const text = { ...whole, ...everywhere, ...until, priority: 'critical' } as const
    contentOf(await author.messages.edit({ messageId, ...text, askAgain: true }))
    const late = await colleague.messages.acknowledge({ messageId, round: 1 })
    expect(late).toMatchObject({ problem: { name: 'row_changed', details: { round: 2 } } })
    expect((late as { problem: { message: string } }).problem.message).toContain('read it again')
    const own = async () => contentOf(await colleague.messages.get({ messageId })).own
    expect(await own()).toMatchObject({ isUnread: true, isToAcknowledge: true })
    const { round } = contentOf(await colleague.messages.get({ messageId }))
    contentOf(await colleague.messages.acknowledge({ messageId, round }))
    expect(await own()).toMatchObject({ isToAcknowledge: false })
    contentOf(await author.messages.move({ messageId, event: 'recall', reason: 'Over.' }))
  })

  test('stay when a message is recalled, which nobody reads any more', async () => {
    const author = await world.as('employee')
    const colleague = await world.as('colleague')
    const messageId = 'asked'
    const active = problemOf(await author.messages.remove({ messageId }))
    expect(active).toBe('wrong_state')
    const reason = 'It said the wrong day.'
    await author.messages.move({ messageId, event: 'recall', reason })
    expect(problemOf(await colleague.messages.acknowledge({ messageId }))).toBe('forbidden')
    const detail = contentOf(await author.messages.get({ messageId }))
    expect(detail).toMatchObject({ status: 'recalled', statusReason: reason })
    expect(detail.counts).toMatchObject({ acknowledged: 1 })
    const { data } = contentOf(await author.messages.history({ messageId }))
    expect(data.map(({ action }) => action)).toEqual(['recall', 'ask again', 'edit'])
    expect(data[2]?.fields).toEqual(expect.arrayContaining(['People by name', 'Category']))
    expect(data[0]?.reason).toBe(reason)
    expect((await author.messages.remove({ messageId })).status).toBe(200)
  })

  test('go into a workbook: of an own message all, of another’s one’s own alone', async () => {
    await placeMessage(world, 'sheet')
    const rows = async (who: 'employee' | 'colleague', section: 'sent' | 'inbox') => {
      const client = await world.as(who)
      const { url } = contentOf(await client.messages.excel({ section, search: 'MSG-26-sheet' }))
      const response = await world.http(url.replace('/api/v1', ''), { as: who })
      expect(response.status).toBe(200)
      return new Uint8Array(await response.arrayBuffer()).byteLength
    }
    expect(await rows('employee', 'sent')).toBeGreaterThan(await rows('colleague', 'inbox'))
  })

  test('are refused where they are more lines than a workbook takes', async () => {
    await placeMessage(world, 'crowd', { audience: { personIds: [cast.manager] } })
    await world.database.kysely
      .insertInto('message_receipts')
      .values({
        ...{ shard_key: castShard, message_id: 'crowd', person_id: cast.colleague },
        delivered_at: '2026-03-02T12:00:00Z',
      })
      .execute()
    const author = await world.as('employee')
    const asked = { section: 'sent', search: 'MSG-26-crowd' } as const
    await withEachLine(world, 'message_receipts', 1_048_575, async () => {
      expect(await author.messages.excel(asked)).toMatchObject({
        status: 222,
        content: { totalRecords: 1_048_576, recordsMax: 1_048_575 },
      })
    })
    contentOf(await author.messages.excel(asked))
  })
})

test('an audience is who fits every part that names anything, and who is named', async () => {
  const author = await world.as('employee')
  await world.database.kysely
    .insertInto('departments')
    .values({ code: 'OPS', name: 'Operations' })
    .execute()
  await world.database.kysely
    .insertInto('job_titles')
    .values({ code: 'OP1', name: 'Pump operator', department_code: 'OPS' })
    .execute()
  await world.database.kysely
    .updateTable('people')
    .set({ job_code: 'OP1' })
    .where('id', 'in', [cast.colleague, cast.manager])
    .execute()
  await world.database.kysely
    .updateTable('people')
    .set({ crew_code: null })
    .where('id', '=', cast.manager)
    .execute()
  const count = async (asked: object) => contentOf(await author.messages.audience(asked)).total
  expect(await count({})).toBe(0)
  expect(await count({ personIds: `${cast.manager},${cast.outsider}` })).toBe(1)
  expect(await count({ countries: '-1' })).toBe(6)
  expect(await count({ departments: 'OPS' })).toBe(2)
  expect(await count({ departments: 'OPS', crews: 'F-01' })).toBe(1)
  expect(await count({ departments: 'OPS', crews: 'F-01', personIds: cast.reviewer })).toBe(2)
  expect(await count({ jobTitles: 'OP2', countries: '-1' })).toBe(0)
  const named = await author.messages.create({ title: 'Wind', personIds: cast.outsider })
  expect(problemOf(named)).toBe('invalid_input')
  await world.database.kysely
    .updateTable('people')
    .set({ is_active: false })
    .where('shard_key', '=', castShard)
    .where('id', '=', cast.reviewer)
    .execute()
  expect(await count({ countries: '-1' })).toBe(5)
})
