import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { lockedOn, lockedWith, placeLoto } from '../../../test/place-loto.ts'
import { grantTo } from '../../../test/rights.ts'
import { tellOfLongLocks } from './loto.clock.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'manager', ['access_all_loto'])
  await placeLoto(world, 'fresh', {
    columns: { status: 'work_active', pad_id: 'pad-1', asset_id: 'pump-7', lockbox: 'BX-06' },
    points: [lockedWith('10', { state: 'verified' }), {}],
    people: [lockedOn(cast.colleague, '11', '2026-03-05T12:30:00Z')],
  })
  await placeLoto(world, 'long', {
    columns: { status: 'locked', author_id: cast.reviewer, primary_id: cast.reviewer },
    points: [lockedWith('20', { locked_at: '2026-03-05T01:55:00Z' }), lockedWith('21')],
  })
  await placeLoto(world, 'closed', { columns: { status: 'closed' } })
  await placeLoto(world, 'prepared', { columns: { status: 'prepared' } })
})
afterAll(() => world.close())

const boardOf = async (who: CastName, padIds: string[] = []) => {
  world.wait(1000)
  return contentOf(await (await world.as(who)).loto.board({ padIds }))
}

test('the board shows the locks that are on, the longest first, of what one may read', async () => {
  const all = await boardOf('manager')
  expect(all).toMatchObject({
    ...{ machineCount: 2, lockCount: 4, peopleCount: 2, longCount: 1 },
    ...{ pads: [{ id: 'pad-1', name: 'Blue Mesa 12' }] },
    nextEnd: { lotoId: expect.any(String), at: '2026-03-06T02:00:00.000Z' },
  })
  expect(all.machines.map(({ lotoId }) => lotoId)).toEqual(['long', 'fresh'])
  expect(all.machines[0]?.held).toMatchObject([
    { lockNumber: '20', pointTag: 'E-1', device: 'Battery disconnect', minutes: 785, isLong: true },
    { lockNumber: '21', isLong: false },
  ])
  expect(all.machines[1]?.held).toMatchObject([
    { lockNumber: '11', pointTag: null, device: 'BX-06', person: { personId: cast.colleague } },
    { lockNumber: '10', pointTag: 'E-1', person: { personId: cast.foreman } },
  ])
  expect(await boardOf('colleague')).toMatchObject({
    ...{ machineCount: 1, longCount: 0, machines: [{ lotoId: 'fresh', lockedCount: 1 }] },
  })
  expect(await boardOf('admin')).toMatchObject({ machineCount: 0, nextEnd: null, pads: [] })
  expect(await boardOf('manager', ['pad-1'])).toMatchObject({
    ...{ machineCount: 1, machines: [{ lotoId: 'fresh' }], pads: [{ id: 'pad-1' }] },
  })
})

test('whoever holds a lock for too long is told of it once, and it waits for them', async () => {
  const { database, ports } = world
  const toldTo = async (who: CastName) => {
    await tellOfLongLocks({ database, ports, now: ports.clock.now() })
    await world.tell()
    world.wait(1000)
    const { data } = contentOf(await (await world.as(who)).notifications.list({}))
    return data.map(({ kind }) => kind)
  }
  const waitingFor = async (who: CastName) => {
    world.wait(1000)
    const { home } = await world.as(who)
    const { waiting } = contentOf(await home.get({}))
    const { lockouts } = contentOf(await home.counts({}))
    return [
      waiting.filter(({ kind }) => kind === 'lockouts_waiting').map((one) => one.count),
      lockouts,
    ]
  }
  // It is theirs to read by the locks that they hold alone.
  expect(
    contentOf(await (await world.as('foreman')).loto.information({ lotoId: 'long' })),
  ).toMatchObject({
    ...{ isWaiting: true, can: { join: true } },
  })
  expect(await waitingFor('foreman')).toEqual([[1], 1])
  expect(await waitingFor('colleague')).toEqual([[], 0])
  expect(await toldTo('foreman')).toEqual(['loto_lock_long'])
  expect(await toldTo('foreman')).toHaveLength(1)
  expect(await toldTo('colleague')).toEqual([])
})

test('a lockout is found by its machine and by the number of a lock that is on', async () => {
  world.wait(1000)
  const { search } = await world.as('colleague')
  for (const text of ['pump 7', 'PMP-07', 'LOTO-usual']) {
    const { lockouts } = contentOf(await search.find({ search: text, kinds: ['lockouts'] }))
    expect(lockouts.data, text).toMatchObject([{ lotoId: 'fresh', asset: { code: 'PMP-07' } }])
    world.wait(1000)
  }
  expect(contentOf(await search.find({ search: 'pump 6' })).lockouts.data).toEqual([])
})
