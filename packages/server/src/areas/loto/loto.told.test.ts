import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotoChecks, type CallInput, type CallOf, type LotoState } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { lockedWith, placeLoto } from '../../../test/place-loto.ts'
import { grantTo } from '../../../test/rights.ts'

// Who signed that they touch nothing "until I am told" is told (decision 0125).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'foreman', ['authorize_loto', 'create_loto'])
})
afterAll(() => world.close())

/** A lockout of the foreman's, with somebody who works under it, one affected and one informed. */
const place = (id: string, status: LotoState, points: Parameters<typeof placeLoto>[2] = {}) =>
  placeLoto(world, id, {
    columns: { status },
    people: [
      { person_id: cast.foreman },
      { person_id: cast.colleague },
      { person_id: cast.reviewer, role: 'affected' },
      { person_id: cast.admin, role: 'other' },
    ],
    ...points,
  })

type Event = CallInput<CallOf<'loto.act'>>['event']

async function act(lotoId: string, event: Event, checks: readonly string[] = []) {
  world.wait(1000)
  const { loto } = await world.as('foreman')
  const named = event in lotoChecks ? lotoChecks[event as keyof typeof lotoChecks] : {}
  const asked = { lotoId, event, checks: [...Object.keys(named), ...checks], reason: 'It is so.' }
  contentOf(await loto.act(asked))
}

/** Who was told of a lockout, and what. */
async function toldOf(lotoId: string) {
  await world.tell()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select(['kind', 'person_id'])
    .where('record_id', '=', lotoId)
    .orderBy('person_id')
    .execute()
  const names = Object.keys(cast) as CastName[]
  return rows.map((row) => `${row.kind} ${names.find((name) => cast[name] === row.person_id)}`)
}

const all = (kind: string) => [`${kind} admin`, `${kind} colleague`, `${kind} reviewer`]

test('that the machine is given back, everybody on the list but who has done it', async () => {
  await place('restored', 'ready_to_restore', { points: [{ state: 'removed' }] })
  await act('restored', 'restore')
  expect(await toldOf('restored')).toEqual(all('loto_given_back'))
})

test('that it is called off, once they were asked to sign, and of a draft nobody', async () => {
  await place('off', 'shutdown')
  await act('off', 'cancel')
  expect(await toldOf('off')).toEqual(all('loto_given_back'))
  await place('draft', 'draft')
  await act('draft', 'cancel')
  expect(await toldOf('draft')).toEqual([])
})

test('that the planned end is moved, with why, in the history, everybody', async () => {
  await place('longer', 'locked', { points: [lockedWith('e1')] })
  const { loto } = await world.as('foreman')
  const move = (plannedEnd: string, reason = 'The valve is stuck.') =>
    loto.act({ lotoId: 'longer', event: 'moveEnd', plannedEnd, reason })
  const refused = (path: string, message: string) => ({
    problem: { fields: [{ path, message }] },
  })
  expect(await move('2026-03-05T13:00:00Z')).toMatchObject(
    refused('plannedEnd', 'Please choose an end that lies after the beginning.'),
  )
  expect(await move('')).toMatchObject(
    refused('plannedEnd', 'Please enter when it is planned to end.'),
  )
  expect(await move('2026-03-06T02:00:00Z')).toMatchObject(
    refused('plannedEnd', 'This is the planned end already.'),
  )
  expect(await move('2026-03-06T06:00:00Z', ' ')).toMatchObject(
    refused('reason', 'Please say why.'),
  )
  contentOf(await move('2026-03-06T06:00:00Z'))
  const after = contentOf(await loto.information({ lotoId: 'longer' }))
  expect(after).toMatchObject({ status: 'locked', plannedEnd: '2026-03-06T06:00:00.000Z' })
  expect(after.statusReason).toBeNull()
  expect(after.history.data[0]).toMatchObject({
    ...{ action: 'moveEnd', reason: 'The valve is stuck.' },
    fields: [{ key: 'plannedEnd' }],
  })
  expect(await toldOf('longer')).toEqual(all('loto_end_moved'))
})

test('that whoever edits all lockouts moved the end, whoever leads, too, whom no list names', async () => {
  await grantTo(world, 'manager', ['edit_all_loto'])
  await placeLoto(world, 'moved', {
    ...{ columns: { status: 'locked' }, points: [lockedWith('e2')] },
    people: [{ person_id: cast.reviewer, role: 'affected' }],
  })
  const { loto } = await world.as('manager')
  const end = { plannedEnd: '2026-03-06T06:00:00Z', reason: 'The valve is stuck.' }
  contentOf(await loto.act({ lotoId: 'moved', event: 'moveEnd', ...end }))
  expect(await toldOf('moved')).toEqual(['loto_end_moved foreman', 'loto_end_moved reviewer'])
})

test('that they are named with their crew, those who come', async () => {
  const { kysely } = world.database
  const crew = { crew_code: 'F-01' }
  const mates = [cast.colleague, cast.reviewer, cast.employee, cast.manager, cast.foreman]
  await kysely.updateTable('people').set(crew).where('id', 'in', mates).execute()
  await place('crew', 'shutdown', {
    people: [{ person_id: cast.colleague }, { person_id: cast.reviewer, role: 'affected' }],
  })
  const { loto } = await world.as('foreman')
  const named = await loto.nameCrew({ lotoId: 'crew', crewId: 'F-01' })
  expect(contentOf(named)).toMatchObject({ count: 2 })
  expect(await toldOf('crew')).toEqual(['loto_to_sign employee', 'loto_to_sign manager'])
  const { authorizations, history } = contentOf(await loto.information({ lotoId: 'crew' }))
  expect(authorizations.map(({ role }) => role)).toEqual([
    ...['authorized', 'affected', 'affected', 'affected'],
  ])
  expect(history.data[0]).toMatchObject({ action: 'name_crew' })
  const again = (crewId: string) => loto.nameCrew({ lotoId: 'crew', crewId })
  const problem = { fields: [{ path: 'crewId' }] }
  expect(await again('F-01')).toMatchObject({ problem })
  expect(await again('none')).toMatchObject({ problem })
  const asked = (await world.as('colleague')).loto.nameCrew({ lotoId: 'crew', crewId: 'F-01' })
  expect(await asked).toMatchObject({ problem: { name: 'forbidden' } })
  await kysely.updateTable('people').set({ crew_code: null }).execute()
})

test('that energy comes back for a test, everybody', async () => {
  await place('tried', 'work_active', { points: [lockedWith('t1', { state: 'verified' })] })
  await act('tried', 'test')
  expect(await toldOf('tried')).toEqual(all('loto_energised'))
})

test('that zero energy is shown, those alone whose lock goes on then', async () => {
  const by = { verified_by: cast.foreman, verified_at: '2026-03-05T13:30:00Z' }
  await place('zero', 'locked', { points: [lockedWith('z1', { state: 'verified', ...by })] })
  await act('zero', 'verify')
  expect(await toldOf('zero')).toEqual(['loto_ready colleague'])
})
