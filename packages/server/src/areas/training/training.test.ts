import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeQualification, placeTraining } from '../../../test/place-training.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { tellDueTraining } from './training.clock.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await grantTo(world, 'reviewer', ['manage_employees'])
  await kysely.insertInto('departments').values({ code: 'FLD', name: 'Field' }).execute()
  await kysely
    .insertInto('job_titles')
    .values({ code: 'OPR', name: 'Operator', department_code: 'FLD' })
    .execute()
  const seat = (name: CastName, columns: { job_code?: string; manager_id?: string }) =>
    kysely.updateTable('people').set(columns).where('id', '=', cast[name]).execute()
  await seat('employee', { job_code: 'OPR', manager_id: cast.manager })
  await placeQualification(world, 'q-gas', { name: 'Gas safety', job_codes: ['OPR'] })
  await placeQualification(world, 'q-aid', { name: 'First aid', valid_months: null })
  await placeQualification(world, 'q-old', { name: 'Old ticket', retired_at: new Date() })
  await placeQualification(world, 'q-else', { shard_key: 'other-org', name: 'Elsewhere' })
})
afterAll(() => world.close())

const wanted = { personId: cast.employee, qualificationId: 'q-gas', issuedOn: '2026-02-10' }

async function statesOf(who: CastName) {
  const { data } = contentOf(await (await world.as(who)).training.list({}))
  return data.map(({ person, qualification, state }) => [
    ...[person.personId, qualification.name, state],
  ])
}

describe('what people hold', () => {
  test('is recorded by nobody but whoever keeps people', async () => {
    expect(problemOf(await world.nobody.training.save(wanted))).toBe('not_signed_in')
    for (const who of ['employee', 'manager', 'outsider'] as const) {
      expect(problemOf(await (await world.as(who)).training.save(wanted)), who).toBe('forbidden')
    }
  })

  test('is missing where the job asks for it, to oneself, whom one reports to and who keeps people', async () => {
    const missing = [[cast.employee, 'Gas safety', 'missing']]
    expect(await statesOf('employee')).toEqual(missing)
    expect(await statesOf('manager')).toEqual(missing)
    expect(await statesOf('reviewer')).toEqual(missing)
    expect(await statesOf('colleague')).toEqual([])
    expect(await statesOf('outsider')).toEqual([])
  })

  test.each([
    [{ personId: cast.outsider }, 'personId'],
    [{ personId: '' }, 'personId'],
    [{ qualificationId: 'q-old' }, 'qualificationId'],
    [{ qualificationId: 'q-else' }, 'qualificationId'],
    [{ issuedOn: '2026-03-08' }, 'issuedOn'],
    [{ issuedOn: '2026-02-30' }, 'issuedOn'],
    [{ expiresOn: '2026-02-09' }, 'expiresOn'],
  ])('refuses %o at its field', async (wrong, path) => {
    const reply = await (await world.as('reviewer')).training.save({ ...wanted, ...wrong })
    expect(reply).toMatchObject({ problem: { fields: [{ path }] } })
  })

  test('expires by the months of the qualification, and never where it has none', async () => {
    const keeper = await world.as('reviewer')
    const gas = contentOf(await keeper.training.save({ ...wanted, number: ' H-1 ' }))
    const asked = { trainingRecordId: gas.trainingRecordId }
    expect(contentOf(await keeper.training.get(asked))).toMatchObject({
      ...{ issuedOn: '2026-02-10', expiresOn: '2029-02-10', number: 'H-1', state: 'valid' },
      ...{ isRequired: true, jobTitle: 'Operator', department: 'Field', others: [] },
    })
    const aid = { ...wanted, qualificationId: 'q-aid' }
    const { trainingRecordId } = contentOf(await keeper.training.save(aid))
    expect(contentOf(await keeper.training.get({ trainingRecordId }))).toMatchObject({
      ...{ expiresOn: null, state: 'valid', isRequired: false },
    })
    contentOf(await keeper.training.remove({ trainingRecordId }))
    expect(problemOf(await keeper.training.get({ trainingRecordId }))).toBe('forbidden')
  })

  test('is renewed by a record of its own, and tells what became of it', async () => {
    const keeper = await world.as('reviewer')
    const before = contentOf(await keeper.training.list({})).data[0]
    const trainingRecordId = before?.trainingRecordId ?? ''
    const edited = { ...wanted, trainingRecordId, expiresOn: '2026-03-04', number: 'H-1' }
    expect(problemOf(await keeper.training.save(edited, { ifMatch: 9 }))).toBe('row_changed')
    contentOf(await keeper.training.save(edited, { ifMatch: 1 }))
    expect(await statesOf('employee')).toEqual([[cast.employee, 'Gas safety', 'expired']])
    const missing = await (await world.as('employee')).training.list({ states: ['missing'] })
    expect(contentOf(missing).data.map(({ state }) => state)).toEqual(['expired'])
    contentOf(
      await keeper.training.save({ ...wanted, issuedOn: '2026-03-05', expiresOn: '2026-04-04' }),
    )
    expect(await statesOf('employee')).toEqual([[cast.employee, 'Gas safety', 'expiring']])
    const own = contentOf(await (await world.as('employee')).training.get({ trainingRecordId }))
    expect(own).toMatchObject({
      ...{ state: 'renewed', others: [{ issuedOn: '2026-03-05', state: 'expiring' }] },
      history: { data: [{ action: 'edit' }, { action: 'create' }] },
    })
    expect(JSON.stringify(own.history.data[1]?.fields)).toContain('Gas safety')
    expect(problemOf(await (await world.as('colleague')).training.get({ trainingRecordId }))).toBe(
      'forbidden',
    )
    const renewed = await keeper.training.list({ section: 'renewed' })
    expect(contentOf(renewed).data.map(({ id }) => id)).toEqual([trainingRecordId])
  })

  test('has one file, added by whoever keeps people and read by whoever reads the record', async () => {
    const trainingRecordId = await placeTraining(world, 'held', {
      ...{ qualification_id: 'q-old', expires_on: '2030-01-01' },
    })
    await placeTraining(world, 'other', { qualification_id: 'q-old', issued_on: '2025-01-05' })
    const sent = async () => `upload:${await sendPhoto(world, 'reviewer')}`
    const [keeper, employee] = [await world.as('reviewer'), await world.as('employee')]
    const wanting = await employee.training.saveFile({ trainingRecordId, file: await sent() })
    expect(problemOf(wanting)).toBe('forbidden')
    const saved = await keeper.training.saveFile({ trainingRecordId, file: await sent() })
    const { uploadId } = contentOf(saved)
    const second = await keeper.training.saveFile({ trainingRecordId, file: await sent() })
    expect(problemOf(second)).toBe('invalid_input')
    const { evidence } = contentOf(await employee.training.get({ trainingRecordId }))
    expect(evidence.map((one) => one.uploadId)).toEqual([uploadId])
    const file = { trainingRecordId, uploadId }
    expect((await employee.training.file(file)).status).toBe(200)
    expect((await (await world.as('manager')).training.file(file)).status).toBe(200)
    expect(problemOf(await (await world.as('colleague')).training.file(file))).toBe('forbidden')
    const elsewhere = { trainingRecordId: 'other', uploadId }
    expect(problemOf(await keeper.training.file(elsewhere))).toBe('not_found')
    expect(problemOf(await employee.training.removeFile(file))).toBe('forbidden')
    contentOf(await keeper.training.removeFile(file))
    expect(problemOf(await keeper.training.file(file))).toBe('not_found')
    contentOf(await keeper.training.remove({ trainingRecordId }))
    contentOf(await keeper.training.remove({ trainingRecordId: 'other' }))
  })

  test('is told 30 days before it expires and on the day, once each, to whose it is and whom they report to', async () => {
    const { kysely } = world.database
    const told = async () => {
      const at = { database: world.database, ports: world.ports }
      await tellDueTraining({ ...at, now: world.ports.clock.now() })
      await tellDueTraining({ ...at, now: world.ports.clock.now() })
      await world.tell()
      const rows = await kysely
        .selectFrom('notifications')
        .select(['person_id', 'kind'])
        .where('record_type', '=', 'training_record')
        .orderBy('person_id')
        .execute()
      await kysely.deleteFrom('outbox').execute()
      return rows.map(({ person_id: who, kind }) => `${who} ${kind}`)
    }
    const both = [`${cast.employee} qualification_due`, `${cast.manager} team_qualification_due`]
    expect(await told()).toEqual(both)
    const dayMs = 86_400_000
    world.wait(7 * dayMs)
    expect(await told()).toEqual(both)
    world.wait(23 * dayMs)
    expect((await told()).length).toBe(4)
    world.wait(dayMs)
    expect((await told()).length).toBe(4)
    world.wait(-31 * dayMs)
  })

  test('is told late, once, where no clock ran on its last day', async () => {
    const { kysely } = world.database
    const now = world.ports.clock.now().getTime()
    const dayMs = 86_400_000
    const ago = (days: number) => new Date(now - days * dayMs)
    const dayOf = (at: Date) => at.toISOString().slice(0, 10)
    const place = (id: string, expires: number, recorded: number) =>
      placeTraining(world, id, {
        ...{ qualification_id: 'q-aid', issued_on: '2025-01-05', person_id: cast.colleague },
        ...{ expires_on: dayOf(ago(expires)), created_at: ago(recorded) },
      })
    const told = async () => {
      await tellDueTraining({ ...world, now: new Date(now) })
      return (await kysely.selectFrom('outbox').select(['record_id', 'kind']).execute()).map(
        ({ record_id: id, kind }) => `${id} ${kind}`,
      )
    }
    await place('late', 3, 60)
    expect(await told()).toEqual(['late qualification_due'])
    // Whoever leads them since is not told of what expired before.
    const leadBy = (manager_id: string | null) =>
      kysely.updateTable('people').set({ manager_id }).where('id', '=', cast.colleague).execute()
    await leadBy(cast.manager)
    expect(await told()).toEqual(['late qualification_due'])
    await leadBy(null)
    await kysely.deleteFrom('outbox').execute()
    await kysely.deleteFrom('training_records').where('id', '=', 'late').execute()
    // What had expired before it was recorded, and what expired long ago, is news to nobody.
    await place('recorded-since', 3, 2)
    expect(await told()).toEqual([])
    await kysely.deleteFrom('training_records').where('id', '=', 'recorded-since').execute()
    await place('long-ago', 31, 60)
    expect(await told()).toEqual([])
    await kysely.deleteFrom('training_records').where('id', '=', 'long-ago').execute()
  })

  test('that was renewed, or is asked for no more, is told to nobody', async () => {
    const { kysely } = world.database
    const soon = { expires_on: new Date(world.ports.clock.now()).toISOString().slice(0, 10) }
    await placeTraining(world, 'before', { qualification_id: 'q-aid', ...soon })
    await placeTraining(world, 'after', { qualification_id: 'q-aid', issued_on: '2026-02-01' })
    await placeTraining(world, 'retired', { qualification_id: 'q-old', ...soon })
    await tellDueTraining({ ...world, now: world.ports.clock.now() })
    const told = await kysely.selectFrom('outbox').select('id').execute()
    expect(told).toEqual([])
    await kysely
      .deleteFrom('training_records')
      .where('id', 'in', ['before', 'after', 'retired'])
      .execute()
  })
})

describe('qualifications', () => {
  const draft = { name: 'Forklift', kind: 'licence' as const, validMonths: 24, jobTitles: 'OPR' }

  test('are kept by whoever keeps people, read by everybody of the organisation', async () => {
    const employee = await world.as('employee')
    expect(problemOf(await employee.training.saveQualification(draft))).toBe('forbidden')
    const all = contentOf(await employee.training.qualifications({})).data
    expect(all.map(({ name }) => name)).toEqual(['First aid', 'Gas safety', 'Old ticket'])
    const found = contentOf(await employee.search.find({ search: 'gas' }))
    expect(found.qualifications.data).toEqual([
      { qualificationId: 'q-gas', name: 'Gas safety', kind: 'course', validMonths: 36 },
    ])
    const outsider = await world.as('outsider')
    expect(contentOf(await outsider.search.find({ search: 'gas' })).qualifications.data).toEqual([])
    expect(problemOf(await outsider.training.qualification({ qualificationId: 'q-gas' }))).toBe(
      'forbidden',
    )
  })

  test.each([
    [{ name: 'gas SAFETY' }, 'name'],
    [{ name: '' }, 'name'],
    [{ validMonths: 0 }, 'validMonths'],
    [{ jobTitles: 'NONE' }, 'jobTitles'],
  ])('refuse %o at its field', async (wrong, path) => {
    const reply = await (
      await world.as('reviewer')
    ).training.saveQualification({ ...draft, ...wrong })
    expect(reply).toMatchObject({ problem: { fields: [{ path }] } })
  })

  test('are asked of a job until they are retired', async () => {
    const keeper = await world.as('reviewer')
    const { qualificationId } = contentOf(await keeper.training.saveQualification(draft))
    const counted = async () =>
      contentOf(await keeper.training.qualification({ qualificationId })).counts.flatMap(
        ({ state, count }) => (count === 0 ? [] : [[state, count]]),
      )
    expect(await counted()).toEqual([['missing', 1]])
    // What the job asks for and has expired is no second person.
    const lapsed = { qualification_id: qualificationId, expires_on: '2026-01-06' }
    await placeTraining(world, 'lapsed', lapsed)
    expect(await counted()).toEqual([['expired', 1]])
    contentOf(await keeper.training.remove({ trainingRecordId: 'lapsed' }))
    const retired = { qualificationId, isRetired: true }
    contentOf(await keeper.training.retireQualification(retired, { ifMatch: 1 }))
    expect(await counted()).toEqual([])
    const { history, isRetired } = contentOf(
      await keeper.training.qualification({ qualificationId }),
    )
    expect([isRetired, history.data.map(({ action }) => action)]).toEqual([
      true,
      ['edit', 'create'],
    ])
    contentOf(await keeper.training.saveQualification(draft))
    const back = await keeper.training.retireQualification({ ...retired, isRetired: false })
    expect(back).toMatchObject({ problem: { fields: [{ path: 'name' }] } })
  })

  test('of people who have left are asked of nobody', async () => {
    await placeTraining(world, 'left', { qualification_id: 'q-aid', person_id: cast.foreman })
    await world.database.kysely
      .updateTable('people')
      .set({ is_active: false })
      .where('id', '=', cast.foreman)
      .execute()
    expect((await statesOf('reviewer')).some(([who]) => who === cast.foreman)).toBe(false)
    // Who keeps what people hold finds it by their name.
    const named = { personIds: [cast.foreman] }
    const left = contentOf(await (await world.as('reviewer')).training.list(named)).data
    expect(left.map(({ trainingRecordId }) => trainingRecordId)).toEqual(['left'])
    const foreign = contentOf(await (await world.as('manager')).training.list(named)).data
    expect(foreign).toEqual([])
  })
})
