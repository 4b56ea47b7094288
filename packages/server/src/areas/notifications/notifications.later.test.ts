import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { laterAt } from './notifications.later.ts'

// The inbox by record, and what is put off. Tests begin on Thursday, 5 March 2026 at 9 in the
// morning, by the clock of Chicago.

let world: TestServer
let colleague: Client

const hourMs = 3_600_000

beforeAll(async () => {
  world = await startTestServer()
  colleague = await world.as('colleague')
  for (const id of ['e-one', 'e-two']) {
    await placeEntry(world, id, { sharedWith: ['colleague'] })
  }
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 14, minute))
  const told = (id: string, recordId: string, minute: number) => ({
    ...{ shard_key: castShard, id, person_id: cast.colleague, kind: 'form_shared' },
    ...{ record_type: 'my_form', record_id: recordId, actor_id: cast.employee },
    created_at: at(minute),
  })
  await world.database.kysely
    .insertInto('notifications')
    .values([
      told('n-1', 'e-one', 1),
      told('n-2', 'e-two', 2),
      { ...told('n-3', 'e-one', 3), mail_due_at: at(59) },
      { ...told('n-mailed', 'e-one', 4), is_shown: false, mail_due_at: at(59) },
      { ...told('n-other', 'e-one', 5), person_id: cast.manager },
    ])
    .execute()
})
afterAll(() => world.close())

async function inbox(tab: 'all' | 'unread' | 'later' = 'all') {
  const { data, ...rest } = contentOf(await colleague.notifications.inbox({ tab }))
  return {
    ...rest,
    rows: data.map(({ newest, count, unread }) => [newest.notificationId, count, unread]),
  }
}

test('nobody reads or puts off without signing in', async () => {
  expect(problemOf(await world.nobody.notifications.inbox({}))).toBe('not_signed_in')
  const later = { notificationId: 'n-1', until: 'week' } as const
  expect(problemOf(await world.nobody.notifications.putOff(later))).toBe('not_signed_in')
})

test('what is somebody else’s is not found, nor what stands in no inbox', async () => {
  for (const notificationId of ['n-other', 'n-mailed', 'n-nowhere']) {
    const answer = await colleague.notifications.ofRecord({ notificationId })
    expect(problemOf(answer), notificationId).toBe('not_found')
    const later = await colleague.notifications.putOff({ notificationId, until: 'week' })
    expect(problemOf(later), notificationId).toBe('not_found')
  }
  const odd = await colleague.notifications.putOff({
    notificationId: 'n-1',
    until: 'someday' as 'week',
  })
  expect(odd).toMatchObject({
    problem: { fields: [{ path: 'until', message: 'Choose until when.' }] },
  })
})

test('a record is one line with its newest sentence, how many there are, and those before', async () => {
  expect(await inbox()).toMatchObject({
    ...{ totalRecords: 2, unread: 3, putOff: 0 },
    rows: [
      ['n-3', 2, 2],
      ['n-2', 1, 1],
    ],
  })
  const {
    length,
    0: newest,
    1: earlier,
  } = contentOf(await colleague.notifications.ofRecord({ notificationId: 'n-1' }))
  expect([length, newest?.notificationId, earlier?.notificationId]).toEqual([2, 'n-3', 'n-1'])
  const last = contentOf(await colleague.notifications.inbox({ pLimit: 1, pOffset: 1 }))
  expect(last).toMatchObject({ totalRecords: 2, data: [{ newest: { notificationId: 'n-2' } }] })
})

test('what is put off waits apart, counts for nothing, and comes back unread in front', async () => {
  contentOf(await colleague.notifications.markRead({ notificationIds: ['n-3'] }))
  const { later } = await inbox()
  expect(later.map(({ until }) => until)).toEqual(['evening', 'shift', 'week'])
  const { putOffUntil, unread } = contentOf(
    await colleague.notifications.putOff({ notificationId: 'n-1', until: 'evening' }),
  )
  expect(putOffUntil).toBe('2026-03-06T00:00:00.000Z')
  expect(unread).toBe(1)
  expect(await inbox()).toMatchObject({ rows: [['n-2', 1, 1]], unread: 1, putOff: 1 })
  expect((await inbox('later')).rows).toEqual([['n-3', 2, 2]])
  expect(contentOf(await colleague.home.counts({})).notifications).toBe(1)
  // All that is read at once is what stands there.
  expect(contentOf(await colleague.notifications.markRead({})).unread).toBe(0)
  expect((await inbox('unread')).rows).toEqual([])
  // It was seen, so no mail tells it; what stands in no inbox is mailed as before.
  const waiting = await world.database.kysely
    .selectFrom('notifications')
    .select('id')
    .where('mail_due_at', 'is not', null)
    .execute()
  expect(waiting).toEqual([{ id: 'n-mailed' }])

  world.wait(9 * hourMs + 1)
  expect(await inbox()).toMatchObject({
    ...{ unread: 2, putOff: 0 },
    rows: [
      ['n-3', 2, 2],
      ['n-2', 1, 0],
    ],
  })
  const late = await colleague.notifications.putOff({ notificationId: 'n-3', until: 'evening' })
  expect(late).toMatchObject({
    problem: {
      fields: [{ path: 'until', message: 'This evening has begun. Choose another time.' }],
    },
  })
})

test('it is brought back, and read with all that was told of its record', async () => {
  contentOf(await colleague.notifications.putOff({ notificationId: 'n-2', until: 'week' }))
  expect((await inbox()).rows).toEqual([['n-3', 2, 2]])
  contentOf(await colleague.notifications.putOff({ notificationId: 'n-2', until: 'now' }))
  expect((await inbox()).rows).toEqual([
    ['n-2', 1, 1],
    ['n-3', 2, 2],
  ])
  const whole = { notificationIds: ['n-3'], isWholeRecord: true }
  expect(contentOf(await colleague.notifications.markRead(whole)).unread).toBe(1)
  expect((await inbox('unread')).rows).toEqual([['n-2', 1, 1]])
})

describe('until when', () => {
  const timeZone = 'America/Chicago'
  const at = (now: string, choice: 'evening' | 'shift' | 'week', quietTo?: string) =>
    laterAt(choice, { now: new Date(now), timeZone, quietTo })?.toISOString()

  test('an evening begins at six by the person’s clock, and is no choice after that', () => {
    expect(at('2026-03-05T15:00:00Z', 'evening')).toBe('2026-03-06T00:00:00.000Z')
    expect(at('2026-03-06T00:00:00Z', 'evening')).toBeUndefined()
  })

  test('a shift starts at six, or when quiet hours end, also over the change to summer time', () => {
    expect(at('2026-03-05T15:00:00Z', 'shift')).toBe('2026-03-06T12:00:00.000Z')
    expect(at('2026-03-07T15:00:00Z', 'shift', '05:30')).toBe('2026-03-08T10:30:00.000Z')
  })

  test('next week begins on the Monday that comes', () => {
    expect(at('2026-03-05T15:00:00Z', 'week')).toBe('2026-03-09T11:00:00.000Z')
    expect(at('2026-03-09T15:00:00Z', 'week')).toBe('2026-03-16T11:00:00.000Z')
    expect(at('2026-03-08T15:00:00Z', 'week')).toBe('2026-03-09T11:00:00.000Z')
  })
})
