import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Reply } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { json } from '../../db/json.ts'
import { grantTo } from '../../../test/rights.ts'
import { testForm } from '../../../test/test-form.ts'
import { openSchedules, remindAssigned } from './form-schedules.clock.ts'
import { moveOnUnbegun } from './form-schedules.versions.ts'

// 2 March 2026 is a Monday; the cast's clock is six hours behind UTC.

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms'])
  at('2026-03-01T18:00:00Z')
})
afterEach(() => world.close())

/** Puts the clock of the world to a moment. */
function at(moment: string): void {
  world.wait(Date.parse(moment) - world.ports.clock.now().getTime())
}

const round = async (moment: string) => {
  at(moment)
  const context = { database: world.database, ports: world.ports, now: new Date(moment) }
  await openSchedules(context)
  await moveOnUnbegun(context)
  await remindAssigned(context)
}

/** What a refused call says, by field. */
function fieldsOf(reply: Reply): Record<string, string> {
  const fields = reply.status === 'problem' ? (reply.problem.fields ?? []) : []
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}

type Draft = CallInput<CallOf<'formSchedules.save'>>

const walk: Draft = {
  ...{ title: 'Monday walk', formId: 'f-check', cadence: 'weekly', weekdays: ['mon'] },
  ...{ opensTime: '06:00', dueHours: 4, startsOn: '2026-03-01' },
  personIds: [cast.employee, cast.colleague],
}
const save = async (who: CastName, changed: Partial<Draft> = {}) =>
  (await world.as(who)).formSchedules.save({ ...walk, ...changed })
const saved = async (changed: Partial<Draft> = {}) =>
  contentOf(await save('manager', changed)).formScheduleId
const ongoingOf = async (who: CastName) =>
  contentOf(await (await world.as(who)).myForms.list({ section: 'ongoing' })).data
const runsOf = async (formScheduleId: string) =>
  contentOf(await (await world.as('manager')).formSchedules.runs({ formScheduleId })).data
const statesOf = async (formScheduleId: string) =>
  (await runsOf(formScheduleId)).map(({ assignments }) =>
    Object.fromEntries(assignments.map(({ person, state }) => [person.personId, state])),
  )

async function toldTo(who: CastName): Promise<string[]> {
  await world.tell()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', cast[who])
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Answers all of an entry of the cast's form, and hands it in. */
async function fillOut(who: CastName, myFormId: string) {
  const signature = { kind: 'typed', name: 'Test', at: '2026-03-02T13:00:00Z' }
  await world.database.kysely
    .updateTable('my_form_answers')
    .set({
      answers: json({
        at: { value: '2026-03-02T07:00' },
        district: { value: 'PER' },
        tidy: { value: 'yes' },
        barrier: { value: 'yes' },
        inspector: { value: null, signature },
      }),
    })
    .where('my_form_id', '=', myFormId)
    .execute()
  return contentOf(await (await world.as(who)).myForms.submit({ myFormId }))
}

async function assigned(changed: Partial<Draft> = {}) {
  const formScheduleId = await saved(changed)
  await round('2026-03-02T12:00:00Z')
  const [mine] = await ongoingOf('employee')
  if (mine === undefined) {
    throw new Error('Nothing was assigned.')
  }
  return { formScheduleId, mine }
}

describe('formSchedules.save', () => {
  test('is refused to whoever keeps no forms', async () => {
    expect(problemOf(await save('employee'))).toBe('forbidden')
  })

  test('says what is missing, at its field', async () => {
    const none = { title: '', weekdays: [], dueHours: 0, personIds: [] }
    const refused = await save('manager', none)
    expect(fieldsOf(refused)).toEqual({
      title: 'Please enter a name.',
      dueHours: 'This takes at least 1.',
      weekdays: 'Please choose at least one day.',
      personIds: 'Please choose who is asked.',
    })
    expect(fieldsOf(await save('manager', { weekdays: [] }))).toEqual({
      weekdays: 'Please choose at least one day.',
    })
    expect(fieldsOf(await save('manager', { personIds: [] }))).toEqual({
      personIds: 'Please choose who is asked.',
    })
    const odd = { weekdays: null, startsOn: null, endsOn: 5 } as unknown as Partial<Draft>
    expect(Object.keys(fieldsOf(await save('manager', odd)))).toEqual(
      expect.arrayContaining(['weekdays', 'startsOn', 'endsOn']),
    )
  })

  test('names whoever may not start the form', async () => {
    await world.database.kysely
      .updateTable('forms')
      .set({ job_title_ids: ['none'] })
      .where('id', '=', 'f-check')
      .execute()
    expect(fieldsOf(await save('manager'))).toEqual({
      personIds: 'This form is not open to Test Colleague, Test Employee. Please take them out.',
    })
  })

  test('takes no day that is over, and nothing that is overdue already', async () => {
    const once = { cadence: 'once' } as const
    expect(fieldsOf(await save('manager', { ...once, startsOn: '2026-02-01' }))).toEqual({
      startsOn: 'None of its days is ahead. Please choose a later one.',
    })
    expect(fieldsOf(await save('manager', once))).toEqual({
      dueHours: 'It would be overdue already. Please choose a later day or more hours.',
    })
  })

  test('assigns at once what is meant for now', async () => {
    await saved({ cadence: 'once', dueHours: 24 })
    const [entry] = await ongoingOf('employee')
    expect(entry).toMatchObject({ formStatus: 'pending', dueAt: '2026-03-02T12:00:00.000Z' })
  })
})

describe('a schedule opens', () => {
  test('for each who is asked, once, pinned to the version of then, and tells them', async () => {
    const { formScheduleId } = await assigned()
    await round('2026-03-02T12:05:00Z')
    for (const who of ['employee', 'colleague'] as const) {
      const entries = await ongoingOf(who)
      expect(entries).toMatchObject([{ formStatus: 'pending', dueAt: '2026-03-02T16:00:00.000Z' }])
      expect(await toldTo(who)).toEqual(['form_assigned'])
    }
    expect(await statesOf(formScheduleId)).toEqual([
      { [cast.employee]: 'waiting', [cast.colleague]: 'waiting' },
    ])
  })

  test('to nobody who has left, and to nobody else', async () => {
    await saved()
    await world.database.kysely
      .updateTable('people')
      .set({ is_active: false })
      .where('id', '=', cast.colleague)
      .execute()
    await round('2026-03-02T12:00:00Z')
    const rows = await world.database.kysely.selectFrom('form_assignments').selectAll().execute()
    expect(rows.map(({ person_id: id }) => id)).toEqual([cast.employee])
  })

  test('after two days without a server the last one alone, and tells of those that were missed', async () => {
    const formScheduleId = await saved({ cadence: 'daily' })
    await round('2026-03-04T13:00:00Z')
    expect(await ongoingOf('employee')).toHaveLength(1)
    const runs = await runsOf(formScheduleId)
    expect(runs.map(({ occursOn, isMissed }) => [occursOn, isMissed])).toEqual([
      ['2026-03-04', false],
      ['2026-03-03', true],
      ['2026-03-02', true],
    ])
  })

  test('not while it is paused, and makes up for nothing afterwards', async () => {
    const formScheduleId = await saved({ cadence: 'daily' })
    const { formSchedules } = await world.as('manager')
    contentOf(await formSchedules.pause({ formScheduleId, isPaused: true }, { ifMatch: 1 }))
    await round('2026-03-03T13:00:00Z')
    expect(await ongoingOf('employee')).toEqual([])
    contentOf(await formSchedules.pause({ formScheduleId, isPaused: false }, { ifMatch: 2 }))
    await round('2026-03-03T13:05:00Z')
    expect(await ongoingOf('employee')).toEqual([])
    await round('2026-03-04T12:00:00Z')
    expect(await ongoingOf('employee')).toHaveLength(1)
  })

  test('not once it is deleted; what it assigned stays', async () => {
    const { formScheduleId } = await assigned()
    contentOf(
      await (await world.as('manager')).formSchedules.remove({ formScheduleId }, { ifMatch: 1 }),
    )
    await round('2026-03-09T12:00:00Z')
    expect(await ongoingOf('employee')).toHaveLength(1)
  })
})

describe('what was assigned', () => {
  test('is begun by its first answer', async () => {
    const { mine, formScheduleId } = await assigned()
    const { myForms } = await world.as('employee')
    const changes = [{ key: 'tidy', value: 'yes' }]
    contentOf(await myForms.fill({ myFormId: mine.id, changes }))
    expect(await ongoingOf('employee')).toMatchObject([{ formStatus: 'in_progress' }])
    expect(await statesOf(formScheduleId)).toMatchObject([{ [cast.employee]: 'begun' }])
  })

  test('counts from its first answer on, on the day of it', async () => {
    const { mine } = await assigned({ dueHours: 100 })
    const { kysely } = world.database
    const startOf = async () =>
      await kysely
        .selectFrom('my_forms')
        .select(['started_at', 'submitted_at'])
        .where('id', '=', mine.id)
        .executeTakeFirstOrThrow()
    const totals = async () =>
      await kysely
        .selectFrom('my_form_day_totals')
        .select(['day', 'status', 'total'])
        .where('person_id', '=', cast.employee)
        .where('total', '<>', 0)
        .execute()
    expect(await totals()).toMatchObject([{ status: 'pending', total: 1 }])
    const began = '2026-03-04T15:00:00.000Z'
    at(began)
    const { myForms } = await world.as('employee')
    const save = (value: string) =>
      myForms.fill({ myFormId: mine.id, changes: [{ key: 'tidy', value }] })
    contentOf(await save('yes'))
    at('2026-03-04T15:20:00Z')
    contentOf(await save('no'))
    expect((await startOf()).started_at.toISOString()).toBe(began)
    const [only, ...others] = await totals()
    expect(others).toEqual([])
    expect(only).toMatchObject({ status: 'in_progress', total: 1 })
    expect(new Date(only?.day ?? 0).toISOString()).toMatch(/^2026-03-04/)
    expect(contentOf(await myForms.list({ section: 'ongoing' })).data).toMatchObject([
      { id: mine.id, startedAt: began },
    ])
  })

  test('begins with what whoever is asked answered the last time', async () => {
    const client = { key: 'seen', type: 'longText', label: { en: 'Seen' }, startsWithLast: true }
    await world.database.kysely
      .updateTable('form_versions')
      .set({ definition: json({ ...testForm, items: [client] }) })
      .where('form_id', '=', 'f-check')
      .execute()
    const { myForms } = await world.as('employee')
    const { id: myFormId } = contentOf(await myForms.start({ formId: 'f-check' }))
    contentOf(await myForms.fill({ myFormId, changes: [{ key: 'seen', value: 'Two valves' }] }))
    contentOf(await myForms.submit({ myFormId }))
    const { mine } = await assigned()
    const { answers } = contentOf(await myForms.get({ myFormId: mine.id }))
    expect(answers['seen']?.value).toBe('Two valves')
  })

  test('is handed over by whoever has it, with its reminders; not to who was asked as well', async () => {
    const { mine, formScheduleId } = await assigned()
    const { myForms } = await world.as('employee')
    const to = (personId: string) => myForms.handOver({ myFormId: mine.id, personId })
    expect(fieldsOf(await to(cast.colleague))).toEqual({
      personId: 'They were asked for this one already. Please choose somebody else.',
    })
    contentOf(await to(cast.foreman))
    expect(await statesOf(formScheduleId)).toEqual([
      { [cast.foreman]: 'waiting', [cast.colleague]: 'waiting' },
    ])
    await round('2026-03-02T15:05:00Z')
    expect(await toldTo('foreman')).toEqual(['assigned_form_due', 'form_handed_over'])
    // Whoever has it next is reminded anew.
    contentOf(
      await (
        await world.as('foreman')
      ).myForms.handOver({ myFormId: mine.id, personId: cast.manager }),
    )
    await round('2026-03-02T15:10:00Z')
    expect(await toldTo('manager')).toEqual(['assigned_form_due', 'form_handed_over'])
  })

  test('begins for whoever takes it over as it would have for them', async () => {
    const { kysely } = world.database
    await kysely
      .insertInto('districts')
      .values({ code: 'BAK', name: 'Bakken', country_code: 'US' })
      .execute()
    await kysely
      .updateTable('people')
      .set({ district_code: 'BAK' })
      .where('id', '=', cast.foreman)
      .execute()
    const { mine } = await assigned()
    const { myForms } = await world.as('employee')
    contentOf(await myForms.handOver({ myFormId: mine.id, personId: cast.foreman }))
    const row = await kysely
      .selectFrom('my_forms')
      .select(['district_code', 'filled_before'])
      .where('id', '=', mine.id)
      .executeTakeFirstOrThrow()
    // Nor did whoever had it have any part in it.
    expect(row).toEqual({ district_code: 'BAK', filled_before: [] })
  })

  test('that came in all at once does not say how long it took', async () => {
    const { mine } = await assigned()
    at('2026-03-02T13:30:00Z')
    await fillOut('employee', mine.id)
    const { firstSubmittedAt } = contentOf(
      await (await world.as('employee')).myForms.get({ myFormId: mine.id }),
    )
    expect(firstSubmittedAt).toBeNull()
  })

  test('that is handed in as it is begins with that', async () => {
    const { mine } = await assigned()
    at('2026-03-02T13:30:00Z')
    await fillOut('employee', mine.id)
    const { startedAt, submittedAt } = contentOf(
      await (await world.as('employee')).myForms.get({ myFormId: mine.id }),
    ).entry
    expect([startedAt, submittedAt]).toEqual(Array(2).fill('2026-03-02T13:30:00.000Z'))
  })

  test('says who assigned it, for what, and with what note', async () => {
    const { mine } = await assigned({ note: 'Bring the gauge' })
    const detail = contentOf(await (await world.as('employee')).myForms.get({ myFormId: mine.id }))
    expect(detail.assigned).toMatchObject({
      person: { personId: cast.manager },
      title: 'Monday walk',
      note: 'Bring the gauge',
      dueAt: '2026-03-02T16:00:00.000Z',
    })
  })

  test('says nothing of the time at which it will be done', async () => {
    const { mine } = await assigned()
    const row = await world.database.kysely
      .selectFrom('my_form_answers')
      .select('answers')
      .where('my_form_id', '=', mine.id)
      .executeTakeFirst()
    expect(row?.answers).not.toHaveProperty('at')
  })

  test('goes on to a newer version while nothing is answered', async () => {
    const { mine } = await assigned()
    const other = (await ongoingOf('colleague'))[0]?.id ?? ''
    const { myForms } = await world.as('employee')
    const changes = [{ key: 'tidy', value: 'yes' }]
    contentOf(await myForms.fill({ myFormId: mine.id, changes }))
    const { kysely } = world.database
    const version = await kysely
      .selectFrom('form_versions')
      .selectAll()
      .where('form_id', '=', 'f-check')
      .executeTakeFirstOrThrow()
    const definition = { ...(version.definition as object), version: 2 }
    await kysely
      .insertInto('form_versions')
      .values({ ...version, version: 2, definition: json(definition) })
      .execute()
    await kysely.updateTable('forms').set({ published_version: 2 }).execute()
    await round('2026-03-02T12:10:00Z')
    const rows = await kysely
      .selectFrom('my_forms')
      .select(['id', 'form_version'])
      .where('id', 'in', [mine.id, other])
      .execute()
    expect(Object.fromEntries(rows.map((row) => [row.id, row.form_version]))).toEqual({
      [mine.id]: 1,
      [other]: 2,
    })
  })

  test('is done in time or late', async () => {
    const { formScheduleId, mine } = await assigned()
    await fillOut('employee', mine.id)
    at('2026-03-02T17:00:00Z')
    await fillOut('colleague', (await ongoingOf('colleague'))[0]?.id ?? '')
    expect(await statesOf(formScheduleId)).toEqual([
      { [cast.employee]: 'in_time', [cast.colleague]: 'late' },
    ])
  })

  test('goes from the others where one is enough, unless they have begun', async () => {
    const { formScheduleId, mine } = await assigned({
      ...{ mode: 'any', personIds: [cast.employee, cast.colleague, cast.foreman] },
    })
    const begun = (await ongoingOf('foreman'))[0]?.id ?? ''
    const changes = [{ key: 'tidy', value: 'yes' }]
    contentOf(await (await world.as('foreman')).myForms.fill({ myFormId: begun, changes }))
    await fillOut('employee', mine.id)
    expect(await ongoingOf('colleague')).toEqual([])
    expect(await statesOf(formScheduleId)).toEqual([
      { [cast.employee]: 'in_time', [cast.colleague]: 'not_needed', [cast.foreman]: 'begun' },
    ])
  })

  test('is not deleted, but said not to be done, which whoever assigned it is told', async () => {
    const { formScheduleId, mine } = await assigned()
    const { myForms } = await world.as('employee')
    expect(fieldsOf(await myForms.remove({ myFormId: mine.id }))).toEqual({
      reason: 'Please say why.',
    })
    const reason = 'The site is closed'
    contentOf(await myForms.remove({ myFormId: mine.id, reason }))
    const [run] = await runsOf(formScheduleId)
    expect(run?.assignments.find(({ person }) => person.personId === cast.employee)).toMatchObject({
      ...{ state: 'not_done', reason },
    })
    expect(await toldTo('manager')).toEqual(['form_not_done'])
    contentOf(await myForms.restore({ myFormId: mine.id }))
    expect(await statesOf(formScheduleId)).toMatchObject([{ [cast.employee]: 'waiting' }])
  })
})

describe('reminders', () => {
  test('come once when it is due soon and once when it is overdue, then to its author too', async () => {
    await assigned()
    await round('2026-03-02T14:55:00Z')
    expect(await toldTo('employee')).toEqual(['form_assigned'])
    await round('2026-03-02T15:00:00Z')
    await round('2026-03-02T15:05:00Z')
    expect(await toldTo('employee')).toEqual(['assigned_form_due', 'form_assigned'])
    await round('2026-03-02T16:00:00Z')
    await round('2026-03-02T16:05:00Z')
    const told = ['assigned_form_due', 'assigned_form_overdue', 'form_assigned']
    expect(await toldTo('employee')).toEqual(told)
    expect(await toldTo('manager')).toEqual(['form_schedule_overdue'])
  })

  test('come for nothing that is done', async () => {
    const { mine } = await assigned({ personIds: [cast.employee] })
    await fillOut('employee', mine.id)
    await round('2026-03-02T16:05:00Z')
    expect(await toldTo('employee')).toEqual(['form_assigned'])
    expect(await toldTo('manager')).toEqual([])
  })
})

describe('formSchedules.handOn', () => {
  const occursOn = '2026-03-02'
  const handOn = async (who: CastName, formScheduleId: string, toId: string) =>
    (await world.as(who)).formSchedules.handOn({
      ...{ formScheduleId, occursOn, fromId: cast.employee, toId },
    })

  test('is refused to others, and to whoever was asked already', async () => {
    const { formScheduleId } = await assigned()
    expect(problemOf(await handOn('employee', formScheduleId, cast.foreman))).toBe('forbidden')
    expect(fieldsOf(await handOn('manager', formScheduleId, cast.colleague))).toEqual({
      toId: 'They were asked for this one already. Please choose somebody else.',
    })
  })

  test('gives what was not begun to somebody else, for whom it is new', async () => {
    const { formScheduleId } = await assigned()
    contentOf(await handOn('manager', formScheduleId, cast.foreman))
    expect(await ongoingOf('employee')).toEqual([])
    expect(await ongoingOf('foreman')).toMatchObject([
      { formStatus: 'new', dueAt: '2026-03-02T16:00:00.000Z' },
    ])
    expect(problemOf(await handOn('manager', formScheduleId, cast.admin))).toBe('wrong_state')
  })
})

test('a schedule of another organisation is nobody’s', async () => {
  const formScheduleId = await saved()
  await grantTo(world, 'outsider', ['edit_all_forms'])
  expect(problemOf(await (await world.as('outsider')).formSchedules.get({ formScheduleId }))).toBe(
    'forbidden',
  )
})

test('what was done to it stands in its history', async () => {
  const formScheduleId = await saved()
  const { formSchedules } = await world.as('manager')
  const edit = { ...walk, formScheduleId, dueHours: 6 }
  contentOf(await formSchedules.save(edit, { ifMatch: 1 }))
  const { history, asked, coming } = contentOf(await formSchedules.get({ formScheduleId }))
  expect(history.data[0]?.fields).toMatchObject([
    { label: 'Hours until it is due', from: '4', to: '6' },
  ])
  expect(asked.total).toBe(2)
  expect(coming[0]).toEqual({
    opensAt: '2026-03-02T12:00:00.000Z',
    dueAt: '2026-03-02T18:00:00.000Z',
  })
})
