import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { masterLists, type MasterList } from '@holdpoint/api'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendFile } from '../../../test/send-photo.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_settings'])
})
afterAll(() => world.close())

async function check(list: MasterList, text: string, who: CastName = 'manager') {
  const bytes = new TextEncoder().encode(text)
  const id = await sendFile(world, who, { field: 'paper', name: `${list}.csv`, bytes })
  return (await world.as(who)).master.checkImport({ list, file: `upload:${id}` })
}

/** What becomes of the rows of a table, by their lines; taken over where that is asked for. */
async function rowsOf(list: MasterList, text: string, isApplied = false) {
  const { importId } = contentOf(await check(list, text))
  const { master } = await world.as('manager')
  if (isApplied) {
    contentOf(await master.applyImport({ importId }))
  }
  const { data, counts } = contentOf(await master.getImport({ importId, pLimit: 200 }))
  const lines = data.toSorted((one, other) => one.line - other.line)
  return { counts, said: lines.map(({ line, outcome, about }) => [line, outcome, about]) }
}

const entriesOf = async (list: MasterList) =>
  contentOf(await (await world.as('manager')).master.entries({ list, pLimit: 200 })).data

const tableOf = async (list: MasterList) =>
  (await world.http(`/master-entries-table?list=${list}`, { as: 'manager' })).text()

describe('a table of entries', () => {
  test('is taken of whoever keeps the lists, and an import is its maker’s alone', async () => {
    expect(problemOf(await check('countries', 'Code,Name\nMX,Mexico\n', 'employee'))).toBe(
      'forbidden',
    )
    const { importId } = contentOf(await check('countries', 'Code,Name\nMX,Mexico\n'))
    const { master, people } = await world.as('admin')
    expect(problemOf(await master.getImport({ importId }))).toBe('not_found')
    expect(problemOf(await master.applyImport({ importId }))).toBe('not_found')
    expect(problemOf(await master.importReport({ importId }))).toBe('not_found')
    // Nor is it one of people, for whoever made it.
    await grantTo(world, 'manager', ['manage_settings', 'manage_employees'])
    const own = await world.as('manager')
    expect(problemOf(await own.people.getImport({ importId }))).toBe('not_found')
    expect(problemOf(await people.applyImport({ importId }))).toBe('not_found')
  })

  test('must name its key, and only that', async () => {
    const answer = await check('crews', 'name,colour\nRed,red\n')
    expect(answer.status === 'problem' && answer.problem.fields).toEqual([
      { path: 'file', message: 'The first row must name the columns; missing: Code.' },
    ])
    expect((await check('customers', 'NAME\nLonghollow Petroleum\n')).status).toBe(200)
  })

  test('says of each row what stands in its way, and changes nothing', async () => {
    const text = [
      'code,NAME,district,Business unit,Colour',
      'F-02,F-02 Blue,permian,FRAC,blue',
      'F-03,F-03 Green,Nowhere,FRAC,green',
      'f-02,Twice,PER,FRAC,',
      'F-04,,PER,,',
      'F 05,F-05,PER,FRAC,',
      'f-01,F-01 Red,,,red',
      'F-01,F-01 Red,,,',
    ].join('\n')
    const { said, counts } = await rowsOf('crews', text)
    expect(said).toEqual([
      [2, 'new', ''],
      [3, 'refused', 'There is no such district.'],
      [4, 'refused', 'It stands in an earlier row.'],
      [5, 'refused', expect.stringMatching(/^Please enter a name/)],
      [6, 'refused', expect.stringContaining('begins with a letter or a digit')],
      [8, 'refused', 'It stands in an earlier row.'],
    ])
    expect(counts).toEqual({ refused: 5, new: 1, changed: 0, same: 1 })
    expect((await entriesOf('crews')).map(({ code }) => code)).toEqual(['F-01'])
  })

  test('is taken over once: what is new is there, what changes says so in the trail', async () => {
    const text =
      'Code,Name,Country\nPER,Permian Basin,\nEAG,Eagle Ford,United States\nMID,Midcon,us\n'
    const { importId } = contentOf(await check('districts', text))
    const { master } = await world.as('manager')
    contentOf(await master.applyImport({ importId }))
    expect(problemOf(await master.applyImport({ importId }))).toBe('wrong_state')
    const found = await entriesOf('districts')
    expect(found.map(({ code, name, country }) => [code, name, country?.id])).toEqual([
      ['EAG', 'Eagle Ford', 'US'],
      ['MID', 'Midcon', 'US'],
      ['PER', 'Permian Basin', 'US'],
    ])
    const trail = await world.database.kysely
      .selectFrom('audit_events')
      .select(['record_id', 'person_id'])
      .where('action', '=', 'import')
      .orderBy('record_id')
      .execute()
    expect(trail).toEqual(
      ['EAG', 'MID', 'PER'].map((code) => ({
        ...{ record_id: `districts ${code}`, person_id: cast.manager },
      })),
    )
    expect((await rowsOf('districts', text)).counts).toMatchObject({ same: 3, refused: 0 })
  })

  test('moves the people of a district to the country that it comes to lie in', async () => {
    const person = world.database.kysely
      .selectFrom('people')
      .select('country_code')
      .where('id', '=', cast.employee)
    await world.database.kysely
      .updateTable('people')
      .set({ country_code: 'US', district_code: 'PER' })
      .where('id', '=', cast.employee)
      .execute()
    await rowsOf('countries', 'Code,Name\nCA,Canada\n', true)
    await rowsOf('districts', 'Code,Name,Country\nPER,,CA\n', true)
    expect(await person.executeTakeFirstOrThrow()).toEqual({ country_code: 'CA' })
  })

  test('knows what has no code by its name, and says where one name is several', async () => {
    await world.database.kysely
      .insertInto('customers')
      .values([
        { id: 'c-8', name: 'Twin Oil' },
        { id: 'c-9', name: 'Twin Oil' },
      ])
      .execute()
    const { said } = await rowsOf(
      'customers',
      'Name\nCUSTOMER ONE\nTwin oil\nCinder Energy\n',
      true,
    )
    expect(said).toEqual([
      [3, 'refused', 'Several entries are called so. Please edit them on the page of the list.'],
      [4, 'new', ''],
    ])
    const pads =
      'Number,Name,District,Customer\n12/A,Blue Mesa 12A,PER,cinder energy\n13,Blue Mesa 13,PER,Twin Oil\n'
    expect((await rowsOf('pads', pads, true)).said).toEqual([
      [2, 'new', ''],
      [3, 'refused', expect.stringContaining('Several entries are called “Twin Oil”.')],
    ])
    const pad = (await entriesOf('pads')).find(({ code }) => code === '12/A')
    expect(pad?.customer?.name).toBe('Cinder Energy')
  })

  test('takes nothing new into what is retired, and leaves what is retired so', async () => {
    await rowsOf('businessUnits', 'Code,Name\nWIRE,Wireline\n', true)
    const { master } = await world.as('manager')
    const retired = { entryId: 'WIRE', list: 'businessUnits', isRetired: true } as const
    contentOf(await master.retireEntry(retired, { ifMatch: 1 }))
    const crews = 'Code,Name,District,Business unit\nW-01,W-01,PER,WIRE\n'
    expect((await rowsOf('crews', crews)).said).toEqual([
      [2, 'refused', 'This business unit is retired. Please choose another one.'],
    ])
    const units = await rowsOf('businessUnits', 'Code,Name\nWIRE,Wireline services\n', true)
    expect(units.said).toEqual([[2, 'changed', 'name, stays retired']])
    const unit = (await entriesOf('businessUnits')).find(({ code }) => code === 'WIRE')
    expect(unit).toMatchObject({ name: 'Wireline services', isRetired: true })
  })

  test('of machines is of the organisation that takes it over', async () => {
    await world.database.kysely
      .insertInto('assets')
      .values({ shard_key: 'other-org', id: 'a-1', code: 'P-1', name: 'Theirs', category: 'Pump' })
      .execute()
    const text = 'Code,Name,Category\nP-1,Pump one,Pump\nP-2,Pump two,\n'
    expect((await rowsOf('assets', text, true)).said).toEqual([
      [2, 'new', ''],
      [3, 'refused', 'Please enter a category.'],
    ])
    const machines = await world.database.kysely
      .selectFrom('assets')
      .select(['shard_key', 'name'])
      .where('code', '=', 'P-1')
      .orderBy('name')
      .execute()
    expect(machines).toEqual([
      { shard_key: castShard, name: 'Pump one' },
      { shard_key: 'other-org', name: 'Theirs' },
    ])
  })

  test.each(masterLists)('of %s is given out as it is taken', async (list) => {
    await rowsOf('departments', 'Code,Name\nOPS,Operations\n', true)
    await rowsOf('jobTitles', 'Code,Name,Department\nPOP,Pump operator,ops\n', true)
    const table = await tableOf(list)
    const { counts } = await rowsOf(list, table)
    const { length } = (await entriesOf(list)).filter(({ isRetired }) => !isRetired)
    // Of entries that are alike in all that tells them apart no row speaks.
    const alike = list === 'customers' ? 2 : 0
    expect(counts).toEqual({ refused: alike, new: 0, changed: 0, same: length - alike })
  })
})
