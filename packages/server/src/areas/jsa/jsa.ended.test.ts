import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, castFullName, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa, signedAs } from '../../../test/place-jsa.ts'
import { placeShare } from '../../../test/place-share.ts'
import { expireJsas } from './jsa.clock.ts'

type Event = CallInput<CallOf<'jsa.act'>>['event']

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const act = async (who: CastName, jsaId: string, event: Event, reason = 'It is so.') =>
  (await as(who)).jsa.act({ jsaId, event, reason })
const read = async (who: CastName, jsaId: string) =>
  contentOf(await (await as(who)).jsa.get({ jsaId }))
const expire = () => {
  const { database, ports } = world
  return expireJsas({ database, ports, now: ports.clock.now() })
}
const toldOf = async (jsaId: string, kind: string) => {
  await world.tell()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select('person_id')
    .where('record_id', '=', jsaId)
    .where('kind', '=', kind)
    .orderBy('person_id')
    .execute()
  return rows.map((row) => row.person_id)
}

// The night before the day on which tests begin.
const ended = '2026-03-05T02:00:00Z'
const over = { starts_at: '2026-03-04T14:00:00Z', expires_at: ended }
const neverOpened = 'Its sign-on was never opened, so that no job ran under it.'

test('what is over its time expires by the clock, and what is not, or has ended, does not', async () => {
  const states = ['draft', 'awaiting_approval', 'ready', 'active', 'stopped', 'closed'] as const
  for (const status of states) {
    await placeJsa(world, `over-${status}`, {
      columns: { ...over, status },
      crew: [{ person_id: cast.colleague }, { person_id: cast.admin, left_at: ended }],
    })
  }
  await placeJsa(world, 'runs', { columns: { status: 'active' } })
  await expire()
  const rows = await world.database.kysely
    .selectFrom('jsas')
    .select(['id', 'status'])
    .where((where) => where.or([where('id', 'like', 'over-%'), where('id', '=', 'runs')]))
    .orderBy('id')
    .execute()
  expect(rows.map(({ id, status }) => `${id}: ${status}`)).toEqual([
    ...['over-active: expired', 'over-awaiting_approval: expired', 'over-closed: closed'],
    ...['over-draft: draft', 'over-ready: expired', 'over-stopped: expired', 'runs: active'],
  ])
  const { history } = await read('foreman', 'over-active')
  expect(history.data[0]).toMatchObject({ action: 'expire', person: null })
  // Who is there, who runs it and who wrote it hear of a job that was opened, and of no other.
  const concerned = [cast.colleague, cast.employee, cast.foreman].toSorted()
  expect(await toldOf('over-active', 'jsa_expired')).toEqual(concerned)
  expect(await toldOf('over-stopped', 'jsa_expired')).toEqual(concerned)
  expect(await toldOf('over-ready', 'jsa_expired')).toEqual([])
})

test('work that was stopped before its time was over stays stopped, with why', async () => {
  const columns = { ...over, status: 'stopped' as const, status_reason: 'Gas at the cellar.' }
  await placeJsa(world, 'held', { columns })
  await expire()
  expect(await read('foreman', 'held')).toMatchObject({
    ...{ status: 'expired', statusReason: 'Gas at the cellar.' },
  })
})

test('a job that was opened is stopped after its time as well, and stays expired', async () => {
  await placeJsa(world, 'late', {
    columns: { ...over, status: 'active' },
    crew: [{ person_id: cast.colleague }],
  })
  await placeShare(world, { type: 'jsa', id: 'late', personId: cast.admin })
  await expire()
  contentOf(await act('admin', 'late', 'stop', 'They lift without a permit.'))
  const stopped = await read('foreman', 'late')
  expect(stopped).toMatchObject({
    ...{ status: 'expired', statusReason: 'They lift without a permit.', stopCount: 1 },
    history: { data: [{ action: 'stop', reason: 'They lift without a permit.' }, {}] },
  })
  expect(await toldOf('late', 'jsa_stopped')).toEqual(
    [cast.colleague, cast.employee, cast.foreman].toSorted(),
  )
  // A crew that goes on is stopped again, until the job is closed.
  contentOf(await act('admin', 'late', 'stop', 'They still lift.'))
  contentOf(await act('foreman', 'late', 'close', 'Nobody lifts without a permit.'))
  expect(await act('admin', 'late', 'stop', 'Once more.')).toMatchObject({
    problem: { name: 'wrong_state' },
  })
  expect((await read('foreman', 'late')).stopCount).toBe(2)
})

test('what was never opened is neither stopped nor closed, and what is opened says since when', async () => {
  await placeJsa(world, 'waits', { columns: { ...over, status: 'awaiting_approval' } })
  await expire()
  for (const event of ['stop', 'close'] as const) {
    expect(await act('foreman', 'waits', event)).toMatchObject({
      problem: { name: 'wrong_state', message: neverOpened },
    })
  }
  expect(await read('foreman', 'waits')).toMatchObject({ status: 'expired', openedAt: null })
  await placeJsa(world, 'opens', {
    columns: { status: 'ready' },
    crew: [{ person_id: cast.colleague }],
  })
  contentOf(await act('foreman', 'opens', 'open'))
  const opened = world.ports.clock.now().toISOString()
  expect((await read('foreman', 'opens')).openedAt).toBe(opened)
})

test('whoever is signed off with a job that expired left at its end, and who was there signed it or did not', async () => {
  await placeJsa(world, 'closes', {
    columns: { ...over, status: 'expired', revision: 2 },
    crew: [
      { person_id: cast.colleague, ...signedAs(castFullName('colleague'), 1) },
      { person_id: cast.foreman, ...signedAs(castFullName('foreman'), 2) },
      {
        ...{ person_id: cast.reviewer, left_at: '2026-03-04T20:00:00Z' },
        ...signedAs(castFullName('reviewer'), 1),
      },
      { name: 'Vic Visitor', is_sse: true, mentor_id: cast.foreman },
    ],
  })
  const before = await read('foreman', 'closes')
  contentOf(await act('foreman', 'closes', 'close', 'Begin earlier.'))
  const closed = await read('foreman', 'closes')
  const at = new Date(ended).toISOString()
  expect(
    closed.attendees.map(({ leftAt, isHere, isSigned }) => [leftAt, isHere, isSigned]),
  ).toEqual([
    [at, true, false],
    [at, true, true],
    ['2026-03-04T20:00:00.000Z', false, false],
    [at, true, false],
  ])
  expect(closed.attendees[3]?.isMentorHere).toBe(true)
  // The share says how it ended, and closing changes nothing of it.
  const counts = { attendeeCount: 4, signedCount: 2, signaturePercentage: 50 }
  expect(before).toMatchObject(counts)
  expect(closed).toMatchObject(counts)
})
