import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Insertable } from 'kysely'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa, signedAs } from '../../../test/place-jsa.ts'
import { lockedOn, lockedWith, placeLoto } from '../../../test/place-loto.ts'
import { grantTo } from '../../../test/rights.ts'
import { json } from '../../db/json.ts'
import type { JsasTable } from '../jsa/jsa.tables.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await kysely
    .insertInto('pads')
    .values([
      { id: 'pad-2', name: 'Dry Lantern 3', number: '3', district_code: 'PER', customer_id: 'c-1' },
      { id: 'pad-3', name: 'Salt Fork 1', number: '1', district_code: 'PER', customer_id: 'c-1' },
    ])
    .execute()
  await kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'manager', ['access_all_jsa', 'access_all_loto'])
  const job = (id: string, columns: Partial<Insertable<JsasTable>>, who: string[] = []) =>
    placeJsa(world, id, { columns, crew: who.map((person_id) => ({ person_id })) })
  await job('now', { status: 'active', pad_id: 'pad-1' }, [cast.colleague])
  await job('elsewhere', { status: 'active', pad_id: 'pad-2' }, [cast.reviewer])
  await placeJsa(world, 'again', {
    columns: {
      ...{ status: 'active', revision: 3, pad_id: 'pad-1', starts_at: '2026-03-05T14:30:00Z' },
      changes: json([
        { revision: 2, text: 'A fence was moved.' },
        { revision: 3, text: 'A second crane.' },
      ]),
    },
    crew: [{ person_id: cast.colleague, ...signedAs('Test Colleague', 2) }],
  })
  await job('signed', { status: 'stopped', status_reason: 'Wind', pad_id: 'pad-1' })
  await job('soon', { status: 'ready', starts_at: '2026-03-06T01:00:00Z', pad_id: 'pad-1' }, [
    cast.colleague,
  ])
  const tomorrow = { starts_at: '2026-03-06T14:00:00Z', expires_at: '2026-03-07T02:00:00Z' }
  await job('tomorrow', { status: 'ready', ...tomorrow }, [cast.colleague])
  await job('over', { status: 'active', expires_at: '2026-03-05T14:59:00Z' }, [cast.colleague])
  await job('draft', { status: 'draft', pad_id: 'pad-3' }, [cast.colleague])
  await placeLoto(world, 'out', {
    columns: { status: 'work_active', pad_id: 'pad-1' },
    points: [lockedWith('10', { state: 'verified', locked_at: '2026-03-05T02:00:00Z' })],
    people: [lockedOn(cast.colleague, '11')],
  })
  await placeLoto(world, 'planned', { columns: { status: 'prepared', pad_id: 'pad-3' } })
  await placeLoto(world, 'others', {
    columns: {
      status: 'locked',
      pad_id: 'pad-2',
      author_id: cast.reviewer,
      primary_id: cast.reviewer,
    },
  })
})
afterAll(() => world.close())

async function runningFor(who: CastName) {
  return contentOf(await (await world.as(who)).home.get({})).running
}

test('shows whoever is on a crew the jobs of now, their own part in each, and their locks', async () => {
  const { pads, jobs, jobCount, lockouts, lockoutCount } = await runningFor('colleague')
  expect(pads).toEqual([{ id: 'pad-1', name: 'Blue Mesa 12' }])
  expect(jobs.map(({ jsaId, part, changes }) => [jsaId, part, changes])).toEqual([
    ['now', 'sign', []],
    ['again', 'sign_again', [{ revision: 3, text: 'A second crane.' }]],
    ['soon', 'crew', []],
  ])
  expect(jobs[0]).toMatchObject({
    ...{ attendeeCount: 1, signedCount: 0, signaturePercentage: 0, status: 'active' },
    ...{ pad: { name: 'Blue Mesa 12' }, expiresAt: '2026-03-06T02:00:00.000Z' },
  })
  expect({ jobCount, lockoutCount }).toEqual({ jobCount: 3, lockoutCount: 1 })
  expect(lockouts).toMatchObject([
    {
      ...{ lotoId: 'out', asset: { name: 'Pump 6' }, lockCount: 2, ownLocks: ['11'] },
      ...{ lockedSince: '2026-03-05T02:00:00.000Z', isLockedLong: true, isWaiting: false },
    },
  ])
})

test('shows whoever may read more what else runs on those pads, and nothing of others', async () => {
  expect(await runningFor('manager')).toMatchObject({ pads: [], jobCount: 0, lockoutCount: 0 })
  await world.database.kysely
    .updateTable('jsas')
    .set({ supervisor_id: cast.manager })
    .where('id', '=', 'again')
    .execute()
  const { pads, jobs, jobCount, lockouts } = await runningFor('manager')
  expect(pads.map(({ id }) => id)).toEqual(['pad-1'])
  expect(jobs.map(({ part }) => part)).toEqual(['none', 'none', 'none', 'none'])
  expect(jobCount).toBe(4)
  expect(lockouts.map(({ lotoId, ownLocks }) => [lotoId, ownLocks])).toEqual([['out', []]])
  expect(await runningFor('outsider')).toEqual({
    ...{ pads: [], jobs: [], jobCount: 0, lockouts: [], lockoutCount: 0 },
  })
})

test('counts the pad of what a crew does for all of that crew, and opens them nothing more', async () => {
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ crew_code: 'F-01' })
    .where('id', '=', cast.admin)
    .execute()
  await kysely
    .updateTable('jsas')
    .set({ crew_code: 'F-01' })
    .where('id', '=', 'elsewhere')
    .execute()
  const admin = await runningFor('admin')
  expect(admin).toMatchObject({ pads: [{ id: 'pad-2' }], jobs: [], lockouts: [] })
  await grantTo(world, 'admin', ['access_all_jsa', 'access_all_loto'])
  const { jobs, lockouts } = await runningFor('admin')
  expect(jobs.map(({ jsaId, part }) => [jsaId, part])).toEqual([['elsewhere', 'none']])
  expect(lockouts.map(({ lotoId }) => lotoId)).toEqual(['others'])
})

test('forgets a job that somebody has left, and remembers one that they have signed', async () => {
  const { kysely } = world.database
  const ofNow = kysely.updateTable('jsa_attendees').where('jsa_id', '=', 'now')
  await ofNow.set(signedAs('Test Colleague')).execute()
  expect((await runningFor('colleague')).jobs[0]).toMatchObject({ jsaId: 'now', part: 'signed' })
  await ofNow.set({ left_at: '2026-03-05T14:50:00Z' }).execute()
  const left = (await runningFor('colleague')).jobs.find(({ jsaId }) => jsaId === 'now')
  expect(left).toMatchObject({ part: 'none' })
})
