import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client } from '@holdpoint/api'
import { castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeCategory } from '../../../test/place-category.ts'
import { placeSqr } from '../../../test/place-sqr.ts'
import { grantTo } from '../../../test/rights.ts'
import { plantCategories } from './plant-categories.ts'

type Draft = CallInput<CallOf<'categories.save'>>

let world: TestServer
let maker: Client
let keeper: Client

beforeAll(async () => {
  world = await startTestServer()
  await plantCategories(world.database.kysely, castShard, new Date())
  await grantTo(world, 'manager', [
    ...(['create_categories', 'edit_own_categories', 'delete_own_categories'] as const),
  ])
  await grantTo(world, 'reviewer', ['edit_all_categories', 'delete_all_categories'])
  maker = await world.as('manager')
  keeper = await world.as('reviewer')
})
afterAll(() => world.close())

const as = (who: CastName) => world.as(who)
const saved = async (draft: Draft, by = maker) =>
  contentOf(await by.categories.save(draft)).categoryId
const listed = async (asked: CallInput<CallOf<'categories.list'>>, by = maker) =>
  contentOf(await by.categories.list(asked))
/** The names of a type in the order of the tree, each with its level and its place. */
const treeOf = async (type: Draft['type']) =>
  (await listed({ type })).map(({ name, level, place }) => `${level}.${place} ${name}`)
const entryOf = async (type: Draft['type'], id: string) =>
  (await listed({ type })).find(({ categoryId }) => categoryId === id)
const fieldsOf = (reply: unknown) => (reply as { problem?: { fields?: unknown } }).problem?.fields
const lastDeed = (id: string) =>
  world.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'changes'])
    .where('record_type', '=', 'category')
    .where('record_id', '=', id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('who may', () => {
  test('nobody who is not signed in reads or writes', async () => {
    const { categories } = world.nobody
    expect(problemOf(await categories.list({ type: 'code' }))).toBe('not_signed_in')
    expect(problemOf(await categories.save({ type: 'code', name: 'New' }))).toBe('not_signed_in')
  })

  test('anybody reads, and changes nothing without a key', async () => {
    const { categories } = await as('employee')
    const [first] = contentOf(await categories.list({ type: 'code' }))
    expect(first).toMatchObject({ name: 'MECH', can: { edit: false, delete: false } })
    const id = { categoryId: 'code.mech' }
    expect(problemOf(await categories.save({ type: 'code', name: 'New' }))).toBe('forbidden')
    expect(problemOf(await categories.save({ ...id, type: 'code', name: 'So' }))).toBe('forbidden')
    expect(problemOf(await categories.remove(id))).toBe('forbidden')
  })

  test('what somebody added is their own, and what came with Holdpoint nobody’s', async () => {
    const own = await saved({ type: 'well-fluid', name: 'Foam of mine' })
    expect(await entryOf('well-fluid', own)).toMatchObject({ can: { edit: true, delete: true } })
    const draft = { type: 'well-fluid', name: 'Mine now' } as const
    for (const categoryId of ['well-fluid.acid', 'not-there']) {
      expect(problemOf(await maker.categories.save({ ...draft, categoryId }))).toBe('forbidden')
      expect(problemOf(await maker.categories.remove({ categoryId }))).toBe('forbidden')
    }
    expect(problemOf(await keeper.categories.save(draft))).toBe('forbidden')
    contentOf(await keeper.categories.save({ ...draft, categoryId: own }))
    contentOf(await keeper.categories.remove({ categoryId: own }))
  })

  test('nobody touches an entry of another organisation', async () => {
    await placeCategory(world, 'of-others', 'code', { shard_key: 'other-org' })
    const draft = { categoryId: 'of-others', type: 'code', name: 'Ours' } as const
    expect(problemOf(await keeper.categories.save(draft))).toBe('forbidden')
    expect(await entryOf('code', 'of-others')).toBeUndefined()
  })
})

describe('an entry', () => {
  test.each([
    ['without a name', { type: 'damage', name: ' ' }, 'name', 'Please enter a name.'],
    ['with one letter', { type: 'damage', name: 'A' }, 'name', 'Minimum 2 characters'],
    [
      'that its siblings have',
      { type: 'damage', name: 'WELL' },
      ...(['name', 'There is an entry of this name here already.'] as const),
    ],
    [
      'below one of another type',
      { type: 'damage', name: 'New', parentCategoryId: 'incident.fracturing' },
      ...(['parentCategoryId', 'Please choose an entry of the same type.'] as const),
    ],
    [
      'on a level too many',
      { type: 'damage', name: 'New', parentCategoryId: 'damage.well.casing' },
      ...(['parentCategoryId', 'Damage has at most 2 levels.'] as const),
    ],
    [
      'below one of a type of one level',
      { type: 'code', name: 'New', parentCategoryId: 'code.mech' },
      ...(['parentCategoryId', 'Code has at most one level.'] as const),
    ],
  ])('%s is refused', async (_what, draft, path, message) => {
    const reply = await maker.categories.save(draft as Draft)
    expect(fieldsOf(reply)).toEqual([{ path, message }])
  })

  test('is refused below itself, and where what lies below it would be too deep', async () => {
    const save = async (categoryId: string, parentCategoryId: string) =>
      fieldsOf(
        await keeper.categories.save({
          ...{ type: 'incident', name: 'Moved', categoryId, parentCategoryId },
        }),
      )
    const itself = [{ path: 'parentCategoryId', message: 'An entry cannot lie below itself.' }]
    expect(await save('incident.wireline', 'incident.wireline')).toEqual(itself)
    expect(await save('incident.wireline', 'incident.wireline.plug')).toEqual(itself)
    expect(await save('incident.wireline.plug', 'incident.fracturing.iron')).toEqual([
      { path: 'parentCategoryId', message: 'Incident has at most 3 levels.' },
    ])
  })

  test('stays within its type', async () => {
    const reply = await keeper.categories.save({
      ...{ categoryId: 'code.mech', type: 'type', name: 'Mechanical' },
    })
    expect(fieldsOf(reply)).toEqual([{ path: 'type', message: 'An entry stays within its type.' }])
  })

  test.each(['sqr-status', 'sqr-severity-level'] as const)(
    '%s is set up elsewhere',
    async (type) => {
      expect(await maker.categories.save({ type, name: 'New' })).toMatchObject({
        problem: {
          name: 'wrong_state',
          message: 'Statuses and severity levels are set up with safety quality reports.',
        },
      })
    },
  )

  test('is taken once where two write the same name at once', async () => {
    const draft = { type: 'employee-role', name: 'Twin' } as const
    const replies = await Promise.all([
      maker.categories.save(draft),
      maker.categories.save({ ...draft, name: 'twin' }),
    ])
    expect(replies.map(problemOf).sort()).toEqual(['invalid_input', 'status 200'])
  })

  test('is not one of more than 500', async () => {
    for (let index = 0; index < 500; index += 1) {
      await placeCategory(world, `vendor-${index}`, 'responsible-vendor', { place: index + 20 })
    }
    expect(await maker.categories.save({ type: 'responsible-vendor', name: 'New' })).toMatchObject({
      problem: { name: 'wrong_state', message: 'A type takes at most 500 entries.' },
    })
  })
})

describe('a tree', () => {
  test('keeps its places without gaps, wherever entries are put', async () => {
    const type = 'employee-involvement'
    const first = await saved({ type, name: 'First', place: 1 })
    await saved({ type, name: 'Last' })
    await saved({ type, name: 'Far behind', place: 900 })
    expect(await treeOf(type)).toEqual([
      ...['1.1 First', '1.2 Involved', '1.3 Witness', '1.4 Responder', '1.5 Reporter'],
      ...['1.6 Last', '1.7 Far behind'],
    ])
    contentOf(await maker.categories.save({ categoryId: first, type, name: 'Third', place: 3 }))
    // Left out, it stays where it is.
    contentOf(await maker.categories.save({ categoryId: first, type, name: 'Renamed' }))
    contentOf(await keeper.categories.remove({ categoryId: `${type}.involved` }))
    expect(await treeOf(type)).toEqual([
      ...['1.1 Witness', '1.2 Renamed', '1.3 Responder', '1.4 Reporter', '1.5 Last'],
      '1.6 Far behind',
    ])
    const reporter = await entryOf(type, `${type}.reporter`)
    expect(reporter?.rowVersion).toBe(1)
  })

  test('takes a branch along to where its entry moves', async () => {
    const type = 'incident'
    const plug = { categoryId: 'incident.wireline.plug', type, name: 'Plug' } as const
    contentOf(await keeper.categories.save({ ...plug, place: 2 }, { ifMatch: 1 }))
    expect(problemOf(await keeper.categories.save(plug, { ifMatch: 1 }))).toBe('row_changed')
    const tree = await listed({ type })
    const pathsAt = (level: number) =>
      tree.filter((entry) => entry.level === level).map(({ path }) => path.join(' > '))
    expect(pathsAt(1)).toEqual(['Fracturing', 'Plug', 'Wireline', 'Logistics'])
    expect(pathsAt(2)).toEqual(
      expect.arrayContaining(['Plug > Preset', 'Plug > Fails to hold', 'Plug > Late set']),
    )
    const left = tree.filter(({ parentCategoryId }) => parentCategoryId === 'incident.wireline')
    expect(left.map(({ name, place }) => [name, place])).toEqual([
      ...[
        ['Conveyance', 1] as const,
        ['Perforating', 2] as const,
        ['Pressure control', 3] as const,
      ],
    ])
    expect(await lastDeed(plug.categoryId)).toEqual({
      action: 'edit',
      changes: {
        name: { from: 'Plug', to: 'Plug' },
        parentCategoryId: { from: 'incident.wireline', to: null },
        isActive: { from: true, to: true },
        place: { from: 3, to: 2 },
      },
    })
  })

  test('is searched with what an entry lies below, and narrowed to what may be chosen', async () => {
    const names = async (asked: Omit<CallInput<CallOf<'categories.list'>>, 'type'>) =>
      (await listed({ type: 'damage', ...asked })).map(({ name }) => name)
    expect(await names({ search: 'CASing' })).toEqual(['Well', 'Casing'])
    expect(await names({ search: '%' })).toEqual([])
    const hide = { categoryId: 'damage.well', type: 'damage', name: 'Well', isActive: 0 } as const
    contentOf(await keeper.categories.save(hide))
    expect(await names({ search: 'casing', isActive: 1 })).toEqual([])
    expect(await names({ isActive: false })).toEqual([
      ...['Well', 'Casing', 'Plug', 'Screen-out', 'Formation'],
    ])
    // What lies below a hidden entry is not hidden itself.
    expect(await entryOf('damage', 'damage.well.plug')).toMatchObject({ isActive: true })
    contentOf(await keeper.categories.save({ ...hide, isActive: 1 }))
  })

  test('of statuses and of severity levels is answered too, and is nobody’s to edit', async () => {
    const levels = await listed({ type: 'sqr-severity-level' }, keeper)
    expect(levels.map(({ name }) => name)).toEqual(['Near Miss', 'Level 1', 'Level 2', 'Level 3'])
    const statuses = await listed({ type: 'sqr-status' }, keeper)
    expect(statuses.map(({ name }) => name)).toEqual([
      ...['Draft', 'Open', 'Investigating', 'Verifying', 'Monitoring', 'Closed'],
    ])
    expect([...levels, ...statuses].some(({ can }) => can.edit || can.delete)).toBe(false)
  })
})

describe('deleting', () => {
  const refused = (message: string) => ({ problem: { name: 'wrong_state', message } })

  test('and moving and hiding is refused of what Holdpoint itself names, which is renamed alone', async () => {
    const id = 'ncr.disposition'
    const why = 'Reports ask for what lies below this entry. It may be renamed alone.'
    const refused = { problem: { name: 'wrong_state', message: why } }
    expect(await keeper.categories.remove({ categoryId: id })).toMatchObject(refused)
    const draft = { categoryId: id, type: 'ncr', name: 'What is done with it' } as const
    expect(await keeper.categories.save({ ...draft, isActive: false })).toMatchObject(refused)
    contentOf(await keeper.categories.save(draft))
    const [entry] = (await listed({ type: 'ncr' }, keeper)).filter(
      ({ categoryId }) => categoryId === id,
    )
    expect(entry).toMatchObject({
      ...{ name: draft.name, can: { edit: true, move: false, delete: false } },
    })
  })

  test('is refused while other entries lie below', async () => {
    expect((await entryOf('ncr', 'ncr.class'))?.can).toMatchObject({ delete: false })
    expect(await keeper.categories.remove({ categoryId: 'damage.equipment' })).toMatchObject(
      refused('Other entries lie below this one. Please hide it instead.'),
    )
  })

  test.each([
    ...(['classification_id', 'type_id', 'code_id', 'incident_id', 'damage_id'] as const),
    ...(['fluid_id', 'responsible_party_id', 'responsible_vendor_id'] as const),
  ])('is refused once a report has chosen it as %s', async (column) => {
    await placeCategory(world, `for-${column}`, 'code', { name: `For ${column}`, place: 40 })
    await placeSqr(world, `r-${column}`, { columns: { [column]: `for-${column}` } })
    expect(await keeper.categories.remove({ categoryId: `for-${column}` })).toMatchObject(
      refused('A report has chosen this entry. Please hide it instead.'),
    )
  })

  test('is refused once a line of a report has chosen it', async () => {
    await placeSqr(world, 'r-line', { lines: { scat: [{ content: {} }] } })
    await world.database.kysely
      .updateTable('sqr_lines')
      .set({ category_ids: ['scat.event.fall.to-a-lower-level'] })
      .where('sqr_id', '=', 'r-line')
      .execute()
    const chosen = { categoryId: 'scat.event.fall.to-a-lower-level' }
    expect(await keeper.categories.remove(chosen)).toMatchObject(
      refused('A report has chosen this entry. Please hide it instead.'),
    )
    contentOf(await keeper.categories.remove({ categoryId: 'scat.event.fall.on-the-same-level' }))
  })

  test('takes the version that was seen, and is told', async () => {
    const categoryId = await saved({ type: 'type', name: 'In vain' })
    expect(problemOf(await maker.categories.remove({ categoryId }, { ifMatch: 7 }))).toBe(
      'row_changed',
    )
    contentOf(await maker.categories.remove({ categoryId }, { ifMatch: 1 }))
    expect(await entryOf('type', categoryId)).toBeUndefined()
    expect(await lastDeed(categoryId)).toEqual({
      action: 'delete',
      changes: { name: { from: 'In vain', to: null } },
    })
    // The name is free again.
    await saved({ type: 'type', name: 'In vain' })
  })
})
