import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyChains } from '../../audit.ts'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf } from '../../../test/harness.ts'
import {
  fieldsOf,
  startSqrWorld,
  whyNot,
  wholeHeader,
  type Header,
  type SqrWorld,
} from '../../../test/sqr-world.ts'

let world: SqrWorld

beforeAll(async () => {
  world = await startSqrWorld()
})
afterAll(() => world.close())

const save = async (sqrId: string, said: Partial<Header>, who: CastName = 'employee') =>
  (await world.sqr(who)).saveHeaderInfo({ ...wholeHeader, ...said, sqrId })

describe('a report', () => {
  test('is begun by whoever may, with a title alone', async () => {
    expect(problemOf(await world.nobody.sqr.saveHeaderInfo(wholeHeader))).toBe('not_signed_in')
    expect(problemOf(await (await world.sqr('colleague')).saveHeaderInfo(wholeHeader))).toBe(
      'forbidden',
    )
    const reporter = await world.sqr('employee')
    const begun = contentOf(await reporter.saveHeaderInfo({ title: ' Pump  7 ' } as Header))
    expect(begun).toMatchObject({ number: 'SQR-26-00001', rowVersion: 1 })
    expect(await world.read('employee', begun.sqrId)).toMatchObject({
      ...{ title: 'Pump 7', phase: 'draft', severity: 'none', hours: null, dueAt: null },
      ...{ status: { status: 'Draft' }, reporter: { personId: cast.employee }, owner: null },
      can: { edit: true, delete: true, verify: false, raiseAction: false, link: false },
    })
  })

  test('is nothing to a stranger, nor to another organisation', async () => {
    const sqrId = await world.begin()
    for (const stranger of ['colleague', 'outsider'] as const) {
      const by = await world.sqr(stranger)
      expect(problemOf(await by.information({ sqrId }))).toBe('forbidden')
      expect(problemOf(await by.saveHeaderInfo({ ...wholeHeader, sqrId }))).toBe('forbidden')
      expect(problemOf(await by.saveScat({ sqrId, scat: [] }))).toBe('forbidden')
      expect(problemOf(await by.changeStatus({ sqrId, event: 'submit' }))).toBe('forbidden')
      expect(contentOf(await by.list({ section: 'all' })).data).toEqual([])
    }
    // Whoever verifies reads it, and writes nothing.
    expect((await world.read('manager', sqrId)).can.edit).toBe(false)
    const reply = await (await world.sqr('manager')).saveHeaderInfo({ ...wholeHeader, sqrId })
    expect(problemOf(reply)).toBe('forbidden')
  })

  test.each([
    ['a title of nothing', { title: ' ' }, 'title', 'Please enter title.'],
    [
      'an end before its beginning',
      { endsAt: '2026-03-04T05:59:00Z' },
      'endsAt',
      'It ends after it begins.',
    ],
    [
      'a beginning that lies ahead',
      { startsAt: '2026-03-05T23:00:00Z', endsAt: null },
      'startsAt',
      'It cannot have begun yet.',
    ],
    [
      'an end that lies ahead',
      { endsAt: '2026-03-05T23:00:00Z' },
      'endsAt',
      'It cannot have ended yet.',
    ],
    [
      'a customer who is told tomorrow',
      { customerNotifiedAt: '2026-03-06T09:00:00Z' },
      'customerNotifiedAt',
      'Nobody can have been told yet.',
    ],
    [
      'a customer who was told before it began',
      { customerNotifiedAt: '2026-03-04T05:59:00Z' },
      'customerNotifiedAt',
      'They were told after it began.',
    ],
    [
      'a severity without a reason',
      { severityOverride: 'level_1' },
      'overrideReason',
      'Please say why the severity is another one.',
    ],
    [
      'a category of another type',
      { typeId: 'classification.commercial' },
      'typeId',
      'Please choose one of these.',
    ],
    [
      'a branch of a tree',
      { incidentId: 'incident.fracturing' },
      'incidentId',
      'Please choose one of those below “Fracturing”.',
    ],
    [
      'an entry that is hidden',
      { codeId: 'code.weather' },
      'codeId',
      '“WEATHER” is not chosen any more. Please choose another one.',
    ],
    ['a crew that is not there', { crewId: 'F-99' }, 'crewId', 'Please choose one of these.'],
    [
      'an owner of elsewhere',
      { ownerId: cast.outsider },
      'ownerId',
      'This is not an employee here, or no longer.',
    ],
    [
      'a team of elsewhere',
      { teamIds: [cast.colleague, 'nobody'] },
      'teamIds',
      'Some of the people chosen are not employees here, or no longer.',
    ],
  ])('is refused with %s', async (_what, wrong, path, message) => {
    await hide('code.weather')
    const reply = await (
      await world.sqr('employee')
    ).saveHeaderInfo({
      ...wholeHeader,
      ...(wrong as Partial<Header>),
    })
    expect(fieldsOf(reply)).toEqual([[path, message]])
  })

  test('keeps what it has chosen when that is hidden', async () => {
    const sqrId = await world.begin({ codeId: 'code.mech' })
    await hide('code.mech')
    contentOf(await save(sqrId, { codeId: 'code.mech' }))
    const detail = await world.read('employee', sqrId)
    expect(detail.header.codeId).toBe('code.mech')
    expect(detail.headerWords).toMatchObject({ codeId: 'MECH', businessUnit: 'Fracturing' })
  })

  test('is edited by its version, and every edit is told in its history', async () => {
    const sqrId = await world.begin()
    const edit = {
      ...wholeHeader,
      sqrId,
      teamIds: [cast.colleague],
      incidentId: leak,
      ownCost: 12.5,
    }
    const by = await world.sqr('employee')
    expect(contentOf(await by.saveHeaderInfo(edit, { ifMatch: 1 })).rowVersion).toBe(2)
    expect(problemOf(await by.saveHeaderInfo(edit, { ifMatch: 1 }))).toBe('row_changed')
    const detail = await world.read('colleague', sqrId)
    expect(detail).toMatchObject({
      ...{ hours: 9, team: [{ personId: cast.colleague }], can: { edit: true, delete: false } },
      header: { ownCost: 12.5, startsAt: '2026-03-04T06:00:00.000Z', isRecordable: false },
      headerWords: { incidentId: 'Fracturing / Iron / Leak', teamIds: 'Test Colleague' },
    })
    expect(detail.history.data.map(({ action, fields }) => [action, fields.length])).toEqual([
      ['edit', 3],
      ['create', 1],
    ])
    expect((await verifyChains(world.database.kysely)).broken).toEqual([])
  })

  test('keeps what it needed to come as far as it has', async () => {
    const sqrId = await world.begin()
    contentOf(await world.ask('employee', sqrId, 'submit'))
    expect(fieldsOf(await save(sqrId, { endsAt: null }))).toEqual([
      ['endsAt', 'Please enter when it ended.'],
    ])
    expect(fieldsOf(await save(sqrId, { typeId: null }))).toEqual([
      ['typeId', 'Please choose a type.'],
    ])
    const led = { ownerId: cast.foreman, teamIds: [cast.colleague] }
    contentOf(await save(sqrId, led))
    contentOf(await world.ask('foreman', sqrId, 'investigate'))
    expect(fieldsOf(await save(sqrId, { ...led, ownerId: null }, 'admin'))).toEqual([
      ['ownerId', 'Please choose who leads the investigation.'],
    ])
    expect(fieldsOf(await save(sqrId, { ...led, teamIds: [] }, 'foreman'))).toEqual([
      ['teamIds', 'Of Level 2 or above a team investigates. Please choose it.'],
    ])
    const party = { ...led, responsiblePartyId: 'responsible-party.vendor' }
    contentOf(await save(sqrId, party))
    contentOf(await world.ask('foreman', sqrId, 'ask_verification'))
    expect(fieldsOf(await save(sqrId, led))).toEqual([
      ['responsiblePartyId', 'Please choose the responsible party.'],
    ])
  })

  test('is deleted as a draft, and voided later', async () => {
    const draft = await world.begin()
    const by = await world.sqr('employee')
    contentOf(await by.remove({ sqrId: draft }))
    expect(problemOf(await by.information({ sqrId: draft }))).toBe('forbidden')
    const sqrId = await world.begin()
    contentOf(await world.ask('employee', sqrId, 'submit'))
    expect(whyNot(await by.remove({ sqrId }))).toBe(
      'What was submitted is not deleted. It is voided with a reason instead.',
    )
  })
})

const leak = 'incident.fracturing.iron.leak'

async function hide(id: string) {
  await world.database.kysely
    .updateTable('categories')
    .set({ is_active: false })
    .where('id', '=', id)
    .execute()
}
