import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentences } from '@holdpoint/api'
import { cast, castFullName, castPassword, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { lockedWith, placeLoto } from '../../../test/place-loto.ts'
import { placeShare } from '../../../test/place-share.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  // Nobody is of anybody's team.
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'foreman', ['authorize_loto'])
  await grantTo(world, 'manager', ['edit_all_loto'])
  await grantTo(world, 'admin', ['authorize_loto', 'create_loto'])
  const told = { person_id: cast.reviewer, role: 'affected' as const }
  for (const id of ['refused', 'shared', 'taken']) {
    await placeLoto(world, id, { people: [told] })
  }
  const heldBy = (number: string, person_id: string, state: 'locked' | 'removed') =>
    lockedWith(number, { state, locked_by: person_id, holder_id: person_id })
  await placeLoto(world, 'known', {
    columns: {
      ...{ status: 'work_active', offered_to: cast.manager },
      ...{ offered_by: cast.foreman, offered_at: '2026-03-05T13:00:00Z' },
    },
    points: [heldBy('11', cast.colleague, 'locked'), heldBy('12', cast.admin, 'removed')],
    people: [told],
  })
  await placeLoto(world, 'live', {
    columns: { status: 'work_active' },
    ...{ points: [lockedWith('4471', { state: 'verified' })], people: [told] },
  })
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const share = async (who: CastName, lotoId: string, ...people: CastName[]) =>
  (await as(who)).loto.share({ lotoId, personIds: people.map((one) => cast[one]) })
const unshare = async (who: CastName, lotoId: string, person: CastName) =>
  (await as(who)).loto.unshare({ lotoId, personId: cast[person] })
const read = async (who: CastName, lotoId: string) => (await as(who)).loto.information({ lotoId })

test('a lockout is not shared by who does not read it, or reads it by a share', async () => {
  const asked = { lotoId: 'refused', personIds: [cast.colleague] }
  expect(problemOf(await world.nobody.loto.share(asked))).toBe('not_signed_in')
  await placeShare(world, { type: 'loto', id: 'refused', personId: cast.admin })
  for (const who of ['admin', 'colleague', 'outsider'] as const) {
    expect(problemOf(await share(who, 'refused', 'colleague'))).toBe('forbidden')
    expect(problemOf(await unshare(who, 'refused', 'admin'))).toBe('forbidden')
  }
  expect(await share('employee', 'refused', 'colleague', 'colleague')).toMatchObject({
    problem: { fields: [{ path: 'personIds', message: sentences.share.duplicate }] },
  })
  expect(await share('employee', 'refused', 'outsider')).toMatchObject({
    problem: { name: 'invalid_input', details: { personIds: [cast.outsider] } },
  })
})

test('who was told, and who had it already, is answered; whoever is named on it shares it too', async () => {
  const came = await share('reviewer', 'shared', 'admin', 'foreman', 'employee', 'reviewer')
  expect(contentOf(came)).toEqual({
    addedPersonIds: [cast.admin],
    alreadySharedPersonIds: [cast.foreman, cast.employee, cast.reviewer],
  })
  await world.tell()
  const told = contentOf(await (await as('admin')).notifications.list({})).data
  expect(told).toMatchObject([{ kind: 'loto_shared', record: { type: 'loto', id: 'shared' } }])
  const { history, sharedWith } = contentOf(await read('employee', 'shared'))
  expect(history.data[0]).toMatchObject({
    action: 'share',
    fields: [{ label: 'Shared with', to: castFullName('admin') }],
  })
  expect(sharedWith).toMatchObject([
    { person: { personId: cast.admin }, sharedBy: { personId: cast.reviewer }, canTakeBack: false },
  ])
  const reading = contentOf(await read('admin', 'shared'))
  expect([reading.sharedWith, reading.history.data]).toEqual([[], []])
  expect(contentOf(await read('reviewer', 'shared')).history.data).toHaveLength(1)
})

test('is not shared with those who read it by name: of its list, offered the lead, with a lock at a point', async () => {
  const people = ['reviewer', 'manager', 'colleague', 'admin'] as const
  expect(contentOf(await share('employee', 'known', ...people))).toEqual({
    // Their lock was removed.
    addedPersonIds: [cast.admin],
    alreadySharedPersonIds: [cast.reviewer, cast.manager, cast.colleague],
  })
})

test('whom it was shared with reads it everywhere, and does nothing', async () => {
  await placeShare(world, { type: 'loto', id: 'live', personId: cast.admin })
  const { loto, search } = await as('admin')
  const lotoId = 'live'
  const ids = async (section: 'mine' | 'live' | 'all') =>
    contentOf(await loto.list({ section, fromDate: 'none' })).data.map((one) => one.lotoId)
  expect(await ids('all')).toContain(lotoId)
  expect(await ids('live')).toContain(lotoId)
  expect(await ids('mine')).toEqual([])
  expect(contentOf(await search.find({ search: 'Lockout live' })).lockouts.data).toHaveLength(1)
  expect(contentOf(await loto.isolationSteps({ lotoId }))).toHaveLength(1)
  const { machines } = contentOf(await loto.board({}))
  expect(machines.map((one) => one.lotoId)).toContain(lotoId)
  const { url } = contentOf(await loto.excel({ section: 'live' }))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'admin' })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  expect(JSON.stringify(sheets[0]?.rows)).toContain('LOTO-26-live')
  const signing = { kind: 'typed' as const, name: castFullName('admin'), password: castPassword }
  const line = { lotoId, authorizationId: 'live-a0' }
  const refused = await Promise.all([
    loto.create({ lotoId, title: 'Mine now', templateId: 'usual' }),
    loto.act({ lotoId, event: 'clear' }),
    loto.act({ lotoId, event: 'takeOver' }),
    loto.saveStep({ lotoId, stepId: 'live-p1', event: 'unlock' }),
    loto.saveAuthorization({ lotoId }),
    loto.signAuthorization({ ...line, ...signing }),
    loto.signAuthorization({ lotoId, authorizationId: 'none', ...signing }),
    loto.moveAuthorization({ ...line, event: 'lockOff' }),
    loto.removeAuthorization(line),
    loto.clone({ lotoId }),
    loto.remove({ lotoId }),
  ])
  expect(refused.map(problemOf)).toEqual(refused.map(() => 'forbidden'))
  const { can, allowedEvents, steps } = contentOf(await loto.information({ lotoId }))
  expect(Object.values(can)).toEqual(Object.values(can).map(() => false))
  expect(steps.flatMap((step) => Object.values(step.can))).not.toContain(true)
  expect(allowedEvents).toEqual([])
})

test('a share is taken back by whoever shared it or writes the lockout, and by nobody else', async () => {
  contentOf(await share('employee', 'taken', 'admin', 'colleague'))
  contentOf(await share('reviewer', 'taken', 'manager'))
  expect(problemOf(await unshare('reviewer', 'taken', 'admin'))).toBe('forbidden')
  // Its author, who has no key to write by.
  expect(problemOf(await unshare('employee', 'taken', 'manager'))).toBe('forbidden')
  expect((await read('admin', 'taken')).status).toBe(200)
  const { loto, search } = await as('admin')
  const asked = { section: 'all', fromDate: 'none', search: 'Lockout taken' } as const
  const found = async () => [
    contentOf(await loto.list(asked)).data.length,
    contentOf(await search.find({ search: 'Lockout taken' })).lockouts.data.length,
  ]
  expect(await found()).toEqual([1, 1])
  contentOf(await unshare('employee', 'taken', 'admin'))
  expect(await found()).toEqual([0, 0])
  contentOf(await unshare('manager', 'taken', 'colleague'))
  // The primary, of what others shared who may have nothing to do with it any more.
  contentOf(await unshare('foreman', 'taken', 'manager'))
  expect(problemOf(await unshare('employee', 'taken', 'admin'))).toBe('not_found')
  expect(problemOf(await read('admin', 'taken'))).toBe('forbidden')
  expect(problemOf(await read('colleague', 'taken'))).toBe('forbidden')
})
