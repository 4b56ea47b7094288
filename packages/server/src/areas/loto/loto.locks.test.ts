import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotoChecks, type CallInput, type CallOf } from '@holdpoint/api'
import { cast, castFullName, castPassword, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { lockedOn, lockedWith, placeLoto } from '../../../test/place-loto.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { paperOfLoto } from './loto.paper.ts'

// Whose a lock is: who takes it off, who may put the next one on, and which one is meant.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'foreman', ['authorize_loto'])
  await grantTo(world, 'colleague', ['authorize_loto'])
  await grantTo(world, 'manager', ['edit_all_loto'])
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const read = async (who: CastName, lotoId: string) =>
  contentOf(await (await as(who)).loto.information({ lotoId }))
const at = async (
  who: CastName,
  stepId: string,
  event: CallInput<CallOf<'loto.saveStep'>>['event'],
  said: Partial<CallInput<CallOf<'loto.saveStep'>>> = {},
) => (await as(who)).loto.saveStep({ lotoId: stepId.split('-')[0] ?? '', stepId, event, ...said })
const act = async (who: CastName, input: CallInput<CallOf<'loto.act'>>) =>
  (await as(who)).loto.act(input)
const sign = async (who: CastName, authorizationId: string, lockNumber = '') =>
  (await as(who)).loto.signAuthorization({
    ...{ lotoId: authorizationId.split('-')[0] ?? '', authorizationId, lockNumber, kind: 'typed' },
    ...{ password: castPassword, name: castFullName(who) },
  })

const absence = { checks: ['away', 'tried', 'told'], reason: 'Called twice.' }
const another = { problem: { name: 'wrong_state', message: 'Another lock is on by now.' } }

describe('the lock of somebody absent', () => {
  test('that was put on anew since it was shown stays', async () => {
    await placeLoto(world, 'back', {
      columns: { status: 'work_active' },
      points: [lockedWith('b1', { state: 'verified' })],
      people: [lockedOn(cast.colleague, 'b2')],
    })
    const line = { lotoId: 'back', authorizationId: 'back-a0' }
    const shown = (await read('manager', 'back')).authorizations[0]?.lockedAt ?? ''
    contentOf(await (await as('colleague')).loto.moveAuthorization({ ...line, event: 'lockOff' }))
    contentOf(await sign('colleague', 'back-a0', '4480'))
    const remove = async (said: { lockedAt?: string; holderId?: string }) =>
      (await as('manager')).loto.moveAuthorization({
        ...{ ...line, ...absence, ...said, event: 'removeAbsent' },
      })
    expect(await remove({ lockedAt: shown })).toMatchObject(another)
    expect(await remove({})).toMatchObject({ problem: { fields: [{ path: 'lockedAt' }] } })
    const now = (await read('manager', 'back')).authorizations[0]?.lockedAt ?? ''
    expect(await remove({ lockedAt: now, holderId: cast.foreman })).toMatchObject(another)
    expect((await read('manager', 'back')).lockCount).toBe(2)
    contentOf(await remove({ lockedAt: now, holderId: cast.colleague }))
    expect((await read('manager', 'back')).lockCount).toBe(1)
  })

  test('of a point that was handed over since it was shown stays', async () => {
    await placeLoto(world, 'over', {
      columns: { status: 'ready_to_restore' },
      points: [lockedWith('o1', { state: 'verified', holder_id: cast.colleague })],
    })
    const lockedAt = '2026-03-05T13:00:00.000Z'
    const remove = (said: { lockedAt?: string; holderId?: string }) =>
      at('manager', 'over-p1', 'removeAbsent', { ...absence, ...said })
    expect(await remove({ lockedAt, holderId: cast.foreman })).toMatchObject(another)
    expect(await remove({ lockedAt })).toMatchObject({
      problem: { fields: [{ path: 'holderId' }] },
    })
    const later = '2026-03-05T13:00:00.001Z'
    expect(await remove({ lockedAt: later, holderId: cast.colleague })).toMatchObject(another)
    contentOf(await remove({ lockedAt, holderId: cast.colleague }))
  })
})

test('one’s own lock comes off without the right that put it on, and without a line on the list', async () => {
  await placeLoto(world, 'lost', {
    columns: { status: 'shutdown' },
    points: [
      lockedWith('l1', { locked_by: cast.reviewer, holder_id: cast.reviewer }),
      lockedWith('l2'),
    ],
    people: [{ person_id: cast.admin, role: 'affected' }],
  })
  const loto = await read('reviewer', 'lost')
  expect(loto.steps.map(({ can }) => can)).toMatchObject([
    { unlock: true, removeAbsent: false, photograph: false },
    { unlock: false, lock: false },
  ])
  contentOf(await at('reviewer', 'lost-p1', 'unlock'))
  expect(problemOf(await at('reviewer', 'lost-p1', 'lock', { lockNumbers: 'l3' }))).toBe(
    'forbidden',
  )
  expect(problemOf(await (await as('reviewer')).loto.information({ lotoId: 'lost' }))).toBe(
    'forbidden',
  )
  // Whoever is affected reads it, whatever their keys.
  await grantTo(world, 'admin', ['authorize_loto'])
  expect((await read('admin', 'lost')).steps[0]?.can).toMatchObject({ lock: false })
  expect(problemOf(await at('admin', 'lost-p1', 'lock', { lockNumbers: 'l3' }))).toBe('forbidden')
  expect((await read('admin', 'lost')).allowedEvents).toEqual([])
  expect(problemOf(await act('admin', { lotoId: 'lost', event: 'verify' }))).toBe('forbidden')
})

test('whoever takes the lead over holds the locks of all points from then on', async () => {
  await placeLoto(world, 'lead', {
    columns: {
      ...{ status: 'work_active', is_group: true, lockbox: 'BX-1', offered_to: cast.colleague },
      ...{ offered_by: cast.foreman, offered_at: '2026-03-05T13:40:00Z' },
    },
    points: [
      lockedWith('h1'),
      lockedWith('h2', { locked_by: cast.reviewer, holder_id: cast.reviewer }),
      {},
    ],
    people: [lockedOn(cast.foreman, 'h3'), lockedOn(cast.colleague, 'h4')],
  })
  const { kysely } = world.database
  const told = { long_told_at: '2026-03-05T13:45:00Z' }
  await kysely.updateTable('loto_locks').set(told).where('loto_id', '=', 'lead').execute()
  const ids = ({ takers }: Awaited<ReturnType<typeof read>>) => takers.map((one) => one.personId)
  expect(ids(await read('foreman', 'lead'))).toEqual([cast.colleague])
  contentOf(await act('colleague', { lotoId: 'lead', event: 'takeOver' }))
  const loto = await read('colleague', 'lead')
  expect(ids(loto)).toEqual([cast.foreman])
  expect(loto.steps.map(({ holder }) => holder?.personId)).toEqual([
    ...[cast.colleague, cast.colleague, undefined],
  ])
  const locks = await kysely
    .selectFrom('loto_locks')
    .select(['lock_number', 'person_id', 'long_told_at'])
    .where('loto_id', '=', 'lead')
    .orderBy('lock_number')
    .execute()
  expect(locks).toMatchObject([
    { lock_number: 'h1', person_id: cast.colleague, long_told_at: null },
    { lock_number: 'h2', person_id: cast.colleague, long_told_at: null },
    { lock_number: 'h3', person_id: cast.foreman, long_told_at: expect.any(Date) },
    { lock_number: 'h4', person_id: cast.colleague, long_told_at: expect.any(Date) },
  ])
})

test('the lead passes before anybody works, too, to whoever works under a lock and may lead', async () => {
  await placeLoto(world, 'shift', {
    columns: { status: 'shutdown' },
    points: [lockedWith('s1'), {}],
    people: [{ person_id: cast.colleague, role: 'affected' }, { person_id: cast.employee }],
  })
  const offer = (personId: string) => act('foreman', { lotoId: 'shift', event: 'offer', personId })
  expect(await offer(cast.colleague)).toMatchObject({
    problem: { message: 'Nobody else who may lead is on its list as working under a lock.' },
  })
  const line = { lotoId: 'shift', authorizationId: 'shift-a0' }
  const { loto } = await as('manager')
  contentOf(await loto.saveAuthorization({ ...line, role: 'authorized' }))
  contentOf(await offer(cast.colleague))
  // Whoever works under it no more is not who leads it.
  contentOf(await loto.saveAuthorization({ ...line, role: 'affected' }))
  expect((await read('manager', 'shift')).handover).toBeNull()
  contentOf(await loto.saveAuthorization({ ...line, role: 'authorized' }))
  contentOf(await offer(cast.colleague))
  contentOf(await act('colleague', { lotoId: 'shift', event: 'takeOver' }))
  const after = await read('colleague', 'shift')
  expect(after).toMatchObject({
    ...{ status: 'shutdown', primary: { personId: cast.colleague }, handoverCount: 1 },
    steps: [{ holder: { personId: cast.colleague } }, { holder: null }],
  })
  contentOf(await at('colleague', 'shift-p2', 'lock', { lockNumbers: 's2' }))
})

test.each(['shutdown', 'test_mode'] as const)(
  'whoever takes over in %s holds the locks of whoever led, and nobody else’s',
  async (status) => {
    const key = status.slice(0, 2)
    const lotoId = `own${key}`
    await placeLoto(world, lotoId, {
      columns: {
        ...{ status, offered_to: cast.colleague, offered_by: cast.foreman },
        offered_at: '2026-03-05T13:40:00Z',
      },
      points: [
        lockedWith(`${key}1`),
        lockedWith(`${key}2`, { locked_by: cast.reviewer, holder_id: cast.reviewer }),
      ],
      people: [{ person_id: cast.colleague }, { person_id: cast.reviewer }],
    })
    contentOf(await act('colleague', { lotoId, event: 'takeOver' }))
    const { steps } = await read('colleague', lotoId)
    expect(steps.map(({ holder }) => holder?.personId)).toEqual([cast.colleague, cast.reviewer])
    const locks = await world.database.kysely
      .selectFrom('loto_locks')
      .select('person_id')
      .where('loto_id', '=', lotoId)
      .orderBy('lock_number')
      .execute()
    expect(locks).toEqual([{ person_id: cast.colleague }, { person_id: cast.reviewer }])
    expect(problemOf(await at('colleague', `${lotoId}-p2`, 'unlock'))).toBe('wrong_state')
    contentOf(await at('reviewer', `${lotoId}-p2`, 'unlock'))
    contentOf(await at('colleague', `${lotoId}-p1`, 'unlock'))
  },
)

test('one works alone where no group was planned, but for a hand-over', async () => {
  await placeLoto(world, 'alone', {
    columns: { status: 'work_active' },
    points: [lockedWith('n1', { state: 'verified' })],
    people: [
      lockedOn(cast.foreman, 'n2'),
      ...[{ person_id: cast.employee }, { person_id: cast.colleague }],
    ],
  })
  const canSign = async (who: CastName) =>
    (await read(who, 'alone')).authorizations.map(({ can }) => can.sign)
  expect(await canSign('employee')).toEqual([false, false, true])
  expect(await read('employee', 'alone')).toMatchObject({ isWaiting: false })
  expect(await sign('employee', 'alone-a1', 'n3')).toMatchObject({
    problem: {
      name: 'wrong_state',
      message: 'Somebody works under this lockout already. Please plan a group for several people.',
    },
  })
  contentOf(await sign('colleague', 'alone-a2', 'n4'))
})

test('another role is signed anew, and is not taken while a lock is on', async () => {
  await placeLoto(world, 'role', {
    columns: { status: 'verified', is_group: true, lockbox: 'BX-2' },
    points: [lockedWith('r1', { state: 'verified' })],
    people: [{ person_id: cast.employee, role: 'affected' }],
  })
  const take = async (role: 'authorized' | 'affected' | 'other') =>
    (await as('foreman')).loto.saveAuthorization({
      ...{ lotoId: 'role', authorizationId: 'role-a0', role },
    })
  const line = async () => (await read('foreman', 'role')).authorizations[0]
  contentOf(await sign('employee', 'role-a0'))
  contentOf(await take('affected'))
  expect(await line()).toMatchObject({ role: 'affected', signatureKind: 'typed' })
  contentOf(await take('authorized'))
  expect(await line()).toMatchObject({ role: 'authorized', signedAt: null, signatureKind: null })
  contentOf(await sign('employee', 'role-a0', 'r2'))
  expect(await take('other')).toMatchObject({
    problem: {
      name: 'wrong_state',
      message: `The personal lock of ${castFullName('employee')} is on. It comes off first.`,
    },
  })
  expect(await line()).toMatchObject({ role: 'authorized', lockNumber: 'r2' })
  const off = { lotoId: 'role', authorizationId: 'role-a0', event: 'lockOff' } as const
  contentOf(await (await as('employee')).loto.moveAuthorization(off))
  expect(await take('affected')).toMatchObject({
    problem: {
      message: `${castFullName('employee')} worked under a lock here, which stays on record.`,
    },
  })
  expect(await line()).toMatchObject({
    role: 'authorized',
    lockNumber: 'r2',
    signatureKind: 'typed',
  })
})

test('whoever is made another role while they put their lock on signs nothing', async () => {
  await placeLoto(world, 'meant', {
    columns: { status: 'verified', is_group: true, lockbox: 'BX-3' },
    points: [lockedWith('m1', { state: 'verified' })],
    people: [{ person_id: cast.employee, role: 'affected' }],
  })
  expect(await sign('employee', 'meant-a0', 'm2')).toMatchObject({
    problem: { name: 'wrong_state', message: expect.stringMatching(/no lock is on/u) },
  })
  const { authorizations, status } = await read('foreman', 'meant')
  expect(authorizations[0]).toMatchObject({ signedAt: null, lockNumber: '' })
  expect(status).toBe('verified')
})

test('in a test nothing of a point is known but its lock, and whoever opens it took the lock off', async () => {
  await placeLoto(world, 'try', {
    columns: { status: 'work_active', asset_id: 'pump-7' },
    points: [
      lockedWith('y1', { state: 'verified', reading: '0', verified_by: cast.colleague }),
      lockedWith('y2', { state: 'verified', holder_id: cast.colleague }),
    ],
    people: [{ person_id: cast.colleague }],
  })
  const ticked = (event: 'test' | 'clear') => ({
    ...{ lotoId: 'try', event, checks: Object.keys(lotoChecks[event]) },
  })
  contentOf(await act('foreman', ticked('test')))
  const inTest = await read('foreman', 'try')
  expect(inTest.steps.map(({ state, reading }) => [state, reading])).toEqual([
    ['locked', ''],
    ['locked', ''],
  ])
  contentOf(await at('colleague', 'try-p2', 'unlock'))
  contentOf(await act('foreman', ticked('clear')))
  const [, second] = (await read('foreman', 'try')).steps
  expect(second).toMatchObject({ state: 'removed', removedBy: { personId: cast.colleague } })
})

test('a reading within its limit is met, and is told with it on the page, in the history and on paper', async () => {
  const wanted = { expected_reading: '0.5', reading_limit: 'at_most', unit: 'V' } as const
  await placeLoto(world, 'limit', {
    columns: { status: 'locked' },
    points: [lockedWith('v1', wanted)],
  })
  const reads = (reading: string) => at('foreman', 'limit-p1', 'verify', { reading })
  expect(await reads('none')).toMatchObject({
    problem: {
      fields: [{ path: 'reading', message: 'Please enter a number in V, such as 0.1.' }],
    },
  })
  contentOf(await reads('0,7'))
  const high = await read('foreman', 'limit')
  expect(high.steps[0]).toMatchObject({
    ...{ state: 'locked', reading: '0.7', isReadingMet: false },
    why: 'Reads 0.7 V, must read at most 0.5 V.',
  })
  expect(JSON.stringify(paperOfLoto(high, String))).toContain(
    'Reads 0.7 V, must read at most 0.5 V',
  )
  contentOf(await reads('0,1 V'))
  const met = await read('foreman', 'limit')
  expect(met.steps[0]).toMatchObject({ state: 'verified', reading: '0.1', isReadingMet: true })
  expect(JSON.stringify(met.history)).toContain('at zero, reads 0.1 V, at most 0.5 V: met')
  expect(JSON.stringify(paperOfLoto(met, String))).toContain('Reads 0.1 V, at most 0.5 V: met')
})

test('a picture of lock and tag goes with the lock, unless it comes off at the end', async () => {
  await placeLoto(world, 'photo', {
    columns: { status: 'shutdown' },
    points: [lockedWith('p1', { needs_photo: true })],
  })
  const send = async () => {
    const file = `upload:${await sendPhoto(world, 'foreman')}`
    const { loto } = await as('foreman')
    contentOf(await loto.addStepImage({ lotoId: 'photo', stepId: 'photo-p1', file }))
  }
  await send()
  contentOf(await at('foreman', 'photo-p1', 'unlock'))
  const opened = await read('foreman', 'photo')
  expect(opened.steps[0]).toMatchObject({ state: 'open', photos: [] })
  expect(opened.history.data.map(({ action }) => action)).toContain('photograph')
  contentOf(await at('foreman', 'photo-p1', 'lock', { lockNumbers: 'p2' }))
  expect(await act('foreman', { lotoId: 'photo', event: 'isolate' })).toMatchObject({
    problem: { message: 'E-1 Battery disconnect needs a picture of its lock and tag.' },
  })
  await send()
  contentOf(await act('foreman', { lotoId: 'photo', event: 'isolate' }))
  const checks = Object.keys(lotoChecks.clear)
  contentOf(await act('foreman', { lotoId: 'photo', event: 'clear', checks }))
  contentOf(await act('foreman', { lotoId: 'photo', event: 'resume', reason: 'Not done.' }))
  expect(await read('foreman', 'photo')).toMatchObject({ statusReason: 'Not done.' })
  contentOf(await act('foreman', { lotoId: 'photo', event: 'clear', checks }))
  contentOf(await at('foreman', 'photo-p1', 'unlock'))
  expect((await read('foreman', 'photo')).steps[0]?.photos).toHaveLength(1)
})

test('the first lock of all is kept for how long the machine was locked', async () => {
  await placeLoto(world, 'first', { columns: { status: 'shutdown' }, points: [{}, {}] })
  const first = async () =>
    world.database.kysely
      .selectFrom('lotos')
      .select('first_locked_at')
      .where('id', '=', 'first')
      .executeTakeFirstOrThrow()
  contentOf(await at('foreman', 'first-p1', 'lock', { lockNumbers: 'f1' }))
  const { first_locked_at: since } = await first()
  expect(since).toEqual(world.ports.clock.now())
  contentOf(await at('foreman', 'first-p1', 'unlock'))
  contentOf(await at('foreman', 'first-p2', 'lock', { lockNumbers: 'f2' }))
  expect(await first()).toEqual({ first_locked_at: since })
})

test('a restoration of 110 lines is ticked whole', async () => {
  const lines = Array.from({ length: 110 }, (_, index) => `${index + 1}. Cap ${index + 1} on.`)
  await placeLoto(world, 'lines', {
    columns: {
      ...{ status: 'ready_to_restore', restoration_steps: lines.join('\n') },
      asset_id: 'pump-7',
    },
    points: [{ state: 'removed' }],
  })
  const list = (await read('foreman', 'lines')).checklists['restore'] ?? []
  expect(list).toHaveLength(111)
  expect(list[109]?.text).toBe('Cap 110 on.')
  const names = list.map(({ name }) => name)
  const restore = (checks: string[]) =>
    act('foreman', { lotoId: 'lines', event: 'restore', checks })
  expect(await restore(names.filter((name) => name !== 'line-105'))).toMatchObject({
    problem: { message: 'Please tick: Cap 105 on.' },
  })
  contentOf(await restore(names))
})
