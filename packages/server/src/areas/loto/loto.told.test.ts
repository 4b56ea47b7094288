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
