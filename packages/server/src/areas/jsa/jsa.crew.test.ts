import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signOnStatements, type CallInput, type CallOf } from '@holdpoint/api'
import { cast, castFullName, castPassword, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa, signedAs } from '../../../test/place-jsa.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

type Signing = Partial<CallInput<CallOf<'jsa.signAttendee'>>>
type CrewDraft = Exclude<CallInput<CallOf<'jsa.saveAttendees'>>['attendees'], string>[number]

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await kysely.updateTable('people').set({ crew_code: null }).execute()
  await kysely
    .updateTable('people')
    .set({ is_sse: true })
    .where('id', '=', cast.colleague)
    .execute()
  await grantTo(world, 'employee', ['create_jsa'])
  await grantTo(world, 'manager', ['edit_all_jsa'])
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const crewOf = async (who: CastName, jsaId: string) =>
  contentOf(await (await as(who)).jsa.attendees({ jsaId }))
const save = async (who: CastName, jsaId: string, attendees: readonly CrewDraft[]) =>
  (await as(who)).jsa.saveAttendees({ jsaId, attendees: [...attendees] })
const sign = async (who: CastName, jsaId: string, attendeeId: string, said: Signing = {}) =>
  (await as(who)).jsa.signAttendee({
    ...{ jsaId, attendeeId, revision: 1, kind: 'typed', password: castPassword },
    name: castFullName(who),
    ...said,
  })

describe('a crew', () => {
  const jsaId = 'crew'
  beforeAll(() => placeJsa(world, jsaId))

  test('is written by whoever writes the analysis', async () => {
    expect(problemOf(await save('reviewer', jsaId, []))).toBe('forbidden')
  })

  test.each([
    ['nobody', { name: ' ' }, 'name', 'Please choose a colleague, or enter a name.'],
    [
      ...(['somebody of another organisation', { personId: cast.outsider }] as const),
      ...(['personId', 'This is not an employee here, or no longer.'] as const),
    ],
    [
      ...(['somebody twice', { personId: cast.foreman }, 'personId'] as const),
      'This person is on the crew already.',
    ],
    [
      ...(['their own mentor', { personId: cast.admin, mentorId: cast.admin }] as const),
      ...(['mentorId', 'Somebody else is the mentor.'] as const),
    ],
    [
      ...(['a mentor of nobody', { name: 'Vic', mentorId: 'none' }, 'mentorId'] as const),
      'This is not an employee here, or no longer.',
    ],
  ] as const)('is refused with %s', async (_what, line, path, message) => {
    const reply = await save('employee', jsaId, [{ personId: cast.foreman }, line])
    expect(reply).toMatchObject({ problem: { fields: [{ path: `attendees.1.${path}`, message }] } })
  })

  test('is kept in its order, with what the account says of each', async () => {
    contentOf(
      await save('employee', jsaId, [
        { personId: cast.colleague, role: 'Rigger', mentorId: cast.foreman, language: 'es' },
        { name: ' Vic   Visitor ', company: 'Crane Co', isSSE: true },
      ]),
    )
    const before = await crewOf('employee', jsaId)
    expect(before).toMatchObject([
      {
        ...{ person: { personId: cast.colleague }, name: castFullName('colleague'), isSSE: true },
        ...{ role: 'Rigger', language: 'es', isMentorHere: false, isSigned: false },
        can: { sign: false, leave: false, return: false },
      },
      { person: null, name: 'Vic Visitor', company: 'Crane Co', isSSE: true, uploadId: null },
    ])
    const { warnings } = contentOf(await (await as('employee')).jsa.get({ jsaId }))
    expect(warnings).toEqual([
      '2 short-service employees in a crew of 2: one is the most.',
      `The mentor of ${castFullName('colleague')} is not there.`,
      'Vic Visitor has no mentor.',
    ])
    const visitorId = before[1]?.attendeeId
    contentOf(
      await save('employee', jsaId, [
        { attendeeId: visitorId, name: 'Vic Visitor', company: 'Hoist Co' },
        { personId: cast.colleague },
      ]),
    )
    expect(await crewOf('employee', jsaId)).toMatchObject([
      { attendeeId: visitorId, company: 'Hoist Co' },
      { attendeeId: before[0]?.attendeeId, role: '' },
    ])
    contentOf(await save('employee', jsaId, []))
    expect(await crewOf('employee', jsaId)).toEqual([])
  })

  test('is told in the history line by line: as what, beside whom, in which language', async () => {
    await placeJsa(world, 'told', { crew: [{ person_id: cast.colleague, is_sse: true }] })
    contentOf(
      await save('employee', 'told', [
        { personId: cast.colleague, role: 'Rigger', mentorId: cast.foreman, language: 'es' },
        { name: 'Vic Visitor', company: 'Crane Co', isSSE: true },
      ]),
    )
    const { history } = contentOf(await (await as('employee')).jsa.get({ jsaId: 'told' }))
    const colleague = castFullName('colleague')
    const mentor = `mentor ${castFullName('foreman')}`
    expect(history.data[0]?.fields).toEqual([
      {
        ...{ key: 'attendees', label: 'On the crew' },
        from: `${colleague} (short-service employee; briefed in English)`,
        to: [
          `${colleague} (Rigger; short-service employee; ${mentor}; briefed in Español)`,
          'Vic Visitor (Crane Co; short-service employee; briefed in English)',
        ].join(', '),
      },
    ])
  })

  test('keeps that somebody was short of service, also when their account is closed', async () => {
    await placeJsa(world, 'gone', { crew: [{ person_id: cast.colleague, is_sse: true }] })
    const isActive = (is_active: boolean) =>
      world.database.kysely
        .updateTable('people')
        .set({ is_active })
        .where('id', '=', cast.colleague)
        .execute()
    await isActive(false)
    contentOf(await save('employee', 'gone', [{ personId: cast.colleague, role: 'Rigger' }]))
    await isActive(true)
    expect(await crewOf('employee', 'gone')).toMatchObject([{ role: 'Rigger', isSSE: true }])
  })

  test('keeps whoever has signed or joined, also when they are left out', async () => {
    await placeJsa(world, 'kept', {
      columns: { status: 'active' },
      crew: [
        { person_id: cast.colleague, ...signedAs(castFullName('colleague')) },
        { name: 'Vic Visitor', ...signedAs('Vic Visitor') },
        { name: 'Una Unsigned' },
      ],
    })
    const manager = await as('manager')
    contentOf(await manager.jsa.attendeeActions({ jsaId: 'kept', event: 'join' }))
    const renamed = [{ attendeeId: 'kept-a1', name: 'Somebody Else' }]
    expect(await save('employee', 'kept', renamed)).toMatchObject({
      problem: {
        fields: [
          {
            path: 'attendees.0.name',
            message: 'Whoever has signed keeps their name and company.',
          },
        ],
      },
    })
    contentOf(await save('employee', 'kept', [{ personId: cast.admin }]))
    expect((await crewOf('employee', 'kept')).map(({ name }) => name)).toEqual([
      ...[castFullName('admin'), castFullName('colleague'), 'Vic Visitor'],
      castFullName('manager'),
    ])
    await world.tell()
    const { data } = contentOf(await (await as('admin')).notifications.list({}))
    expect(data[0]).toMatchObject({ kind: 'jsa_to_sign', record: { id: 'kept' } })
  })

  test('has another line for another name: what shows the first one signs for nobody', async () => {
    await placeJsa(world, 'renamed', {
      columns: { status: 'active' },
      crew: [{ name: 'Juan Pérez' }],
    })
    contentOf(await save('employee', 'renamed', [{ attendeeId: 'renamed-a0', name: 'Pedro Gil' }]))
    const file = await sendPhoto(world, 'employee')
    const drawn = { kind: 'drawn', file: `upload:${file}` } as const
    expect(await sign('employee', 'renamed', 'renamed-a0', drawn)).toMatchObject({
      problem: { fields: [{ message: 'This person is not on the crew any more.' }] },
    })
    expect(await crewOf('employee', 'renamed')).toMatchObject([
      { name: 'Pedro Gil', isSigned: false },
    ])
  })

  test('stays as it was once the job has ended', async () => {
    await placeJsa(world, 'ended', { columns: { status: 'cancelled' } })
    expect(await save('employee', 'ended', [])).toMatchObject({
      problem: { message: 'The crew of a job that has ended stays as it was.' },
    })
  })
})

describe('sign-on', () => {
  const jsaId = 'signed'
  const [own, other, visitor] = ['signed-a0', 'signed-a1', 'signed-a2'] as const
  beforeAll(async () => {
    await placeJsa(world, jsaId, {
      columns: { status: 'ready' },
      crew: [{ person_id: cast.colleague }, { person_id: cast.reviewer }, { name: 'Vic Visitor' }],
    })
  })

  test('is opened by the supervisor, who is on the crew then', async () => {
    expect(await sign('colleague', jsaId, own)).toMatchObject({
      problem: { name: 'wrong_state', message: 'People sign on while the job is active.' },
    })
    const foreman = await as('foreman')
    contentOf(await foreman.jsa.act({ jsaId, event: 'open' }))
    const crew = await crewOf('foreman', jsaId)
    expect(crew[3]).toMatchObject({ person: { personId: cast.foreman }, can: { sign: true } })
    await world.tell()
    const { data } = contentOf(await (await as('colleague')).notifications.list({}))
    expect(data[0]).toMatchObject({ kind: 'jsa_to_sign', record: { type: 'jsa', id: jsaId } })
  })

  test.each([
    ['a wrong password', { password: 'wrong' }, 'password', 'That is not your password.'],
    [
      ...(['another name', { name: 'Somebody Else' }, 'name'] as const),
      `You sign in your own name: ${castFullName('colleague')}.`,
    ],
    [
      ...(['no drawing', { kind: 'drawn' }, 'file'] as const),
      'Draw your signature, or type your name.',
    ],
    [
      ...(['a line that is gone', { attendeeId: 'none' }, 'attendeeId'] as const),
      'This person is not on the crew any more.',
    ],
  ] as const)('is refused with %s', async (_what, said, path, message) => {
    const reply = await sign('colleague', jsaId, own, said)
    expect(reply).toMatchObject({ problem: { fields: [{ path, message }] } })
    world.wait(60_000)
  })

  test('is one’s own, for the revision that was read', async () => {
    expect(problemOf(await sign('colleague', jsaId, other))).toBe('forbidden')
    expect(problemOf(await sign('admin', jsaId, own))).toBe('forbidden')
    expect(await sign('colleague', jsaId, own, { revision: 2 })).toMatchObject({
      problem: {
        name: 'wrong_state',
        message: 'The analysis has changed since you read it. Please read it again.',
      },
    })
    const before = contentOf(await (await as('foreman')).jsa.get({ jsaId })).rowVersion
    const signed = contentOf(await sign('colleague', jsaId, own, { language: 'es' }))
    expect(signed).toMatchObject({
      ...{ attendeeId: own, revision: 1, signaturePercentage: 25 },
      // Whoever else signs at the same time, or leads the job, goes on.
      rowVersion: before,
    })
    expect((await crewOf('foreman', jsaId))[0]).toMatchObject({
      ...{ isSigned: true, signedRevision: 1, signatureKind: 'typed', witness: null },
      // The language that the statement was read in is not that of the line.
      ...{ language: 'en', signedLanguage: 'es', statement: signOnStatements.es },
      can: { sign: false, leave: true },
    })
    expect(await sign('colleague', jsaId, own)).toMatchObject({
      problem: { message: 'This revision is signed already.' },
    })
  })

  test('on the device of somebody else is drawn, and names whose it was', async () => {
    expect(await sign('foreman', jsaId, visitor)).toMatchObject({
      problem: { fields: [{ path: 'kind' }] },
    })
    const file = await sendPhoto(world, 'employee')
    const drawn = { kind: 'drawn', file: `upload:${file}` } as const
    expect(problemOf(await sign('reviewer', jsaId, visitor, drawn))).toBe('forbidden')
    contentOf(await sign('employee', jsaId, visitor, drawn))
    expect((await crewOf('employee', jsaId))[2]).toMatchObject({
      ...{ isSigned: true, signatureKind: 'drawn', uploadId: file },
      witness: { personId: cast.employee },
    })
    const employee = await as('employee')
    expect((await employee.jsa.signature({ jsaId, uploadId: file })).status).toBe(200)
    expect(problemOf(await employee.jsa.signature({ jsaId, uploadId: 'none' }))).toBe('not_found')
    expect(problemOf(await (await as('admin')).jsa.signature({ jsaId, uploadId: file }))).toBe(
      'forbidden',
    )
    const { history } = contentOf(await employee.jsa.get({ jsaId }))
    expect(history.data[0]).toMatchObject({
      ...{ action: 'collect', person: { personId: cast.employee } },
      fields: [{ label: 'Signed', from: null, to: 'Vic Visitor' }],
    })
  })

  test('counts whoever has left if they had signed', async () => {
    const reviewer = await as('reviewer')
    expect(problemOf(await reviewer.jsa.attendeeActions({ jsaId, event: 'join' }))).toBe(
      'wrong_state',
    )
    const leave = { jsaId, event: 'leave', attendeeId: own } as const
    expect(problemOf(await reviewer.jsa.attendeeActions(leave))).toBe('forbidden')
    const left = contentOf(await (await as('foreman')).jsa.attendeeActions(leave))
    expect(left).toMatchObject({ attendeeId: own, signaturePercentage: 50 })
    expect(problemOf(await (await as('foreman')).jsa.attendeeActions(leave))).toBe('wrong_state')
    const unsigned = await (await as('reviewer')).jsa.attendeeActions({ jsaId, event: 'leave' })
    expect(contentOf(unsigned).signaturePercentage).toBe(66)
    expect(await sign('reviewer', jsaId, other)).toMatchObject({
      problem: { message: 'Whoever has left comes back before they sign.' },
    })
    const back = await (await as('reviewer')).jsa.attendeeActions({ jsaId, event: 'return' })
    expect(contentOf(back).signaturePercentage).toBe(50)
  })

  test('waits on the first page of whoever has not signed, and beside the place', async () => {
    const waitingFor = async (who: CastName) => {
      const { home } = await as(who)
      const { waiting } = contentOf(await home.get({}))
      const { jsas } = contentOf(await home.counts({}))
      return [waiting.filter(({ kind }) => kind === 'jsas_to_sign').map(({ count }) => count), jsas]
    }
    expect(await waitingFor('reviewer')).toEqual([[1], 1])
    // The colleague has signed and left.
    expect(await waitingFor('colleague')).toEqual([[], 0])
  })

  test('is given anew once something has changed', async () => {
    const foreman = await as('foreman')
    contentOf(await foreman.jsa.act({ jsaId, event: 'rebrief', reason: 'The wind has turned.' }))
    const crew = await crewOf('reviewer', jsaId)
    expect(crew.map(({ isSigned }) => isSigned)).toEqual([false, false, false, false])
    contentOf(await sign('reviewer', jsaId, other, { revision: 2 }))
    expect(await sign('foreman', jsaId, 'signed-a1', { revision: 2 })).toMatchObject({
      problem: { fields: [{ path: 'kind' }] },
    })
  })
})
