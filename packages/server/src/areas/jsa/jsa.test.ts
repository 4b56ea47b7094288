import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, castFullName, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeHazard } from '../../../test/place-hazard.ts'
import { placeJsa, signedAs } from '../../../test/place-jsa.ts'
import { grantTo } from '../../../test/rights.ts'

type Draft = CallInput<CallOf<'jsa.save'>>
type HazardDraft = Exclude<CallInput<CallOf<'jsa.saveHazards'>>['hazards'], string>[number]

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  // Nobody is of anybody's team, but the employee and the colleague, who are one crew.
  await kysely
    .updateTable('people')
    .set({ crew_code: null })
    .where('id', 'not in', [cast.employee, cast.colleague])
    .execute()
  await grantTo(world, 'employee', ['create_jsa', 'delete_own_jsa'])
  await grantTo(world, 'foreman', ['create_jsa'])
  await grantTo(world, 'manager', ['edit_all_jsa', 'access_all_jsa'])
  await placeHazard(world, 'taken')
  await placeHazard(world, 'retired', { status: 'retired', review_due: null })
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const idsOf = async (who: CastName, asked: CallInput<CallOf<'jsa.list'>> = {}) =>
  contentOf(await (await as(who)).jsa.list({ fromDate: 'none', ...asked })).data.map(
    ({ jsaId }) => jsaId,
  )
const read = async (who: CastName, jsaId: string) =>
  contentOf(await (await as(who)).jsa.get({ jsaId }))
const act = async (
  who: CastName,
  jsaId: string,
  event: CallInput<CallOf<'jsa.act'>>['event'],
  reason?: string,
) => (await as(who)).jsa.act({ jsaId, event, ...(reason === undefined ? {} : { reason }) })

const whole: Draft = {
  title: 'Swap the  wireline cable',
  description: 'Old cable off, new one on.',
  startsAt: '2026-03-05T09:00',
  crewId: 'F-01',
  padId: 'pad-1',
  customerId: 'c-1',
  well: 'BM 12-3H',
  supervisorId: cast.foreman,
  permits: 'lifting,hot_work',
  emergency: 'Muster at the gate, channel 4.',
}
const rated = (likelihood: number, severity: number, more: HazardDraft = { title: '' }) => ({
  ...{ step: 'Lift', initialLikelihood: 4, initialSeverity: 5 },
  ...{ residualLikelihood: likelihood, residualSeverity: severity },
  controls: [{ text: 'Tag lines', level: 'administrative' as const }],
  ...more,
  title: more.title || 'Load swings',
})

describe('who reads an analysis', () => {
  beforeAll(async () => {
    await placeJsa(world, 'read', { crew: [{ person_id: cast.reviewer }] })
  })

  test('is whoever has to do with it, their team, and whoever reads all of them', async () => {
    expect(problemOf(await world.nobody.jsa.list({}))).toBe('not_signed_in')
    for (const who of ['admin', 'outsider'] as const) {
      const client = await as(who)
      expect(problemOf(await client.jsa.get({ jsaId: 'read' }))).toBe('forbidden')
      expect(problemOf(await client.jsa.hazards({ jsaId: 'read' }))).toBe('forbidden')
      expect(problemOf(await client.jsa.attendees({ jsaId: 'read' }))).toBe('forbidden')
      expect(await idsOf(who, { section: 'all' })).toEqual([])
    }
    for (const who of ['employee', 'colleague', 'foreman', 'reviewer', 'manager'] as const) {
      expect(await read(who, 'read')).toMatchObject({ number: 'JSA-26-read' })
      expect(await idsOf(who, { section: 'all' })).toContain('read')
    }
    expect(await idsOf('colleague', { section: 'mine' })).toEqual([])
    expect(await idsOf('colleague', { section: 'team' })).toEqual(['read'])
    expect(await idsOf('reviewer')).toEqual(['read'])
  })

  test('finds it by its title and by its hazards', async () => {
    const found = contentOf(await (await as('reviewer')).search.find({ search: 'hazard 0' }))
    expect(found.analyses.data).toEqual([
      {
        ...{ jsaId: 'read', number: 'JSA-26-read', title: 'Job read', status: 'draft' },
        startsAt: '2026-03-05T14:00:00.000Z',
      },
    ])
    const others = contentOf(await (await as('admin')).search.find({ search: 'hazard 0' }))
    expect(others.analyses.data).toEqual([])
  })
})

describe('an analysis', () => {
  test('is begun by whoever may, and written on by nobody else', async () => {
    expect(problemOf(await (await as('colleague')).jsa.save({ title: 'Rig up' }))).toBe('forbidden')
    const foreign = { jsaId: 'read', title: 'Mine now' }
    expect(problemOf(await (await as('reviewer')).jsa.save(foreign))).toBe('forbidden')
    expect(problemOf(await (await as('colleague')).jsa.clone({ jsaId: 'read' }))).toBe('forbidden')
  })

  test.each([
    ['no title', { title: ' ' }, 'title', 'Please enter title'],
    ['a crew of nobody', { crewId: 'F-99' }, 'crewId', 'There is no such crew.'],
    ['a pad of nobody', { padId: 'pad-99' }, 'padId', 'There is no such pad.'],
    ['a customer of nobody', { customerId: 'c-99' }, 'customerId', 'There is no such customer.'],
    [
      ...(['a supervisor of another organisation', { supervisorId: cast.outsider }] as const),
      ...(['supervisorId', 'This is not an employee here, or no longer.'] as const),
    ],
    [
      ...(['an end alone', { startsAt: '', expiresAt: '2026-03-05T09:00' }] as const),
      ...(['startsAt', 'Please enter when the work begins.'] as const),
    ],
    [
      ...(['an end before the beginning', { expiresAt: '2026-03-05T08:00' }] as const),
      ...(['expiresAt', 'Please choose an end that lies after the beginning.'] as const),
    ],
    [
      ...(['two shifts', { expiresAt: '2026-03-06T01:01' }] as const),
      ...(['expiresAt', 'An analysis holds for 16 hours at most.'] as const),
    ],
  ] as const)('is refused with %s', async (_what, draft, path, message) => {
    const reply = await (await as('employee')).jsa.save({ ...whole, ...draft })
    expect(reply).toMatchObject({ problem: { name: 'invalid_input', fields: [{ path, message }] } })
  })

  test('is kept as it was said, on the clock of whoever says it', async () => {
    const employee = await as('employee')
    const { jsaId, number } = contentOf(await employee.jsa.save(whole))
    expect(number).toMatch(/^JSA-26-\d{5}$/u)
    expect(await read('employee', jsaId)).toMatchObject({
      ...{ title: 'Swap the wireline cable', status: 'draft', shift: 'day', revision: 1 },
      ...{ startsAt: '2026-03-05T15:00:00.000Z', expiresAt: '2026-03-06T03:00:00.000Z' },
      ...{
        crew: { id: 'F-01', name: 'F-01 Red' },
        crewColor: 'red',
        permits: ['hot_work', 'lifting'],
      },
      ...{ author: { personId: cast.employee }, supervisor: { personId: cast.foreman } },
      ...{ residualRisk: null, signaturePercentage: 0, clonedFrom: null, warnings: [] },
      can: { edit: true, crew: true, delete: true, clone: true, star: false, collect: false },
    })
    const stale = { jsaId, title: 'Swap the cable' }
    contentOf(await (await as('employee')).jsa.save(stale, { ifMatch: 1 }))
    expect(problemOf(await (await as('employee')).jsa.save(stale, { ifMatch: 1 }))).toBe(
      'row_changed',
    )
    const { history } = await read('employee', jsaId)
    expect(history.data[0]?.fields).toContainEqual({
      ...{ key: 'startsAt', label: 'Begins', from: '2026-03-05 09:00', to: null },
    })
    expect(history.data[0]?.fields).toContainEqual({
      ...{ key: 'supervisor', label: 'Supervisor', from: castFullName('foreman'), to: null },
    })
    contentOf(await (await as('employee')).jsa.remove({ jsaId }))
    expect(problemOf(await (await as('employee')).jsa.get({ jsaId }))).toBe('forbidden')
  })

  test('takes hazards of the library that are in use, and says when they were changed', async () => {
    await placeJsa(world, 'hazards', { hazards: [] })
    const jsaId = 'hazards'
    const retired = [{ title: 'Old', masterHazardId: 'retired' }]
    expect(await (await as('employee')).jsa.saveHazards({ jsaId, hazards: retired })).toMatchObject(
      {
        problem: {
          fields: [
            { path: 'hazards.0.masterHazardId', message: 'Please choose a hazard that is in use.' },
          ],
        },
      },
    )
    const hazards = [
      rated(1, 4, { title: 'Load swings', masterHazardId: 'taken' }),
      rated(2, 3, { title: 'Cable whips', controls: [{ text: ' ', level: 'ppe' }] }),
    ]
    contentOf(await (await as('employee')).jsa.saveHazards({ jsaId, hazards }))
    const before = contentOf(await (await as('employee')).jsa.hazards({ jsaId }))
    expect(before).toMatchObject([
      { title: 'Load swings', masterHazardId: 'taken', isMasterNewer: false, residualRisk: 14 },
      { title: 'Cable whips', controls: [], residualRiskName: 'Medium' },
    ])
    await world.database.kysely
      .updateTable('master_hazards')
      .set({ row_version: 2 })
      .where('id', '=', 'taken')
      .execute()
    const library = await as('employee')
    expect(contentOf(await library.jsa.masterHazard({ masterHazardId: 'taken' }))).toMatchObject({
      usageCount: 1,
    })
    // Somebody has reviewed it, and changed nothing.
    expect(contentOf(await (await as('employee')).jsa.hazards({ jsaId }))).toMatchObject([
      { isMasterNewer: false },
      {},
    ])
    await world.database.kysely
      .updateTable('master_hazards')
      .set({ row_version: 3, edit_version: 3, status: 'retired', review_due: null })
      .where('id', '=', 'taken')
      .execute()
    // What was taken stays, also when the library takes it out of use.
    const again = before.map(({ hazardId, masterHazardId, title }) => ({
      ...{ hazardId, masterHazardId, title, residualLikelihood: 2, residualSeverity: 2 },
    }))
    contentOf(await (await as('employee')).jsa.saveHazards({ jsaId, hazards: again.toReversed() }))
    expect(contentOf(await (await as('employee')).jsa.hazards({ jsaId }))).toMatchObject([
      { hazardId: before[1]?.hazardId, title: 'Cable whips' },
      { hazardId: before[0]?.hazardId, isMasterNewer: true, isMasterRetired: true },
    ])
    const copy = contentOf(await (await as('employee')).jsa.clone({ jsaId }))
    expect((await read('employee', copy.jsaId)).hazards).toMatchObject([
      { title: 'Cable whips', isMasterRetired: false },
      { title: 'Load swings', isMasterRetired: true },
    ])
    const { history } = await read('employee', jsaId)
    expect(history.data[0]?.fields.map(({ key }) => key)).toEqual(['hazards'])
  })

  test.each([
    [{ supervisor_id: null }, [], 'Please choose the supervisor who runs the job.'],
    [{ starts_at: null, expires_at: null }, [{}], 'Please enter when the work begins and ends.'],
    [
      { starts_at: '2026-03-04T14:00:00Z', expires_at: '2026-03-05T02:00:00Z' },
      ...([[{}], 'Its time is over. Please choose a later one.'] as const),
    ],
    [{}, [], 'Please enter at least one hazard.'],
  ] as const)('is not submitted with %j', async (columns, hazards, message) => {
    const jsaId = `lacks-${message.length}`
    await placeJsa(world, jsaId, { columns, hazards })
    expect(await act('employee', jsaId, 'submit')).toMatchObject({
      problem: { name: 'wrong_state', message },
    })
  })

  test.each([
    [14, 'foreman', 'ready'],
    [33, 'foreman', 'awaiting_approval'],
    [35, 'manager', 'awaiting_approval'],
  ] as const)('of a residual %i is approved by the %s, if by anybody', async (code, who, to) => {
    const jsaId = `risk-${code}`
    const [residual_likelihood = 0, residual_severity = 0] = [...String(code)].map(Number)
    const grave = { initial_likelihood: 5, initial_severity: 5 }
    await placeJsa(world, jsaId, {
      hazards: [{}, { ...grave, residual_likelihood, residual_severity }],
    })
    contentOf(await act('employee', jsaId, 'submit'))
    expect((await read('employee', jsaId)).status).toBe(to)
    if (to === 'ready') {
      return
    }
    await world.tell()
    const { data } = contentOf(await (await as(who)).notifications.list({}))
    expect(data[0]).toMatchObject({ kind: 'jsa_to_approve', record: { type: 'jsa', id: jsaId } })
    if (who === 'manager') {
      expect(await act('foreman', jsaId, 'approve')).toMatchObject({
        problem: {
          message: 'A severe residual risk is approved by somebody who may edit all analyses.',
        },
      })
    }
    contentOf(await act(who, jsaId, 'approve'))
    expect((await read('employee', jsaId)).status).toBe('ready')
  })

  test('is not approved by whoever wrote it', async () => {
    const risk = { residual_likelihood: 3, residual_severity: 3 }
    await placeJsa(world, 'own', { columns: { supervisor_id: cast.employee }, hazards: [risk] })
    contentOf(await act('employee', 'own', 'submit'))
    expect(await act('employee', 'own', 'approve')).toMatchObject({
      problem: { message: 'Somebody else approves what you wrote or submitted.' },
    })
    contentOf(await act('manager', 'own', 'return', 'Use the crane.'))
    const { status, statusReason } = await read('employee', 'own')
    expect({ status, statusReason }).toEqual({ status: 'draft', statusReason: 'Use the crane.' })
  })

  test('is not approved by whoever submitted it either, and asks somebody else', async () => {
    await placeJsa(world, 'led', { hazards: [{ residual_likelihood: 3, residual_severity: 3 }] })
    contentOf(await act('foreman', 'led', 'submit'))
    expect(await act('foreman', 'led', 'approve')).toMatchObject({
      problem: { message: 'Somebody else approves what you wrote or submitted.' },
    })
    await world.tell()
    const { data } = contentOf(await (await as('manager')).notifications.list({}))
    expect(data[0]).toMatchObject({ kind: 'jsa_to_approve', record: { id: 'led' } })
    contentOf(await act('manager', 'led', 'approve'))
  })

  test('is not submitted to a supervisor who has left', async () => {
    await placeJsa(world, 'left')
    const isActive = (is_active: boolean) =>
      world.database.kysely
        .updateTable('people')
        .set({ is_active })
        .where('id', '=', cast.foreman)
        .execute()
    await isActive(false)
    expect(await act('employee', 'left', 'submit')).toMatchObject({
      problem: { message: 'The supervisor does not work here any more.' },
    })
    await isActive(true)
  })

  test('is copied without what was of its day', async () => {
    const columns = { status: 'ready', weather: 'Fog', well: 'BM 12-3H' } as const
    await placeJsa(world, 'origin', { columns, crew: [{ person_id: cast.colleague }] })
    const foreman = await as('foreman')
    const { jsaId, number } = contentOf(await foreman.jsa.clone({ jsaId: 'origin' }))
    expect(await read('foreman', jsaId)).toMatchObject({
      ...{ number, status: 'draft', well: 'BM 12-3H', weather: '', startsAt: null },
      ...{ author: { personId: cast.foreman }, hazards: [{ title: 'Hazard 0' }], attendees: [] },
      clonedFrom: { jsaId: 'origin', number: 'JSA-26-origin' },
    })
    const edited = await (await as('employee')).jsa.save({ jsaId: 'origin', title: 'Other' })
    expect(edited).toMatchObject({
      problem: { message: 'Please take it back to draft before you edit it.' },
    })
    expect(problemOf(await (await as('employee')).jsa.remove({ jsaId: 'origin' }))).toBe(
      'wrong_state',
    )
  })

  test('is an exemplar once it was submitted', async () => {
    const manager = await as('manager')
    expect(problemOf(await (await as('foreman')).jsa.star({ jsaId: 'origin', isStar: true }))).toBe(
      'forbidden',
    )
    expect(problemOf(await manager.jsa.star({ jsaId: 'read', isStar: true }))).toBe('wrong_state')
    contentOf(await manager.jsa.star({ jsaId: 'origin', isStar: true }))
    expect(await idsOf('manager', { section: 'all', isStar: true })).toEqual(['origin'])
  })
})

describe('a job that runs', () => {
  const jsaId = 'runs'
  beforeAll(async () => {
    await placeJsa(world, jsaId, {
      columns: { status: 'active' },
      crew: [
        { person_id: cast.colleague, ...signedAs(castFullName('colleague')) },
        { person_id: cast.foreman, ...signedAs(castFullName('foreman')) },
      ],
    })
  })

  test('is edited by whoever leads it, who says what has changed', async () => {
    expect((await read('foreman', jsaId)).signaturePercentage).toBe(100)
    const hazards = [rated(1, 3)]
    const author = await (await as('employee')).jsa.saveHazards({ jsaId, hazards, change: 'Fog' })
    expect(author).toMatchObject({
      problem: { name: 'wrong_state', message: 'While the job runs, its supervisor edits it.' },
    })
    const silent = await (await as('foreman')).jsa.saveHazards({ jsaId, hazards })
    expect(silent).toMatchObject({ problem: { fields: [{ path: 'change' }] } })
    const bare = await (await as('foreman')).jsa.saveHazards({ jsaId, hazards: [], change: 'Fog' })
    expect(bare).toMatchObject({
      problem: { fields: [{ path: 'hazards', message: 'Please enter at least one hazard.' }] },
    })
    const severe = { jsaId, hazards: [rated(3, 5)], change: 'Fog' }
    expect(await (await as('foreman')).jsa.saveHazards(severe)).toMatchObject({
      problem: {
        fields: [{ message: 'Somebody else approves a risk that has grown. Stop the work.' }],
      },
    })
    const edited = await (await as('foreman')).jsa.saveHazards({ jsaId, hazards, change: 'Fog' })
    expect(contentOf(edited)).toMatchObject({ revision: 2, signaturePercentage: 0 })
    const changes = [{ revision: 2, text: 'Fog' }]
    expect(await read('foreman', jsaId)).toMatchObject({ revision: 2, changes })
    await world.tell()
    const { data } = contentOf(await (await as('colleague')).notifications.list({}))
    expect(data[0]).toMatchObject({ kind: 'jsa_to_sign_again' })
  })

  test('is stopped by whoever reads it, and resumed by whoever leads it', async () => {
    const silent = await act('employee', jsaId, 'stop')
    expect(silent).toMatchObject({ problem: { fields: [{ path: 'reason' }] } })
    contentOf(await act('employee', jsaId, 'stop', 'Somebody crossed the barrier.'))
    await world.tell()
    for (const who of ['foreman', 'colleague'] as const) {
      const { data } = contentOf(await (await as(who)).notifications.list({}))
      expect(data[0]).toMatchObject({ kind: 'jsa_stopped' })
    }
    expect(problemOf(await act('employee', jsaId, 'resume', 'Barrier closed.'))).toBe('forbidden')
    contentOf(await act('foreman', jsaId, 'resume', 'Barrier closed.'))
    expect(await read('foreman', jsaId)).toMatchObject({
      ...{ status: 'active', revision: 3, stopCount: 1 },
      changes: [
        { revision: 2, text: 'Fog' },
        { revision: 3, text: 'Barrier closed.' },
      ],
      ...{ signedCount: 0, attendeeCount: 2 },
    })
  })

  test('holds for its own shift, and takes a new supervisor onto the crew', async () => {
    const { title, startsAt, expiresAt } = await read('foreman', jsaId)
    const said = { jsaId, title, expiresAt, supervisorId: cast.reviewer, change: 'Relief.' }
    const later = { ...said, startsAt: '2026-03-05T15:00:00Z' }
    expect(await (await as('foreman')).jsa.save(later)).toMatchObject({
      problem: { fields: [{ path: 'startsAt' }] },
    })
    contentOf(await (await as('foreman')).jsa.save({ ...said, startsAt }))
    const { attendees } = await read('reviewer', jsaId)
    expect(attendees.at(-1)).toMatchObject({ person: { personId: cast.reviewer }, isSigned: false })
    await world.tell()
    const { data } = contentOf(await (await as('reviewer')).notifications.list({}))
    expect(data[0]).toMatchObject({ kind: 'jsa_to_sign_again', record: { id: jsaId } })
    const back = { ...said, startsAt, supervisorId: cast.foreman, change: 'Relief is late.' }
    contentOf(await (await as('reviewer')).jsa.save(back))
    contentOf(
      await (
        await as('foreman')
      ).jsa.saveAttendees({
        jsaId,
        attendees: attendees
          .slice(0, 2)
          .map(({ person }) => ({ personId: person?.personId ?? null })),
      }),
    )
  })

  test('is closed with what was learnt where the work stays stopped, signed or not', async () => {
    await placeJsa(world, 'halted', {
      columns: { status: 'stopped', stop_count: 1 },
      crew: [{ person_id: cast.foreman }],
    })
    contentOf(await act('foreman', 'halted', 'close', 'The crane is not for this load.'))
    expect(await read('foreman', 'halted')).toMatchObject({
      ...{ status: 'closed', lessons: 'The crane is not for this load.', signedCount: 0 },
    })
  })

  test('is closed once its supervisor has signed, and keeps who has signed by then', async () => {
    expect(await act('foreman', jsaId, 'close', 'Close the gate.')).toMatchObject({
      problem: { message: 'The supervisor signs before the job is closed.' },
    })
    await world.database.kysely
      .updateTable('jsa_attendees')
      .set({ signed_revision: (await read('foreman', jsaId)).revision })
      .where('jsa_id', '=', jsaId)
      .where('person_id', '=', cast.foreman)
      .execute()
    contentOf(await act('foreman', jsaId, 'close', 'Close the gate.'))
    const closed = await read('foreman', jsaId)
    expect(closed).toMatchObject({
      ...{ status: 'closed', lessons: 'Close the gate.', statusReason: null },
      ...{ attendeeCount: 2, signedCount: 1, signaturePercentage: 50 },
    })
    expect(closed.attendees.map(({ leftAt }) => leftAt)).toEqual([closed.closedAt, closed.closedAt])
  })
})
