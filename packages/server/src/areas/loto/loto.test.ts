import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotoChecks, type CallInput, type CallOf } from '@holdpoint/api'
import { cast, castFullName, castPassword, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { placeTemplate } from '../../../test/place-loto-template.ts'
import { lockedOn, lockedWith, placeLoto, placeLotoWorld } from '../../../test/place-loto.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

type Acting = Partial<CallInput<CallOf<'loto.act'>>>
type Event = CallInput<CallOf<'loto.act'>>['event']
type AtStep = Partial<CallInput<CallOf<'loto.saveStep'>>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'employee', ['create_loto', 'delete_own_loto'])
  await grantTo(world, 'foreman', ['authorize_loto', 'create_loto'])
  await grantTo(world, 'colleague', ['authorize_loto'])
  await grantTo(world, 'manager', ['edit_all_loto'])
  await placeLotoWorld(world)
  await placeTemplate(
    world,
    'pump',
    {
      ...{ code: 'LOTO-FP-01', notify: 'Pump crew and\ndata van', verification: 'Press start' },
      ...{ shutdown_steps: 'Idle.\n \nStop.', restoration_steps: 'Bleed cap on.' },
      asset_ids: ['pump-6'],
    },
    [
      { point_tag: 'P-1', device: 'Plug valve', lock_count: 2 },
      {
        ...{ point_tag: 'P-2', device: 'Bleed cap', needs_photo: true, unit: 'psi' },
        ...{ stored_energy: 'Open slowly.', expected_reading: '0' },
      },
      { point_tag: 'M-1', device: 'Barring gear', lock_count: 0 },
    ],
  )
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const read = async (who: CastName, lotoId: string) =>
  contentOf(await (await as(who)).loto.information({ lotoId }))
const checksOf = (event: Event) => [
  ...Object.keys(event in lotoChecks ? lotoChecks[event as keyof typeof lotoChecks] : {}),
  ...['line-1', 'line-2'],
]
const act = async (who: CastName, lotoId: string, event: Event, said: Acting = {}) =>
  (await as(who)).loto.act({ lotoId, event, checks: checksOf(event), ...said })
const at = async (
  who: CastName,
  lotoId: string,
  stepId: string,
  event: CallInput<CallOf<'loto.saveStep'>>['event'],
  said: AtStep = {},
) => (await as(who)).loto.saveStep({ lotoId, stepId, event, ...said })
const name = async (who: CastName, lotoId: string, person: CastName | null, role?: 'affected') => {
  const personId = person === null ? {} : { personId: cast[person] }
  const { loto } = await as(who)
  return loto.saveAuthorization({ lotoId, ...personId, ...(role === undefined ? {} : { role }) })
}
const sign = async (who: CastName, lotoId: string, authorizationId: string, lockNumber = '') =>
  (await as(who)).loto.signAuthorization({
    ...{ lotoId, authorizationId, lockNumber, kind: 'typed', password: castPassword },
    name: castFullName(who),
  })
const toldOf = async (who: CastName) => {
  await world.tell()
  const { data } = contentOf(await (await as(who)).notifications.list({}))
  return data.map(({ kind, record }) => `${kind} ${record?.id ?? ''}`)
}

const plan = {
  ...{ title: ' Change  the valves ', templateId: 'pump', assetId: 'pump-6', padId: 'pad-1' },
  ...{ primaryId: cast.foreman, isGroup: true, lockbox: 'BX-06', reason: 'Worn seats.' },
  ...{ plannedStart: '2026-03-05T08:00', plannedEnd: '2026-03-05T18:00' },
}

describe('a draft', () => {
  test('is made by whoever may, and by nobody else', async () => {
    expect(problemOf(await (await as('reviewer')).loto.create(plan))).toBe('forbidden')
  })

  test.each([
    [{ templateId: 'none' }, 'templateId', 'Please choose a template that is approved.'],
    [{ assetId: 'none' }, 'assetId', 'The template is not for this machine.'],
    [{ assetId: 'pump-7' }, 'assetId', 'The template is not for this machine.'],
    [
      { templateId: 'usual', assetId: 'crane-1' },
      'assetId',
      'The template is not for this machine.',
    ],
    [{ padId: 'none' }, 'padId', 'There is no such pad.'],
    [{ primaryId: cast.employee }, 'primaryId', 'This person may not lead a lockout.'],
    [
      ...([{ primaryId: cast.outsider }, 'primaryId'] as const),
      'This is not an employee here, or no longer.',
    ],
    [{ workOrderId: 'none' }, 'workOrderId', 'There is no such work order.'],
    [{ jsaId: 'none' }, 'jsaId', 'There is no such analysis.'],
    [
      ...([{ plannedEnd: '2026-03-05T08:00' }, 'plannedEnd'] as const),
      'Please choose an end that lies after the beginning.',
    ],
  ] as const)('is refused with %j', async (draft, path, message) => {
    const reply = await (await as('employee')).loto.create({ ...plan, ...draft })
    expect(reply).toMatchObject({ problem: { name: 'invalid_input', fields: [{ path, message }] } })
  })

  test('copies its template, and stays as it was then', async () => {
    const { lotoId, number } = contentOf(await (await as('employee')).loto.create(plan))
    expect(number).toMatch(/^LOTO-26-\d{5}$/u)
    const { kysely } = world.database
    const rename = (device: string) =>
      kysely
        .updateTable('loto_template_steps')
        .set({ device })
        .where('id', '=', 'pump-p1')
        .execute()
    await rename('Another valve')
    const loto = await read('employee', lotoId)
    await rename('Plug valve')
    expect(loto).toMatchObject({
      ...{ title: 'Change the valves', status: 'draft', equipmentCategory: 'Pump' },
      ...{ asset: { code: 'PMP-06' }, template: { code: 'LOTO-FP-01', revision: 1 } },
      ...{ plannedStart: '2026-03-05T14:00:00.000Z', pointCount: 3, lockCount: 0 },
      ...{ warnings: [], handover: null, checklists: {} },
      steps: [{ pointTag: 'P-1', device: 'Plug valve', state: 'open' }, {}, {}],
      can: { edit: true, delete: true, authorize: true, join: true, collect: false },
    })
    const edited = { ...plan, lotoId, templateId: 'usual', isGroup: false, plannedEnd: '' }
    contentOf(await (await as('employee')).loto.create(edited, { ifMatch: 1 }))
    const stale = await (await as('employee')).loto.create(edited, { ifMatch: 1 })
    expect(problemOf(stale)).toBe('row_changed')
    const after = await read('employee', lotoId)
    expect(after).toMatchObject({ template: { code: 'LOTO-usual' }, pointCount: 1, notify: '' })
    expect(after.history.data[0]?.fields.map(({ key }) => key)).not.toContain('asset')
    expect(after.history.data[0]?.fields).toContainEqual({
      ...{ key: 'template', label: 'Template', from: 'LOTO-FP-01 rev 1', to: 'LOTO-usual rev 1' },
    })
    expect(problemOf(await (await as('reviewer')).loto.information({ lotoId }))).toBe('forbidden')
    await placeJsa(world, 'jsa-1')
    const order = { requested_by: 'x', system: 'x', description: 'x', priority: 'low' as const }
    await kysely
      .insertInto('work_orders')
      .values({ ...order, shard_key: castShard, id: 'wo-1', number: 'WO-1', status: 'scheduled' })
      .execute()
    const other = { ...edited, assetId: 'pump-7', workOrderId: 'wo-1', jsaId: 'jsa-1' }
    contentOf(await (await as('employee')).loto.create({ ...other, lotoId }))
    expect((await read('employee', lotoId)).history.data[0]?.fields).toEqual([
      { key: 'jsa', label: 'Job safety analysis', from: null, to: 'JSA-26-jsa-1' },
      { key: 'asset', label: 'Machine', from: 'PMP-06', to: 'PMP-07' },
      { key: 'workOrder', label: 'Work order', from: null, to: 'WO-1' },
    ])
    contentOf(await (await as('employee')).loto.create({ ...plan, lotoId }))
    contentOf(await (await as('employee')).loto.remove({ lotoId }))
    expect(problemOf(await (await as('employee')).loto.information({ lotoId }))).toBe('forbidden')
  })
})

describe('a lockout of a group', () => {
  let lotoId = ''
  const lines: Record<string, string> = {}
  const ids = { p1: 'pump-p1', p2: 'pump-p2', m1: 'pump-p3' }

  test('names its people, who are asked to sign once it is prepared', async () => {
    lotoId = contentOf(await (await as('employee')).loto.create(plan)).lotoId
    lines['colleague'] = contentOf(await name('employee', lotoId, 'colleague')).authorizationId
    expect(await name('employee', lotoId, 'colleague')).toMatchObject({
      problem: { fields: [{ path: 'personId', message: 'This person is on the list already.' }] },
    })
    lines['reviewer'] = contentOf(
      await name('foreman', lotoId, 'reviewer', 'affected'),
    ).authorizationId
    expect(problemOf(await name('colleague', lotoId, 'admin'))).toBe('forbidden')
    expect(await act('foreman', lotoId, 'prepare', { checks: ['notified'] })).toMatchObject({
      problem: { name: 'wrong_state', message: `Please tick: ${lotoChecks.prepare.energies}` },
    })
    const { checklists } = await read('foreman', lotoId)
    expect(checklists['prepare']?.[1]).toEqual({
      name: 'notified',
      text: 'Everybody who is affected was told that the machine goes out of service: Pump crew and data van.',
    })
    expect(await toldOf('colleague')).toEqual([])
    contentOf(await act('foreman', lotoId, 'prepare'))
    expect(await toldOf('colleague')).toEqual([`loto_to_sign ${lotoId}`])
    lines['admin'] = contentOf(await name('employee', lotoId, 'admin')).authorizationId
    expect(await toldOf('admin')).toEqual([`loto_to_sign ${lotoId}`])
    contentOf(await sign('reviewer', lotoId, lines['reviewer'] ?? ''))
    const { checklists: next, history } = await read('foreman', lotoId)
    expect(next['shutDown']).toEqual([
      { name: 'line-1', text: 'Idle.' },
      { name: 'line-2', text: 'Stop.' },
    ])
    expect(history.data[0]?.fields[0]).toMatchObject({ to: castFullName('reviewer') })
  })

  test('has each point locked with as many locks as it takes, each of them in one place', async () => {
    expect(await at('foreman', lotoId, ids.p1, 'lock', { lockNumbers: ['1'] })).toMatchObject({
      problem: { message: 'Points are locked once the machine is shut down, and in a test.' },
    })
    contentOf(await act('foreman', lotoId, 'shutDown'))
    expect(problemOf(await at('employee', lotoId, ids.p1, 'lock'))).toBe('forbidden')
    const refusals = [
      [{ lockNumbers: ['4468'] }, 'P-1 takes 2 locks. Please enter 2 numbers.'],
      [{ lockNumbers: ['a1', 'A1'] }, 'Each lock has a number of its own.'],
    ] as const
    for (const [said, message] of refusals) {
      expect(
        await at('colleague', lotoId, ids.p1, 'lock', { lockNumbers: [...said.lockNumbers] }),
      ).toMatchObject({ problem: { fields: [{ path: 'lockNumbers', message }] } })
    }
    const locked = contentOf(
      await at('colleague', lotoId, ids.p1, 'lock', { lockNumbers: '4468, x9', tagNumber: 'T-1' }),
    )
    expect(locked).toMatchObject({ stepId: ids.p1, state: 'locked', status: 'shutdown' })
    expect(await at('foreman', lotoId, ids.p2, 'lock', { lockNumbers: ['X9'] })).toMatchObject({
      problem: { fields: [{ message: expect.stringMatching(/^Lock X9 is on P-1 of LOTO-26-/u) }] },
    })
    await placeLoto(world, 'hidden', {
      columns: { status: 'locked', author_id: cast.reviewer, primary_id: cast.reviewer },
      points: [lockedWith('777', { locked_by: cast.reviewer, holder_id: cast.reviewer })],
    })
    expect(await at('foreman', lotoId, ids.p2, 'lock', { lockNumbers: ['777'] })).toMatchObject({
      problem: { fields: [{ message: 'Lock 777 is on another lockout.' }] },
    })
    contentOf(await at('foreman', lotoId, ids.p2, 'lock', { lockNumbers: ['4470'] }))
    expect(await at('foreman', lotoId, ids.m1, 'lock')).toMatchObject({
      problem: { fields: [{ path: 'tagNumber' }] },
    })
    contentOf(await at('foreman', lotoId, ids.m1, 'lock', { tagNumber: 'Block 2' }))
    const { steps, history, warnings } = await read('foreman', lotoId)
    expect(steps[0]).toMatchObject({
      ...{ state: 'locked', lockNumbers: ['4468', 'x9'], tagNumber: 'T-1' },
      ...{ holder: { personId: cast.colleague }, can: { unlock: false, removeAbsent: false } },
    })
    expect(history.data.map(({ fields }) => fields[0]?.to)).toContain(
      'P-1 Plug valve: locked with 4468, x9',
    )
    expect(warnings).toEqual(['Another lockout has this machine out of service as well.'])
  })

  test('wants its pictures before all points are locked', async () => {
    expect(await act('foreman', lotoId, 'isolate')).toMatchObject({
      problem: { message: 'P-2 Bleed cap needs a picture of its lock and tag.' },
    })
    const file = await sendPhoto(world, 'foreman')
    const { loto } = await as('foreman')
    const sent = { lotoId, stepId: ids.p2, file: `upload:${file}` }
    const { uploadId } = contentOf(await loto.addStepImage(sent))
    expect((await (await as('colleague')).loto.stepImage({ lotoId, uploadId })).status).toBe(200)
    expect(problemOf(await (await as('colleague')).loto.signature({ lotoId, uploadId }))).toBe(
      'not_found',
    )
    contentOf(await act('foreman', lotoId, 'isolate'))
  })

  test('is shown to be at zero by somebody else than who locked it and who leads it', async () => {
    expect(await at('colleague', lotoId, ids.p1, 'verify')).toMatchObject({
      problem: { message: 'In a group, somebody else than who locked P-1 Plug valve verifies it.' },
    })
    contentOf(await at('foreman', lotoId, ids.p1, 'verify'))
    expect(await at('colleague', lotoId, ids.p2, 'verify', { reading: '0' })).toMatchObject({
      problem: { message: 'The stored energy of P-2 Bleed cap is released first.' },
    })
    contentOf(await at('foreman', lotoId, ids.p2, 'release'))
    expect(await at('colleague', lotoId, ids.p2, 'verify')).toMatchObject({
      problem: { fields: [{ path: 'reading', message: 'Please enter what was read.' }] },
    })
    const high = await at('colleague', lotoId, ids.p2, 'verify', { reading: '40 psi' })
    expect(contentOf(high).state).toBe('released')
    expect((await read('colleague', lotoId)).steps[1]).toMatchObject({
      ...{ reading: '40 psi', isReadingMet: false, why: 'Reads 40 psi, must read 0 psi.' },
      can: { verify: true, lock: false },
    })
    expect(await act('colleague', lotoId, 'verify')).toMatchObject({
      problem: { message: 'P-2 Bleed cap reads 40 psi, must read 0 psi.' },
    })
    contentOf(await at('colleague', lotoId, ids.p2, 'verify', { reading: '0,0 PSI' }))
    contentOf(await at('colleague', lotoId, ids.m1, 'verify'))
    expect(await act('foreman', lotoId, 'verify')).toMatchObject({
      problem: { message: 'In a group, somebody else than the one who leads verifies.' },
    })
    expect(await sign('colleague', lotoId, lines['colleague'] ?? '', '4471')).toMatchObject({
      problem: { message: 'Personal locks go on once zero energy is verified.' },
    })
    contentOf(await act('colleague', lotoId, 'verify'))
  })

  test('begins with the first personal lock, be it put on by somebody’s own hand on a tablet', async () => {
    const line = lines['colleague'] ?? ''
    const waiting = async () => contentOf(await (await as('colleague')).home.counts({})).lockouts
    expect(await waiting()).toBe(1)
    expect(await sign('colleague', lotoId, line)).toMatchObject({
      problem: { fields: [{ path: 'lockNumber' }] },
    })
    expect(await sign('colleague', lotoId, line, '4470')).toMatchObject({
      problem: { fields: [{ path: 'lockNumber' }] },
    })
    expect(problemOf(await sign('admin', lotoId, line, '4471'))).toBe('forbidden')
    expect(contentOf(await sign('colleague', lotoId, line, '4471')).status).toBe('work_active')
    expect(await waiting()).toBe(0)
    const file = `upload:${await sendPhoto(world, 'employee')}`
    const drawn = { lotoId, authorizationId: lines['admin'] ?? '', lockNumber: '4472', file }
    expect(problemOf(await (await as('colleague')).loto.saveManualSignature(drawn))).toBe(
      'forbidden',
    )
    contentOf(await (await as('employee')).loto.saveManualSignature(drawn))
    const loto = await read('reviewer', lotoId)
    expect(loto).toMatchObject({ status: 'work_active', peopleCount: 2, lockCount: 5 })
    expect(loto.authorizations).toMatchObject([
      { lockNumber: '4471', signatureKind: 'typed', witness: null, can: { lockOff: false } },
      { role: 'affected', lockedAt: null },
      { lockNumber: '4472', signatureKind: 'drawn', witness: { personId: cast.employee } },
    ])
    const uploadId = loto.authorizations[2]?.uploadId ?? ''
    expect((await (await as('foreman')).loto.signature({ lotoId, uploadId })).status).toBe(200)
  })

  test('is led by somebody else once they take the lead, with their lock on', async () => {
    expect(await act('foreman', lotoId, 'offer')).toMatchObject({
      problem: { fields: [{ path: 'personId', message: 'Please choose who is to lead.' }] },
    })
    const admin = { personId: cast.admin }
    expect(problemOf(await act('foreman', lotoId, 'offer', admin))).toBe('wrong_state')
    contentOf(await act('foreman', lotoId, 'offer', { personId: cast.colleague }))
    expect(await toldOf('colleague')).toContain(`loto_offered ${lotoId}`)
    contentOf(await act('foreman', lotoId, 'keep'))
    contentOf(await act('foreman', lotoId, 'offer', { personId: cast.colleague }))
    expect(problemOf(await act('reviewer', lotoId, 'takeOver'))).toBe('forbidden')
    contentOf(await act('colleague', lotoId, 'takeOver'))
    const loto = await read('colleague', lotoId)
    expect(loto).toMatchObject({
      ...{ primary: { personId: cast.colleague }, handoverCount: 1, handover: null },
    })
    expect(loto.steps.map(({ holder }) => holder?.personId)).toEqual(
      Array<string>(3).fill(cast.colleague),
    )
    expect(problemOf(await (await as('foreman')).loto.information({ lotoId }))).toBe('forbidden')
  })

  test('is tested with nobody under a lock, and shown to be at zero anew', async () => {
    expect(await act('colleague', lotoId, 'test')).toMatchObject({
      problem: {
        message: `Personal locks are still on: ${castFullName('colleague')}, ${castFullName('admin')}.`,
      },
    })
    const off = { lotoId, authorizationId: lines['admin'] ?? '', event: 'lockOff' } as const
    expect(await (await as('colleague')).loto.moveAuthorization(off)).toMatchObject({
      problem: { message: `This is the lock of ${castFullName('admin')}, who takes it off.` },
    })
    contentOf(await (await as('admin')).loto.moveAuthorization(off))
    const own = { ...off, authorizationId: lines['colleague'] ?? '' }
    contentOf(await (await as('colleague')).loto.moveAuthorization(own))
    contentOf(await act('colleague', lotoId, 'test'))
    contentOf(await at('colleague', lotoId, ids.p2, 'unlock'))
    expect(await act('colleague', lotoId, 'relock')).toMatchObject({
      problem: { message: 'P-2 Bleed cap is not locked yet.' },
    })
    contentOf(await at('colleague', lotoId, ids.p2, 'lock', { lockNumbers: ['4470'] }))
    const file = `upload:${await sendPhoto(world, 'colleague')}`
    contentOf(await (await as('colleague')).loto.addStepImage({ lotoId, stepId: ids.p2, file }))
    contentOf(await act('colleague', lotoId, 'relock'))
    const loto = await read('colleague', lotoId)
    expect(loto).toMatchObject({ status: 'locked', testCount: 1, verifiedAt: null })
    expect(loto.steps.map(({ state, reading }) => `${state}${reading}`)).toEqual(
      Array<string>(3).fill('locked'),
    )
  })

  test('is given back in the reverse order', async () => {
    contentOf(await act('colleague', lotoId, 'clear'))
    expect((await read('colleague', lotoId)).isWaiting).toBe(true)
    expect(await at('colleague', lotoId, ids.p1, 'unlock')).toMatchObject({
      problem: { message: 'Locks come off in the reverse order: M-1 Barring gear is next.' },
    })
    expect(problemOf(await at('foreman', lotoId, ids.m1, 'unlock'))).toBe('forbidden')
    for (const id of [ids.m1, ids.p2]) {
      contentOf(await at('colleague', lotoId, id, 'unlock'))
    }
    expect(await act('colleague', lotoId, 'resume', { reason: 'Not done.' })).toMatchObject({
      problem: { message: 'P-2 Bleed cap is not locked yet.' },
    })
    expect(await act('colleague', lotoId, 'restore')).toMatchObject({
      problem: { message: 'The lock of P-1 Plug valve comes off first.' },
    })
    contentOf(await at('colleague', lotoId, ids.p1, 'unlock'))
    contentOf(await act('colleague', lotoId, 'restore'))
    contentOf(await act('colleague', lotoId, 'close'))
    const loto = await read('employee', lotoId)
    expect(loto).toMatchObject({ status: 'closed', lockCount: 0, allowedEvents: [], warnings: [] })
    expect(loto.steps[0]).toMatchObject({ state: 'removed', lockNumbers: ['4468', 'x9'] })
  })

  test('is copied without what was of its day, from the revision that is approved now', async () => {
    const { loto } = await as('employee')
    const copy = contentOf(await loto.clone({ lotoId }))
    expect(await read('employee', copy.lotoId)).toMatchObject({
      ...{ title: 'Change the valves', primary: null, plannedStart: null, authorizations: [] },
      ...{ asset: { assetId: 'pump-6' }, clonedFrom: { lotoId }, pointCount: 3 },
      steps: [{ state: 'open', lockNumbers: [] }, {}, { photos: [] }],
    })
    const { kysely } = world.database
    await kysely
      .updateTable('loto_templates')
      .set({ status: 'superseded' })
      .where('id', '=', 'pump')
      .execute()
    expect(await (await as('employee')).loto.clone({ lotoId })).toMatchObject({
      problem: { message: 'Its template is not in use any more. Please begin from another one.' },
    })
    expect((await read('employee', copy.lotoId)).warnings).toEqual([
      'Its template is not in use any more. Please choose the one that is.',
      'Another lockout has this machine out of service as well.',
    ])
    const next = { family_id: 'pump', revision: 2, code: 'LOTO-FP-01', asset_ids: ['pump-7'] }
    await placeTemplate(world, 'pump-2', next)
    const newer = contentOf(await (await as('employee')).loto.clone({ lotoId }))
    expect(await read('employee', newer.lotoId)).toMatchObject({
      ...{ asset: null, template: { templateId: 'pump-2', revision: 2 }, pointCount: 1 },
    })
  })
})

describe('the lock of somebody absent', () => {
  const checks = ['away', 'tried', 'told']
  const reason = 'Called twice, at home ill.'

  beforeAll(async () => {
    await world.database.kysely
      .updateTable('people')
      .set({ manager_id: cast.reviewer })
      .where('id', 'in', [cast.foreman, cast.colleague])
      .execute()
    await placeLoto(world, 'absent', {
      columns: {
        ...{ status: 'work_active', offered_to: cast.colleague, offered_by: cast.foreman },
        offered_at: '2026-03-05T13:40:00Z',
      },
      points: [lockedWith('501'), lockedWith('502')],
      people: [lockedOn(cast.colleague, '503', '2026-03-05T01:00:00Z')],
    })
  })

  test('is removed by their manager, with three checks and a reason', async () => {
    const of = { lotoId: 'absent', authorizationId: 'absent-a0', event: 'removeAbsent' } as const
    const lockedAt = '2026-03-04T18:00:00-07:00'
    const remove = async (who: CastName, said: { checks?: string[]; reason?: string }) =>
      (await as(who)).loto.moveAuthorization({ ...of, lockedAt, ...said })
    expect(problemOf(await remove('foreman', { checks, reason }))).toBe('forbidden')
    expect(await remove('reviewer', { checks: ['away'], reason })).toMatchObject({
      problem: { fields: [{ path: 'checks' }] },
    })
    expect(await remove('reviewer', { checks })).toMatchObject({
      problem: { fields: [{ path: 'reason' }] },
    })
    contentOf(await remove('reviewer', { checks, reason }))
    const loto = await read('foreman', 'absent')
    expect(loto).toMatchObject({ absentCount: 1, handover: null, peopleCount: 0 })
    expect(loto.authorizations[0]).toMatchObject({
      ...{ lockedAt: null, removedBy: { personId: cast.reviewer } },
    })
    expect(loto.history.data[0]).toMatchObject({ action: 'remove_absent', reason })
    const events = await world.database.kysely
      .selectFrom('outbox_events')
      .select('record_type')
      .where('record_id', '=', 'absent')
      .execute()
    expect(events).toEqual([{ record_type: 'loto' }])
    expect(await toldOf('colleague')).toContain('loto_lock_removed absent')
  })

  test('of a point comes off in its order, and never by the one whose it is', async () => {
    contentOf(await act('foreman', 'absent', 'clear'))
    const lockedAt = '2026-03-05T13:00:00Z'
    const said = { checks, reason, lockedAt, holderId: cast.foreman }
    expect(await at('reviewer', 'absent', 'absent-p1', 'removeAbsent', said)).toMatchObject({
      problem: { message: 'Locks come off in the reverse order: E-2 Battery disconnect is next.' },
    })
    expect(await at('foreman', 'absent', 'absent-p2', 'removeAbsent', said)).toMatchObject({
      problem: { name: 'forbidden' },
    })
    expect(problemOf(await at('reviewer', 'absent', 'absent-p2', 'unlock', said))).toBe(
      'wrong_state',
    )
    contentOf(await at('reviewer', 'absent', 'absent-p2', 'removeAbsent', said))
    contentOf(await at('manager', 'absent', 'absent-p1', 'removeAbsent', said))
    expect(await read('manager', 'absent')).toMatchObject({
      ...{ absentCount: 3, lockCount: 0, steps: [{ state: 'removed' }, { state: 'removed' }] },
    })
    expect(await toldOf('foreman')).toContain('loto_lock_removed absent')
  })
})
