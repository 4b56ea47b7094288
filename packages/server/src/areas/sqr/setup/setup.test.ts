import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client, SqrStatus } from '@holdpoint/api'
import { castShard } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeJsa } from '../../../../test/place-jsa.ts'
import { placeSqr } from '../../../../test/place-sqr.ts'
import { grantTo } from '../../../../test/rights.ts'
import { plantCategories } from '../../categories/plant-categories.ts'

type Draft = CallInput<CallOf<'sqr.saveStatus'>>
type Thresholds = CallInput<CallOf<'sqr.saveSeverityThresholds'>>

let world: TestServer
let anybody: Client
let keeper: Client
let approver: Client

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await plantCategories(kysely, castShard, new Date())
  await kysely.insertInto('business_units').values({ code: 'WL', name: 'Wireline' }).execute()
  await grantTo(world, 'manager', ['manage_sqr_config'])
  await grantTo(world, 'reviewer', ['approve_sqr'])
  anybody = await world.as('employee')
  keeper = await world.as('manager')
  approver = await world.as('reviewer')
})
afterAll(() => world.close())

const draftOf = (more: Partial<Draft> = {}): Draft => ({
  ...{ status: 'Waiting for parts', phase: 'investigating' },
  ...{ backgroundColor: '#FFC53D', textColor: '#1c2024', ...more },
})
const namesOf = (statuses: readonly SqrStatus[]) => statuses.map(({ status }) => status)
const statusesOf = async (by: Client, businessUnit?: string) =>
  contentOf(await by.sqr.statuses({ businessUnit }))
const fieldsOf = (reply: unknown) => (reply as { problem?: { fields?: unknown } }).problem?.fields
const deedsOf = (recordType: string, recordId: string) =>
  world.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'changes'])
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .orderBy('sequence')
    .execute()

describe('who may', () => {
  test('set up is open to those who keep it, and what is chosen from to anybody', async () => {
    const thresholds = { businessUnit: 'WL', nearMiss: 0, level1: 1, level2: 2 }
    for (const by of [anybody, approver]) {
      expect(problemOf(await by.sqr.saveStatus(draftOf()))).toBe('forbidden')
      expect(problemOf(await by.sqr.saveSeverityThresholds(thresholds))).toBe('forbidden')
    }
    const { sqr } = world.nobody
    expect(problemOf(await sqr.statuses({}))).toBe('not_signed_in')
    expect(problemOf(await sqr.saveStatus(draftOf()))).toBe('not_signed_in')
    contentOf(await anybody.sqr.severityLevels({}))
  })
})

describe('a status', () => {
  test('that needs a permission is seen by those who may give it', async () => {
    const open = ['Draft', 'Open', 'Investigating', 'Verifying', 'Monitoring', 'Closed']
    expect(namesOf(await statusesOf(anybody))).toEqual(open)
    const all = [...open.slice(0, 4), 'Awaiting approval', ...open.slice(4), 'Void']
    for (const by of [keeper, approver, await world.as('admin')]) {
      expect(namesOf(await statusesOf(by))).toEqual(all)
    }
  })

  test.each([
    ['without a name', { status: ' ' }, 'status', 'Status required'],
    [
      'that is there',
      { status: 'INVESTIGATING' },
      ...(['status', 'There is a status of this name already.'] as const),
    ],
    [
      'of no unit',
      { businessUnit: 'NONE' },
      ...(['businessUnit', 'Please choose a business unit that is there.'] as const),
    ],
    [
      'that nobody can read',
      { backgroundColor: '#ffffff', textColor: '#777777' },
      'textColor',
      'The words are not legible on this colour. Please choose two with a contrast of at least 4.5 to 1.',
    ],
    ['without a colour', { textColor: 'red' }, 'textColor', 'Please choose a colour.'],
  ])('%s is refused', async (_what, draft, path, message) => {
    const reply = await keeper.sqr.saveStatus(draftOf(draft))
    expect(fieldsOf(reply)).toEqual([{ path, message }])
  })

  test('of a unit stands for it in its phase, until it is hidden', async () => {
    const draft = draftOf({ businessUnit: 'FRAC', status: 'Digging' })
    const { statusId } = contentOf(await keeper.sqr.saveStatus(draft))
    // Another unit may have the same name.
    contentOf(await keeper.sqr.saveStatus({ ...draft, businessUnit: 'WL' }))
    expect(namesOf(await statusesOf(anybody, 'FRAC'))).toEqual([
      ...['Draft', 'Open', 'Digging', 'Verifying', 'Monitoring', 'Closed'],
    ])
    contentOf(await keeper.sqr.saveStatus({ ...draft, statusId, isActive: false }, { ifMatch: 1 }))
    expect(namesOf(await statusesOf(anybody, 'FRAC'))).toContain('Investigating')
    const hidden = (await statusesOf(anybody)).find((status) => status.statusId === statusId)
    expect(hidden).toEqual({
      ...{ statusId, status: 'Digging', phase: 'investigating', businessUnit: 'FRAC' },
      ...{ isPermissionRequired: false, backgroundColor: '#ffc53d', textColor: '#1c2024' },
      ...{ isActive: false, rowVersion: 2 },
    })
    expect(problemOf(await keeper.sqr.saveStatus({ ...draft, statusId }, { ifMatch: 1 }))).toBe(
      'row_changed',
    )
    expect((await deedsOf('sqr_status', statusId)).map(({ action }) => action)).toEqual([
      ...['create', 'edit'],
    ])
  })

  test('that only some may give leaves the general one to the others', async () => {
    const draft = draftOf({ businessUnit: 'FRAC', phase: 'closed', status: 'Closed by a chief' })
    contentOf(await keeper.sqr.saveStatus({ ...draft, isPermissionRequired: true }))
    const closedOf = async (by: Client) =>
      namesOf((await statusesOf(by, 'FRAC')).filter(({ phase }) => phase === 'closed'))
    expect(await closedOf(anybody)).toEqual(['Closed'])
    expect(await closedOf(approver)).toEqual(['Closed by a chief'])
  })

  test('stays in its phase and with its unit', async () => {
    const statusId = 'sqr-status.open'
    const draft = draftOf({ statusId, status: 'Open' })
    expect(fieldsOf(await keeper.sqr.saveStatus(draft))).toEqual([
      { path: 'phase', message: 'A status stays in its phase.' },
    ])
    const ofUnit = { ...draft, phase: 'open', businessUnit: 'FRAC' } as const
    expect(fieldsOf(await keeper.sqr.saveStatus(ofUnit))).toEqual([
      { path: 'businessUnit', message: 'A status stays with its business unit.' },
    ])
    const foreign = { ...draft, statusId: 'not-there', status: 'Of nobody' }
    expect(problemOf(await keeper.sqr.saveStatus(foreign))).toBe('forbidden')
  })

  test('is kept for each phase: one for all units that anybody may give', async () => {
    const open = draftOf({ statusId: 'sqr-status.open', phase: 'open', status: 'Open' })
    const refused = {
      problem: {
        name: 'wrong_state',
        message:
          'The phase Open keeps at least one status that needs no permission for all units. Please add another one first.',
      },
    }
    expect(await keeper.sqr.saveStatus({ ...open, isActive: false })).toMatchObject(refused)
    const guarded = { ...open, isPermissionRequired: true }
    expect(await keeper.sqr.saveStatus(guarded)).toMatchObject(refused)
    // One of a unit alone does not do.
    const other = draftOf({ phase: 'open', status: 'Reported' })
    contentOf(await keeper.sqr.saveStatus({ ...other, businessUnit: 'FRAC' }))
    expect(await keeper.sqr.saveStatus(guarded)).toMatchObject(refused)
    contentOf(await keeper.sqr.saveStatus(other))
    contentOf(await keeper.sqr.saveStatus(guarded))
  })

  test('of approval may need a permission, but is there', async () => {
    const draft = draftOf({ statusId: 'sqr-status.approval', phase: 'approval' })
    contentOf(await keeper.sqr.saveStatus({ ...draft, isPermissionRequired: true }))
    expect(problemOf(await keeper.sqr.saveStatus({ ...draft, isActive: false }))).toBe(
      'wrong_state',
    )
  })
})

describe('thresholds', () => {
  const hours = 'Enter a number of hours from 0 to 9,999, with at most two decimals.'
  const rise = 'The thresholds must rise from near miss over level 1 to level 2.'
  const save = (more: Partial<Thresholds> | Record<string, unknown> = {}) =>
    keeper.sqr.saveSeverityThresholds({
      ...{ businessUnit: 'FRAC', nearMiss: 0, level1: 2, level2: 8, ...more },
    } as Thresholds)

  test.each([
    [
      'of no unit',
      { businessUnit: 'NONE' },
      'businessUnit',
      'Please choose a business unit that is there.',
    ],
    ['filled in part', { nearMiss: '' }, 'nearMiss', 'Please fill all three, or none of them.'],
    ['in words', { level1: 'two' }, 'level1', hours],
    ['below nothing', { nearMiss: -1 }, 'nearMiss', hours],
    ['too fine', { level2: '8.125' }, 'level2', hours],
    ['that fall at once', { nearMiss: 3 }, 'level1', rise],
    ['that fall', { level2: '1.5' }, 'level2', rise],
  ])('%s are refused', async (_what, more, path, message) => {
    expect(fieldsOf(await save(more))).toEqual([{ path, message }])
  })

  test('are those of a unit, which has none until they are set', async () => {
    const { levels, thresholds } = contentOf(await anybody.sqr.severityLevels({}))
    expect(levels.map(({ level }) => level)).toEqual([
      ...['near_miss', 'level_1', 'level_2', 'level_3'],
    ])
    expect(thresholds).toEqual([])
    contentOf(await save())
    const later = { businessUnit: 'FRAC', nearMiss: 0.25, level1: 2.5, level2: 8, rowVersion: 2 }
    expect(contentOf(await save({ nearMiss: '0.25', level1: '2.5' }))).toEqual(later)
    expect(contentOf(await anybody.sqr.severityLevels({})).thresholds).toEqual([later])
    expect((await deedsOf('severity_thresholds', 'FRAC')).map(({ changes }) => changes)).toEqual([
      {
        nearMiss: { from: null, to: 0 },
        level1: { from: null, to: 2 },
        level2: { from: null, to: 8 },
      },
      {
        nearMiss: { from: 0, to: 0.25 },
        level1: { from: 2, to: 2.5 },
        level2: { from: 8, to: 8 },
      },
    ])
    // By the version that was seen, where one was; and emptied, it has none again.
    const none = { businessUnit: 'FRAC', nearMiss: '', level1: '', level2: '' } as never
    for (const ifMatch of [0, 1]) {
      const stale = await keeper.sqr.saveSeverityThresholds(none, { ifMatch })
      expect(problemOf(stale)).toBe('row_changed')
    }
    expect(contentOf(await keeper.sqr.saveSeverityThresholds(none, { ifMatch: 2 }))).toBeNull()
    expect(contentOf(await anybody.sqr.severityLevels({})).thresholds).toEqual([])
    const anew = { businessUnit: 'FRAC', nearMiss: 0, level1: 2, level2: 8 }
    expect(contentOf(await keeper.sqr.saveSeverityThresholds(anew, { ifMatch: 0 }))).toEqual({
      ...{ ...anew, rowVersion: 1 },
    })
  })
})

describe('what reports choose from', () => {
  test('comes in pages, of one branch, and by a word; what is hidden is left out', async () => {
    const asked = { type: 'incident' } as const
    const first = contentOf(await anybody.sqr.categories(asked))
    expect([first.data.length, first.offset, first.data[0]?.name]).toEqual([10, 0, 'Fracturing'])
    const all = contentOf(await anybody.sqr.categories({ ...asked, pLimit: 200 }))
    expect(all.data.length).toBe(first.totalRecords)
    const below = { ...asked, parentCategoryId: 'incident.fracturing' }
    const names = async (more: CallInput<CallOf<'sqr.categories'>>) =>
      contentOf(await anybody.sqr.categories(more)).data.map(({ name }) => name)
    expect(await names(below)).toEqual(['Pump fleet', 'Blending', 'Iron', 'Control'])
    expect(await names({ ...below, search: 'IRON' })).toEqual(['Iron'])
    await world.database.kysely
      .updateTable('categories')
      .set({ is_active: false })
      .where('id', '=', 'incident.fracturing.iron')
      .execute()
    expect(await names(below)).toEqual(['Pump fleet', 'Blending', 'Control'])
    expect(await names({ ...asked, search: 'seal cut' })).toEqual([])
  })

  test('are whole trees of causes and of non-conformance', async () => {
    const scat = contentOf(await anybody.sqr.masterScat({}))
    const blocks = scat.filter(({ level }) => level === 1).map(({ name }) => name)
    expect(blocks).toEqual([
      ...['Loss potential', 'Event', 'Immediate cause', 'Basic cause: person'],
      ...['Basic cause: job', 'Control needed'],
    ])
    const ncr = contentOf(await anybody.sqr.masterNcr({}))
    expect(ncr.find(({ name }) => name === 'Concession')?.path).toEqual([
      ...['Disposition', 'Concession'],
    ])
  })

  test('are wells that were named on a pad, of what one may read, each once', async () => {
    const pad = { pad_id: 'pad-1', well: 'Mesa 12-3H' }
    await placeSqr(world, 'named-1', { columns: { ...pad, api_number: '42-383-1' } })
    await placeSqr(world, 'named-2', { columns: pad })
    await placeSqr(world, 'named-3', { columns: { well: 'Draw 7-1H' } })
    await placeSqr(world, 'gone', { columns: { well: 'Gone 1H', deleted_at: new Date() } })
    const wells = async (asked: CallInput<CallOf<'sqr.wells'>>) =>
      contentOf(await anybody.sqr.wells(asked))
    const mesa = { well: 'Mesa 12-3H', apiNumber: '42-383-1', padId: 'pad-1' }
    const draw = { well: 'Draw 7-1H', apiNumber: '', padId: null }
    await placeJsa(world, 'named-too', { columns: { well: 'Draw 7-1H', pad_id: 'pad-1' } })
    expect(await wells({})).toEqual([{ ...draw, padId: 'pad-1' }, draw, mesa])
    expect(await wells({ padId: 'pad-1' })).toEqual([{ ...draw, padId: 'pad-1' }, mesa])
    expect(await wells({ search: 'mesa' })).toEqual([mesa])
    const outsider = await world.as('outsider')
    expect(contentOf(await outsider.sqr.wells({}))).toEqual([])
    await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
    expect(contentOf(await (await world.as('colleague')).sqr.wells({ search: 'mesa' }))).toEqual([])
  })

  test('is equipment of a master category', async () => {
    const pump = { shard_key: castShard, id: 'a-1', code: 'PMP-1', name: 'Pump 1' }
    await world.database.kysely
      .insertInto('assets')
      .values([
        { ...pump, category: 'Pump' },
        { ...pump, id: 'a-2', code: 'BLD-1', name: 'Blender 1', category: 'Blender' },
        { ...pump, id: 'a-3', shard_key: 'other-org', category: 'Pump' },
      ])
      .execute()
    const codes = async (asked: CallInput<CallOf<'sqr.assets'>>) =>
      contentOf(await anybody.sqr.assets(asked)).map(({ code }) => code)
    expect(await codes({})).toEqual(['BLD-1', 'PMP-1'])
    expect(await codes({ category: 'Pump' })).toEqual(['PMP-1'])
    expect(await codes({ category: 'Pump', search: 'blend' })).toEqual([])
  })
})
