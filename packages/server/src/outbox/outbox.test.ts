import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cast, castShard } from '../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { limitEntry, placeEntry } from '../../test/place-entry.ts'
import { transaction } from '../db/transaction.ts'
import { listFits } from '../list-fits.ts'
import { toldTitles } from '../told-titles.ts'
import { deliverOutbox } from './deliver.ts'
import { startOutbox } from './start-outbox.ts'
import { notify, type NewNotification } from './notify.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.kysely.deleteFrom('notifications').execute()
  await world.database.kysely.deleteFrom('outbox').execute()
})

const tellOf = (id: string, personIds: readonly string[], more: Partial<NewNotification> = {}) =>
  transaction(world.database, (db) => tellIn(db, id, personIds, more))

function tellIn(
  db: Parameters<typeof notify>[0]['db'],
  id: string,
  personIds: readonly string[],
  more: Partial<NewNotification> = {},
) {
  const { ports } = world
  const teller = {
    ...{ db, ports, now: ports.clock.now() },
    person: { shardKey: castShard, personId: cast.employee },
  }
  return notify(teller, {
    ...{ kind: 'form_shared', record: { type: 'my_form', id }, personIds },
    ...more,
  })
}

const left = () => world.database.kysely.selectFrom('outbox').selectAll().execute()
const told = () =>
  world.database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'kind', 'record_id', 'actor_id', 'created_at'])
    .orderBy('person_id')
    .execute()

describe('the outbox', () => {
  test('tells each person once, of the moment of the deed, whatever is repeated', async () => {
    const id = await placeEntry(world, 'o-once', { sharedWith: ['colleague', 'manager'] })
    const at = world.ports.clock.now()
    await tellOf(id, [cast.colleague, cast.manager, cast.colleague])
    expect(await told()).toEqual([])
    const telling = (await left())[0]
    world.wait(60_000)
    await Promise.all([world.tell(), world.tell()])
    const row = { kind: 'form_shared', record_id: id, actor_id: cast.employee, created_at: at }
    const rows = [cast.colleague, cast.manager].sort().map((person_id) => ({ person_id, ...row }))
    expect(await told()).toEqual(rows)
    expect(await left()).toEqual([])
    // As after a backup that was taken in between.
    await world.database.kysely
      .insertInto('outbox')
      .values(telling ?? expect.fail('nothing was put'))
      .execute()
    await world.tell()
    expect(await told()).toEqual(rows)
    expect(await left()).toEqual([])
  })

  test('holds nothing of what was undone', async () => {
    const undone = transaction(world.database, async (db) => {
      await tellIn(db, 'o-undone', [cast.colleague])
      throw new Error('not after all')
    })
    await expect(undone).rejects.toThrow('not after all')
    expect(await left()).toEqual([])
  })

  test('tells nobody who may not read it when it is told, or has left', async () => {
    const employee = await world.as('employee')
    const id = await placeEntry(world, 'o-closed', { sharedWith: ['colleague', 'manager'] })
    await limitEntry(world, id, true)
    await tellOf(id, [cast.colleague, cast.manager])
    contentOf(await employee.myForms.unshare({ myFormId: id, personId: cast.colleague }))
    await world.tell()
    expect((await told()).map((row) => row.person_id)).toEqual([cast.manager])

    await world.database.kysely.deleteFrom('notifications').execute()
    await tellOf(id, [cast.manager])
    await setActive(cast.manager, false)
    await world.tell()
    await setActive(cast.manager, true)
    expect(await told()).toEqual([])
    expect(await left()).toEqual([])
  })

  test('tells many people in steps, each of them once', async () => {
    const people = Array.from({ length: 450 }, (_, place) => `many-${place}`)
    const { search_text: _derived, ...row } = await world.database.kysely
      .selectFrom('people')
      .selectAll()
      .where('id', '=', cast.colleague)
      .executeTakeFirstOrThrow()
    const rows = people.map((id) => ({
      ...{ ...row, id, employee_number: id },
      email: `${id}@holdpoint.example`,
    }))
    await world.database.kysely.insertInto('people').values(rows).execute()
    const id = await placeEntry(world, 'o-many', { status: 'complete' })
    await world.database.kysely
      .insertInto('my_form_shares')
      .values(
        people.map((person_id) => ({
          ...{ shard_key: castShard, my_form_id: id, person_id },
          ...{ shared_by: cast.employee, created_at: new Date() },
        })),
      )
      .execute()
    await tellOf(id, people)
    await Promise.all([world.tell(), world.tell(), world.tell()])
    await world.tell()
    expect((await told()).map((one) => one.person_id).sort()).toEqual([...people].sort())
    expect(await left()).toEqual([])
  })

  test('lets one that cannot be told wait, longer each time, and tells the others', async () => {
    const good = await placeEntry(world, 'o-good', { sharedWith: ['colleague'] })
    const failures: object[] = []
    const parts = {
      database: world.database,
      ports: {
        ...world.ports,
        log: { ...world.ports.log, error: (fields: object) => void failures.push(fields) },
      },
      titles: {
        ...toldTitles,
        action: () => Promise.reject(new Error('Not to be read')),
      },
    }
    await tellOf('o-bad', [cast.colleague], {
      kind: 'action_assigned',
      record: { type: 'action', id: 'o-bad' },
    })
    await tellOf(good, [cast.colleague])
    await deliverOutbox(parts)
    expect((await told()).map((row) => row.record_id)).toEqual([good])
    const [bad] = await left()
    expect(bad).toMatchObject({ record_id: 'o-bad', tries: 1 })
    expect(bad?.next_try_at).toEqual(new Date(world.ports.clock.now().getTime() + 30_000))
    await deliverOutbox(parts)
    expect(failures).toHaveLength(1)
    world.wait(30_000)
    await deliverOutbox(parts)
    expect((await left())[0]).toMatchObject({ tries: 2 })
  })

  test('runs by itself until it is ended', async () => {
    const id = await placeEntry(world, 'o-running', { sharedWith: ['colleague'] })
    const { database, ports } = world
    const end = startOutbox(
      { database, ports, titles: toldTitles, fits: listFits, publicOrigin: '' },
      5,
    )
    await tellOf(id, [cast.colleague])
    await expect.poll(async () => (await told()).length).toBe(1)
    await end()
    await tellOf(id, [cast.colleague])
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(await left()).toHaveLength(1)
  })
})

async function setActive(personId: string, isActive: boolean): Promise<void> {
  await world.database.kysely
    .updateTable('people')
    .set({ is_active: isActive })
    .where('id', '=', personId)
    .execute()
}
