import { json } from '../../db/json.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reportsMax, type CallInput, type CallOf } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeReport } from '../../../test/place-report.ts'
import { grantTo } from '../../../test/rights.ts'
import { verifyChains } from '../../audit.ts'

type Draft = CallInput<CallOf<'reports.save'>>

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_reports'])
})
afterEach(() => world.close())

const draft: Draft = {
  ...{ title: 'Late actions', dataset: 'actions', groupBy: 'overdue', measure: 'count' },
}
const as = async (who: CastName) => (await world.as(who)).reports
const make = async (who: CastName, more: Partial<Draft> = {}) =>
  contentOf(await (await as(who)).save({ ...draft, ...more })).reportId
const read = async (who: CastName, reportId: string) =>
  contentOf(await (await as(who)).get({ reportId }))
const count = async (who: CastName, reportId: string) =>
  contentOf(await (await as(who)).result({ reportId }))
const titlesOf = async (who: CastName, asked = {}) =>
  contentOf(await (await as(who)).list(asked)).flatMap(({ owner, title }) =>
    owner === null ? [] : [title],
  )

async function saveFilter(who: CastName, type: string, filterValues: object): Promise<string> {
  const filterObject = [{ title: 'Mine alone', type, filterValues }] as never
  const [saved] = contentOf(await (await world.as(who)).savedFilters.save({ filterObject }))
  return saved?.id ?? expect.unreachable()
}

describe('saving a report', () => {
  test.each([
    ['no title', { title: ' ' }, 'title', undefined],
    ['something else to count by', { groupBy: 'weather' }, 'groupBy', undefined],
    ['a group once more', { splitBy: 'overdue' }, 'splitBy', undefined],
    ['a measure of another dataset', { measure: 'score' }, 'measure', undefined],
    ['everybody', { isShared: true }, 'isShared', 'manage reports share'],
    ['somebody else', { recipientIds: [cast.colleague] }, 'recipientIds', 'name yourself'],
    ['a pace for nobody', { pace: 'daily' }, 'recipientIds', 'choose who is told'],
    ['a filter that is gone', { savedFilterId: 'gone' }, 'savedFilterId', 'your own saved filters'],
  ])('is refused with %s', async (_what, wrong, path, message) => {
    const reply = await (await as('employee')).save({ ...draft, ...wrong } as Draft)
    expect(reply).toMatchObject({ problem: { name: 'invalid_input', fields: [{ path }] } })
    expect(JSON.stringify(reply)).toContain(message ?? '')
    expect(await titlesOf('employee')).toEqual([])
  })

  test.each([
    ['of another organisation', cast.outsider],
    ['who has left', cast.foreman],
    ['whom nobody knows', 'p-nobody'],
  ])('is refused with somebody %s', async (_who, id) => {
    await world.database.kysely
      .updateTable('people')
      .set({ is_active: false })
      .where('id', '=', cast.foreman)
      .execute()
    const reply = await (
      await as('manager')
    ).save({ ...draft, pace: 'weekly', recipientIds: [cast.employee, id] })
    expect(reply).toMatchObject({
      problem: {
        fields: [{ path: 'recipientIds', message: 'Please choose people who are still here.' }],
      },
    })
  })

  test('tells oneself, at a day that is reckoned in the zone of its owner', async () => {
    await world.database.kysely
      .updateTable('people')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', cast.employee)
      .execute()
    world.wait(1001)
    const reportId = await make('employee', { pace: 'daily', recipientIds: [cast.employee] })
    const tellsOn = async () =>
      (await world.database.kysely.selectFrom('reports').select('tells_on').executeTakeFirst())
        ?.tells_on
    // At three in the afternoon of the 5th in UTC it is four in the morning of the 6th there.
    expect(await tellsOn()).toBe('2026-03-06')
    const edit = { ...draft, reportId, recipientIds: [cast.employee] }
    // Whoever edits it sits elsewhere, where that Monday is another.
    contentOf(await (await as('manager')).save({ ...edit, pace: 'weekly' }))
    expect(await tellsOn()).toBe('2026-03-09')
    await world.database.kysely.updateTable('reports').set({ tells_on: '2026-03-02' }).execute()
    contentOf(await (await as('employee')).save({ ...edit, pace: 'weekly', title: 'Again' }))
    expect(await tellsOn()).toBe('2026-03-02')
    contentOf(await (await as('employee')).save({ ...edit, pace: 'never' }))
    expect(await tellsOn()).toBeNull()
  })

  test('shares it and tells others of it, for those who manage reports', async () => {
    const recipientIds: string[] = [cast.colleague, cast.manager]
    const told = { pace: 'monthly' as const, recipientIds }
    const reportId = await make('manager', { ...told, isShared: true })
    expect(await read('colleague', reportId)).toMatchObject({
      ...{ isShared: true, pace: 'monthly' },
      recipients: [{ fullName: 'Test Colleague' }, { fullName: 'Test Manager' }],
    })
    const others = await make('employee')
    // Nobody else would be told of it by somebody who may not tell them.
    expect(await (await as('manager')).save({ ...draft, ...told, reportId: others })).toMatchObject(
      {
        problem: { fields: [{ path: 'recipientIds' }] },
      },
    )
    contentOf(await (await as('manager')).save({ ...draft, reportId: others, isShared: true }))
    expect((await read('colleague', others)).owner).toMatchObject({ personId: cast.employee })
    await world.database.kysely
      .updateTable('people')
      .set({ is_active: false })
      .where('id', '=', cast.colleague)
      .execute()
    expect((await read('manager', reportId)).recipients).toHaveLength(1)
  })

  test('takes nothing back that a manager has said of it', async () => {
    const reportId = await make('employee')
    contentOf(await (await as('manager')).save({ ...draft, reportId, isShared: true }))
    const edit = { ...draft, reportId, title: 'Still shared', isShared: true }
    contentOf(await (await as('employee')).save(edit))
    expect(await read('colleague', reportId)).toMatchObject({ title: 'Still shared' })
    contentOf(await (await as('employee')).save({ ...edit, isShared: false }))
    expect(await (await as('employee')).save(edit)).toMatchObject({
      problem: { fields: [{ path: 'isShared' }] },
    })
    const named = { pace: 'weekly' as const, recipientIds: [cast.manager, cast.colleague] }
    const told = await make('manager', named)
    await grantTo(world, 'manager', [])
    const again = { ...draft, ...named, reportId: told, title: 'Again' }
    contentOf(await (await as('manager')).save(again))
    expect(await read('manager', told)).toMatchObject({
      recipients: [{ personId: cast.manager }],
      named: [{ personId: cast.colleague }, { personId: cast.manager }],
    })
    const more = { ...again, recipientIds: [...named.recipientIds, cast.reviewer] }
    expect(await (await as('manager')).save(more)).toMatchObject({
      problem: { fields: [{ path: 'recipientIds' }] },
    })
  })

  test.each(['left', 'lost the right'])(
    'whose owner has %s tells nobody until it falls to whoever saves it',
    async (how) => {
      const recipientIds = [cast.employee]
      const told = { pace: 'weekly' as const, recipientIds, isShared: true }
      const reportId = await make('manager', told)
      if (how === 'left') {
        await world.database.kysely
          .updateTable('people')
          .set({ is_active: false })
          .where('id', '=', cast.manager)
          .execute()
      }
      await grantTo(world, 'manager', [])
      await grantTo(world, 'reviewer', ['manage_reports'])
      expect(await read('employee', reportId)).toMatchObject({
        ...{ recipients: [], named: [{ personId: cast.employee }] },
      })
      contentOf(await (await as('reviewer')).save({ ...draft, ...told, reportId }))
      expect(await read('employee', reportId)).toMatchObject({
        ...{ owner: { personId: cast.reviewer }, recipients: [{ personId: cast.employee }] },
      })
    },
  )

  test('is refused where somebody has made very many', async () => {
    for (let at = 1; at < reportsMax; at += 1) {
      await placeReport(world, `r-${at}`)
    }
    const made = await Promise.all([1, 2].map(async () => (await as('employee')).save(draft)))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 'problem'])
    expect(await (await as('employee')).save(draft)).toMatchObject({
      problem: { message: 'You can make 100 reports. Please delete one first.' },
    })
    contentOf(await (await as('employee')).save({ ...draft, reportId: 'r-1' }))
    await make('colleague')
  })

  test('takes the filter of the report that it is a copy of', async () => {
    const others = await saveFilter('colleague', 'action', { priority: 'low' })
    const copyOf = await make('colleague', { savedFilterId: others })
    // One of one's own of the same name is another filter.
    await saveFilter('employee', 'action', { priority: 'high' })
    const copy = { ...draft, copyOf, savedFilterId: 'keep' }
    expect(await (await as('employee')).save(copy)).toMatchObject({
      problem: { fields: [{ path: 'savedFilterId' }] },
    })
    contentOf(
      await (
        await as('manager')
      ).save({ ...draft, reportId: copyOf, savedFilterId: 'keep', isShared: true }),
    )
    const reportId = await make('employee', copy)
    expect((await read('employee', reportId)).filterTitle).toBe('Mine alone')
    const { filterValues } = await count('employee', reportId)
    expect(filterValues).toEqual((await count('colleague', copyOf)).filterValues)
    const ofReviews = { ...copy, dataset: 'reviews', groupBy: 'week' } as const
    expect(await (await as('employee')).save(ofReviews)).toMatchObject({
      problem: { fields: [{ path: 'savedFilterId' }] },
    })
    const ofLibrary = await make('employee', { ...copy, copyOf: 'library.action-ageing' })
    expect((await read('employee', ofLibrary)).filterTitle).toBeNull()
  })

  test('copies a filter as it is then, and keeps it', async () => {
    const mine = await saveFilter('employee', 'action', { priority: 'high' })
    const others = await saveFilter('colleague', 'action', { priority: 'low' })
    const ofForms = await saveFilter('employee', 'myform', {})
    for (const savedFilterId of [others, ofForms]) {
      expect(await (await as('employee')).save({ ...draft, savedFilterId })).toMatchObject({
        problem: { fields: [{ path: 'savedFilterId' }] },
      })
    }
    await placeAction(world, 'a-1', { columns: { priority: 'high', status: 'closed' } })
    await placeAction(world, 'a-2', { columns: { priority: 'low' } })
    const reportId = await make('employee', { savedFilterId: mine, window: 'all' })
    const [saved] = contentOf(
      await (await world.as('employee')).savedFilters.list({ type: 'action' }),
    )
    contentOf(await (await world.as('employee')).savedFilters.remove({ id: mine }))
    const kept = async () => {
      const { filterTitle } = await read('employee', reportId)
      const { rows, filterValues } = await count('employee', reportId)
      return [filterTitle, rows, filterValues]
    }
    expect(await kept()).toEqual(['Mine alone', 1, saved?.filterValues])
    const { filterSays } = await count('employee', reportId)
    expect(filterSays).toEqual([{ what: 'Priority', chosen: ['High'] }])
    const edit = { ...draft, reportId, window: 'all' } as const
    contentOf(await (await as('employee')).save({ ...edit, savedFilterId: 'keep' }))
    expect((await kept())[0]).toBe('Mine alone')
    const ofReviews = { dataset: 'reviews', groupBy: 'week', savedFilterId: 'keep' } as const
    expect(await (await as('employee')).save({ ...edit, ...ofReviews })).toMatchObject({
      problem: { fields: [{ path: 'savedFilterId' }] },
    })
    contentOf(await (await as('employee')).save(edit))
    expect(await kept()).toEqual([null, 2, null])
  })

  test('is refused over a filter that no longer reads', async () => {
    const mine = await saveFilter('employee', 'action', {})
    await world.database.kysely
      .updateTable('saved_filters')
      .set({ filter_values: json({ priority: 3 }) })
      .where('id', '=', mine)
      .execute()
    expect(await (await as('employee')).save({ ...draft, savedFilterId: mine })).toMatchObject({
      problem: { fields: [{ path: 'savedFilterId', message: expect.stringContaining('read') }] },
    })
  })

  test('writes each change into the trail, and refuses one of an older version', async () => {
    const reportId = await make('employee')
    const edit = { ...draft, reportId, title: 'Actions that are late' }
    expect(contentOf(await (await as('employee')).save(edit, { ifMatch: 1 }))).toEqual({
      ...{ reportId, rowVersion: 2 },
    })
    expect(problemOf(await (await as('employee')).save(edit, { ifMatch: 1 }))).toBe('row_changed')
    const { remove } = await as('employee')
    expect(problemOf(await remove({ reportId }, { ifMatch: 1 }))).toBe('row_changed')
    const mine = await saveFilter('employee', 'action', { priority: 'high' })
    contentOf(await (await as('employee')).save({ ...edit, savedFilterId: mine }))
    contentOf(await remove({ reportId }, { ifMatch: 3 }))
    expect(await titlesOf('employee')).toEqual([])
    const trail = await world.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'changes'])
      .where('record_type', '=', 'report')
      .orderBy('sequence')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['create', 'edit', 'edit', 'delete'])
    expect(trail[1]?.changes).toEqual({
      title: { from: 'Late actions', to: 'Actions that are late' },
    })
    const held = expect.objectContaining({ priority: ['high'] })
    expect(trail[2]?.changes).toMatchObject({ filterValues: { from: null, to: held } })
    expect(trail[3]?.changes).toMatchObject({
      title: { from: 'Actions that are late', to: null },
      filterValues: { from: held, to: null },
    })
    expect((await verifyChains(world.database.kysely)).broken).toEqual([])
  })
})
