import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockOffStatement, lotoChecks, type CallInput, type CallOf } from '@holdpoint/api'
import { cast, castFullName, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { lockedOn, lockedWith, placeLoto } from '../../../test/place-loto.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { tellOfLongLocks } from './loto.clock.ts'
import { paperOfLoto } from './loto.paper.ts'

// Somebody without an account works under a lock of their own (decision 0164).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
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
const name = async (who: CastName, said: CallInput<CallOf<'loto.saveAuthorization'>>) =>
  (await as(who)).loto.saveAuthorization(said)
const draw = async (who: CastName, of: { lotoId: string; authorizationId: string }, on: object) =>
  (await as(who)).loto.saveManualSignature({
    ...{ ...of, ...on, file: `upload:${await sendPhoto(world, who)}` },
  })
/** Whom something was told of a lockout. */
async function toldOf(lotoId: string, kind: string) {
  await world.tell()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select('person_id')
    .where('record_id', '=', lotoId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.person_id)
}
const visitor = { name: ' Ada  Reyes', company: 'Crane Co', phone: '555 0199' }

/** A round of the clock. */
async function lookForLong() {
  const { database, ports } = world
  await tellOfLongLocks({ database, ports, now: ports.clock.now() })
}

/** A group at work, with a visitor of it whose lock is on. */
async function placeGroup(lotoId: string, lockNumber: string) {
  await placeLoto(world, lotoId, {
    columns: { status: 'verified', is_group: true, lockbox: 'BX-9' },
    points: [lockedWith(`${lotoId}-1`, { state: 'verified' })],
    people: [{ person_id: cast.colleague }, { person_id: cast.admin, role: 'affected' }],
  })
  const { authorizationId } = contentOf(await name('foreman', { lotoId, ...visitor }))
  const of = { lotoId, authorizationId }
  contentOf(await draw('foreman', of, { lockNumber }))
  return of
}

test('is named by whoever leads or wrote it, with a company', async () => {
  await placeLoto(world, 'named', { people: [{ person_id: cast.colleague }] })
  expect(problemOf(await name('colleague', { lotoId: 'named', ...visitor }))).toBe('forbidden')
  expect(await name('foreman', { lotoId: 'named', name: 'Ada' })).toMatchObject({
    problem: {
      fields: [{ path: 'company', message: 'Please enter the company that they work for.' }],
    },
  })
  const both = { lotoId: 'named', ...visitor, personId: cast.admin }
  expect(await name('foreman', both)).toMatchObject({ problem: { fields: [{ path: 'name' }] } })
  contentOf(await name('foreman', { lotoId: 'named', ...visitor, role: 'affected' }))
  const [, line] = (await read('foreman', 'named')).authorizations
  expect(line).toMatchObject({
    ...{ person: null, name: 'Ada Reyes', company: 'Crane Co', phone: '555 0199' },
    ...{ role: 'affected', can: { remove: true, lockOff: false, collectOff: false } },
  })
  // Where they are reached is for whoever leads.
  expect((await read('colleague', 'named')).authorizations[1]?.phone).toBe('')
})

test('locks on by their own hand, and nothing is restored or tested while that lock is on', async () => {
  const of = await placeGroup('guest', 'V-1')
  const { lotoId } = of
  const loto = await read('foreman', lotoId)
  expect(loto).toMatchObject({ status: 'work_active', peopleCount: 1, lockCount: 2 })
  expect(loto.authorizations[2]).toMatchObject({
    ...{ lockNumber: 'V-1', witness: { personId: cast.foreman } },
    can: { lockOff: false, collectOff: true },
  })
  const { loto: calls } = await as('foreman')
  for (const event of ['clear', 'test'] as const) {
    const asked = { lotoId, event, checks: Object.keys(lotoChecks[event]) }
    expect(await calls.act(asked)).toMatchObject({
      problem: { message: 'Personal locks are still on: Ada Reyes (Crane Co).' },
    })
  }
  const board = contentOf(await calls.board({}))
  expect(board.machines.find((one) => one.lotoId === lotoId)?.held).toMatchObject([
    { person: { personId: cast.foreman } },
    { person: null, name: 'Ada Reyes (Crane Co)', lockNumber: 'V-1', device: 'BX-9' },
  ])
  const alone = { ...of, event: 'lockOff' } as const
  expect(await calls.moveAuthorization(alone)).toMatchObject({
    problem: {
      message: 'This is the lock of Ada Reyes (Crane Co), who signs that they take it off.',
    },
  })
})

test('takes it off by signing on the device of whoever isolates, which page, history and paper say', async () => {
  const of = await placeGroup('leaves', 'V-2')
  expect(problemOf(await draw('admin', of, { of: 'lockOff' }))).toBe('forbidden')
  contentOf(await draw('colleague', of, { of: 'lockOff' }))
  expect(problemOf(await draw('colleague', of, { of: 'lockOff' }))).toBe('wrong_state')
  expect(await toldOf('leaves', 'loto_visitor_lock_off')).toEqual([cast.foreman])
  const loto = await read('foreman', 'leaves')
  const line = loto.authorizations[2]
  expect(loto).toMatchObject({ peopleCount: 0, lockCount: 1 })
  expect(line).toMatchObject({ lockedAt: null, offWitness: { personId: cast.colleague } })
  expect(loto.history.data[0]).toMatchObject({ action: 'collect_off' })
  const uploadId = line?.offUploadId ?? ''
  const { loto: calls } = await as('foreman')
  expect((await calls.signature({ lotoId: 'leaves', uploadId })).status).toBe(200)
  const paper = JSON.stringify(paperOfLoto(loto, () => 'then'))
  expect(paper).toContain(`“${lockOffStatement}” Signed by Ada Reyes (Crane Co).`)
  const witness = castFullName('colleague')
  expect(paper).toContain(
    `Ada Reyes (Crane Co): took lock V-2 off, signed by hand, on the device of ${witness}, then`,
  )
  // Nobody whose account could be asked takes it off by another's hand.
  await placeLoto(world, 'own', {
    columns: { status: 'work_active' },
    people: [lockedOn(cast.colleague, 'V-3')],
  })
  const ofOther = { lotoId: 'own', authorizationId: 'own-a0' }
  expect(problemOf(await draw('foreman', ofOther, { of: 'lockOff' }))).toBe('forbidden')
})

test('is absent as anybody, and tells whoever leads while the lock is on for too long', async () => {
  const of = await placeGroup('away', 'V-4')
  const { kysely } = world.database
  const long = { locked_at: '2026-03-01T00:00:00Z' }
  await kysely.updateTable('loto_locks').set(long).where('lock_key', '=', 'v-4').execute()
  await lookForLong()
  expect(await toldOf('away', 'loto_visitor_lock_long')).toEqual([cast.foreman])
  const absence = { checks: ['away', 'tried', 'told'], reason: 'Called their company.' }
  const { lockedAt } = (await read('manager', 'away')).authorizations[2] ?? {}
  const { loto } = await as('manager')
  const remove = { ...of, ...absence, event: 'removeAbsent' } as const
  contentOf(await loto.moveAuthorization({ ...remove, lockedAt: lockedAt ?? '' }))
  expect(await read('manager', 'away')).toMatchObject({ lockCount: 1, absentCount: 1 })
  expect(await toldOf('away', 'loto_visitor_lock_off')).toEqual([cast.foreman])
})

test('is no news to whoever leads and held the device, and the next one who leads is told anew', async () => {
  const { lotoId, authorizationId } = await placeGroup('passed', 'V-6')
  const { kysely } = world.database
  const long = { locked_at: '2026-03-01T00:00:00Z' }
  await kysely.updateTable('loto_locks').set(long).where('lock_key', '=', 'v-6').execute()
  await lookForLong()
  expect(await toldOf(lotoId, 'loto_visitor_lock_long')).toEqual([cast.foreman])
  const offer = { offered_to: cast.colleague, offered_by: cast.foreman, offered_at: new Date() }
  await kysely.updateTable('lotos').set(offer).where('id', '=', lotoId).execute()
  const own = { lotoId, authorizationId: `${lotoId}-a0`, lockNumber: 'V-7' }
  const signed = { kind: 'drawn', file: `upload:${await sendPhoto(world, 'colleague')}` } as const
  contentOf(await (await as('colleague')).loto.signAuthorization({ ...own, ...signed }))
  contentOf(await (await as('colleague')).loto.act({ lotoId, event: 'takeOver' }))
  await lookForLong()
  await lookForLong()
  expect(await toldOf(lotoId, 'loto_visitor_lock_long')).toEqual([cast.foreman, cast.colleague])
  contentOf(await draw('colleague', { lotoId, authorizationId }, { of: 'lockOff' }))
  expect(await toldOf(lotoId, 'loto_visitor_lock_off')).toEqual([])
})

test('is reached by another phone in any state, and is not called something else', async () => {
  const of = await placeGroup('phone', 'V-8')
  const said = async (changes: object, who: CastName = 'foreman') =>
    name(who, { ...of, ...changes })
  const fieldsOf = (path: string) => ({ problem: { fields: [{ path }] } })
  expect(await said({ name: 'Ada Rey' })).toMatchObject(fieldsOf('name'))
  expect(await said({ company: 'Crane Inc' })).toMatchObject(fieldsOf('company'))
  expect(await said({})).toMatchObject(fieldsOf('role'))
  expect(await said({ phone: '555 0100', role: 'affected' })).toMatchObject(fieldsOf('phone'))
  expect(problemOf(await said({ phone: '555 0100' }, 'colleague'))).toBe('forbidden')
  const ofColleague = { authorizationId: 'phone-a0', phone: '555 0100' }
  expect(await said(ofColleague)).toMatchObject(fieldsOf('phone'))
  const cleared = { status: 'ready_to_restore' } as const
  await world.database.kysely.updateTable('lotos').set(cleared).where('id', '=', 'phone').execute()
  contentOf(await said({ phone: '555 0100' }))
  const { authorizations, history } = await read('foreman', 'phone')
  expect(authorizations[2]).toMatchObject({
    ...{ phone: '555 0100', role: 'authorized', lockNumber: 'V-8', can: { changePhone: true } },
  })
  expect(authorizations[0]).toMatchObject({ can: { changePhone: false } })
  expect(history.data[0]).toMatchObject({ action: 'change_phone' })
  expect(JSON.stringify(history.data[0])).not.toContain('555')
  // Nobody adds themselves with the company of somebody else whose name was forgotten.
  const nameless = { lotoId: 'phone', company: 'Crane Co' }
  await world.database.kysely
    .updateTable('lotos')
    .set({ status: 'prepared' })
    .where('id', '=', 'phone')
    .execute()
  expect(await name('foreman', nameless)).toMatchObject(fieldsOf('name'))
})

test('stands in the workbook', async () => {
  await placeGroup('book', 'V-5')
  const { loto } = await as('foreman')
  const { url } = contentOf(await loto.excel({ section: 'all', templateIds: ['usual'] }))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'foreman' })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  expect(JSON.stringify(sheets[0]?.rows)).toContain('Ada Reyes (Crane Co)')
})
