import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { masterLists, type MasterList } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { grantTo } from '../../../test/rights.ts'
import { keptLists } from './master.kept.ts'
import { masterUses } from './master.uses.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_settings'])
})
afterAll(() => world.close())

const keeper = async () => (await world.as('manager')).master

const entriesOf = async (list: MasterList, search = '') =>
  contentOf(await (await keeper()).entries({ list, search })).data

async function entryOf(list: MasterList, entryId: string) {
  const { data } = contentOf(await (await keeper()).entries({ list, entryId }))
  return data[0]
}

/** The sentences of a refusal, by their fields. */
function saidAt(answer: { status: unknown }) {
  const { problem } = answer as unknown as {
    problem: { fields: { path: string; message: string }[] }
  }
  return Object.fromEntries(problem.fields.map(({ path, message }) => [path, message]))
}

describe('who keeps the lists', () => {
  test('is nobody without the key of the settings', async () => {
    expect(problemOf(await world.nobody.master.entries({ list: 'crews' }))).toBe('not_signed_in')
    const { master } = await world.as('employee')
    expect(problemOf(await master.entries({ list: 'crews' }))).toBe('forbidden')
    const draft = { list: 'countries', code: 'MX', name: 'Mexico' } as const
    expect(problemOf(await master.saveEntry(draft))).toBe('forbidden')
    const one = { list: 'countries', entryId: 'US' } as const
    expect(problemOf(await master.retireEntry({ ...one, isRetired: true }))).toBe('forbidden')
    expect(problemOf(await master.removeEntry(one))).toBe('forbidden')
  })

  test('is whoever holds it, and nobody touches the machines of another organisation', async () => {
    await world.database.kysely
      .insertInto('assets')
      .values({ shard_key: 'other-org', id: 'a-1', code: 'X-1', name: 'Theirs', category: 'Pump' })
      .execute()
    expect(await entriesOf('assets')).toEqual([])
    const master = await keeper()
    const one = { list: 'assets', entryId: 'a-1' } as const
    expect(problemOf(await master.retireEntry({ ...one, isRetired: true }))).toBe('not_found')
    expect(problemOf(await master.removeEntry(one))).toBe('not_found')
    const draft = { ...one, code: 'X-1', name: 'Mine', category: 'Pump' }
    expect(problemOf(await master.saveEntry(draft))).toBe('not_found')
    // A code is theirs alone: each organisation has machines of its own.
    const { entryId: _theirs, ...anew } = draft
    expect((await master.saveEntry(anew)).status).toBe(200)
  })
})

describe('what is said of an entry', () => {
  test('is refused with a sentence at each field that is missing or unfit', async () => {
    const master = await keeper()
    expect(saidAt(await master.saveEntry({ list: 'crews', name: 'Crew of nothing' }))).toEqual({
      code: 'Please enter a code.',
      district: 'Please choose a district.',
      businessUnit: 'Please choose a business unit.',
    })
    const unfit = {
      list: 'pads',
      code: '#1',
      name: 'Pad',
      district: 'XXX',
      customer: 'c-1',
    } as const
    expect(saidAt(await master.saveEntry(unfit))).toEqual({
      code: 'A number has letters, digits, spaces and the signs . _ - /, and begins with a letter or a digit.',
      district: 'There is no such district.',
    })
    expect(saidAt(await master.saveEntry({ list: 'assets', code: 'P 1', name: 'Pump' }))).toEqual({
      category: 'Please enter a category.',
    })
    expect(Object.keys(saidAt(await master.saveEntry({ list: 'countries', name: '' })))).toContain(
      'name',
    )
  })

  test('has a code of its own, and a customer a name, in whatever case', async () => {
    const master = await keeper()
    expect(saidAt(await master.saveEntry({ list: 'countries', code: 'us', name: 'Us' }))).toEqual({
      code: 'There is a country of this code already.',
    })
    expect(saidAt(await master.saveEntry({ list: 'customers', name: 'CUSTOMER one' }))).toEqual({
      name: 'There is a customer of this name already.',
    })
  })

  test.each([
    ['countries', { code: 'NO', name: 'Norway' }, {}],
    ['districts', { code: 'NS', name: 'North Sea', country: 'US' }, { country: 'United States' }],
    ['businessUnits', { code: 'CT', name: 'Coiled tubing' }, {}],
    ['departments', { code: 'OPS', name: 'Operations' }, {}],
    [
      'jobTitles',
      { code: 'POP', name: 'Pump operator', department: 'OPS' },
      { department: 'Operations' },
    ],
    [
      'crews',
      { code: 'F-09', name: 'F-09 Grey', colour: 'grey', district: 'PER', businessUnit: 'FRAC' },
      { district: 'Permian', businessUnit: 'Fracturing' },
    ],
    ['customers', { name: 'Longhollow Petroleum' }, {}],
    [
      'pads',
      { code: 'P 12/4', name: 'Salt Wagon', district: 'PER', customer: 'c-1' },
      { district: 'Permian', customer: 'Customer One' },
    ],
    ['assets', { code: 'PMP-01', name: 'Pump 1', category: 'Pump' }, {}],
  ] as const)('is kept for %s, and what it lies in is named', async (list, draft, above) => {
    const master = await keeper()
    const { entryId } = contentOf(await master.saveEntry({ list, ...draft }))
    const entry = await entryOf(list, entryId)
    const { name, ...parents } = draft as Record<string, string>
    expect(entry).toMatchObject({ name, code: parents['code'] ?? '', isRetired: false })
    for (const [parent, called] of Object.entries(above)) {
      expect(entry).toMatchObject({ [parent]: { id: parents[parent], name: called } })
    }
    expect(entry?.can.delete).toBe(list !== 'departments' || entry?.usage.entries === 0)
    const kept = await world.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'person_id'])
      .where('record_type', '=', 'master_entry')
      .where('record_id', '=', `${list} ${entryId}`)
      .execute()
    expect(kept).toEqual([{ action: 'create', person_id: cast.manager }])
  })

  test('is found by a part of its name or its code, page by page', async () => {
    expect((await entriesOf('crews', 'grey')).map(({ code }) => code)).toEqual(['F-09'])
    expect((await entriesOf('crews', 'f-0')).map(({ code }) => code)).toEqual(['F-01', 'F-09'])
    const page = contentOf(await (await keeper()).entries({ list: 'crews', pLimit: 1, pOffset: 1 }))
    expect([page.totalRecords, page.data.map(({ code }) => code)]).toEqual([2, ['F-09']])
    expect(page.words).toEqual(['grey', 'red'])
  })

  test('is edited on the version that was seen', async () => {
    const master = await keeper()
    const draft = {
      list: 'countries',
      entryId: 'NO',
      code: 'NO',
      name: 'Kingdom of Norway',
    } as const
    expect(problemOf(await master.saveEntry(draft, { ifMatch: 7 }))).toBe('row_changed')
    expect(contentOf(await master.saveEntry(draft, { ifMatch: 1 })).rowVersion).toBe(2)
    expect(await entryOf('countries', 'NO')).toMatchObject({ name: 'Kingdom of Norway' })
  })
})

describe('an entry that is used', () => {
  test('keeps its code, and says how much uses it', async () => {
    const district = await entryOf('districts', 'PER')
    expect(district?.usage).toMatchObject({ entries: 4, people: 6 })
    expect(district?.can).toEqual({ changeCode: false, delete: false })
    const master = await keeper()
    const draft = { list: 'districts', entryId: 'PER', name: 'Permian', country: 'US' } as const
    expect(saidAt(await master.saveEntry({ ...draft, code: 'PERM' }))).toEqual({
      code: 'This code is used, so it stays as it is.',
    })
    expect((await master.saveEntry({ ...draft, code: 'PER' })).status).toBe(200)
  })

  test('is edited although others by another road have what it has', async () => {
    const { kysely } = world.database
    const pad = { district_code: 'PER', customer_id: 'c-1', number: '7 (old)' }
    await kysely
      .insertInto('pads')
      .values([
        { id: 'p-old-1', name: 'Old 1', ...pad },
        { id: 'p-old-2', name: 'Old 2', ...pad },
      ])
      .execute()
    const draft = { list: 'pads', entryId: 'p-old-1', district: 'PER', customer: 'c-1' } as const
    const named = { ...draft, name: 'Old one' }
    const saved = await (await keeper()).saveEntry({ ...named, code: '7 (old)' }, { ifMatch: 1 })
    expect(saved.status).toBe(200)
    expect(saidAt(await (await keeper()).saveEntry({ ...named, code: '8 (new)' }))).toHaveProperty(
      'code',
    )
    await kysely.deleteFrom('pads').where('id', 'like', 'p-old-%').execute()
  })

  test('takes its people with it where a district is moved to another country', async () => {
    const { kysely } = world.database
    await kysely.insertInto('countries').values({ code: 'CA', name: 'Canada' }).execute()
    const inCountry = async (code: string) => {
      const people = kysely.selectFrom('people').select('id').where('country_code', '=', code)
      return (await people.where('shard_key', '=', castShard).execute()).length
    }
    const draft = { list: 'districts', entryId: 'PER', code: 'PER', name: 'Permian' } as const
    contentOf(await (await keeper()).saveEntry({ ...draft, country: 'CA' }))
    expect([await inCountry('US'), await inCountry('CA')]).toEqual([0, 6])
    contentOf(await (await keeper()).saveEntry({ ...draft, country: 'US' }))
    expect([await inCountry('US'), await inCountry('CA')]).toEqual([6, 0])
    await kysely.deleteFrom('countries').where('code', '=', 'CA').execute()
  })

  test('is not deleted, whoever names it', async () => {
    const master = await keeper()
    const { entryId: pad } = contentOf(
      await master.saveEntry({
        ...{ list: 'pads', code: 'Q-1', name: 'Quail Fence', district: 'PER', customer: 'c-1' },
      }),
    )
    await placeEntry(world, 'e-pad', { columns: { pad_ids: [pad] } })
    expect((await entryOf('pads', pad))?.usage).toMatchObject({ records: 1 })
    expect(problemOf(await master.removeEntry({ list: 'pads', entryId: pad }))).toBe('wrong_state')
    await world.database.kysely
      .updateTable('my_forms')
      .set({ pad_ids: [] })
      .where('id', '=', 'e-pad')
      .execute()
    // An answer that is no header's names it still.
    await sql`insert into my_form_answers (shard_key, my_form_id, answers, updated_at)
      values (${castShard}, 'e-pad', ${JSON.stringify({ where: { value: [pad] } })}::jsonb, now())
      on conflict (shard_key, my_form_id) do update set answers = excluded.answers`.execute(
      world.database.kysely,
    )
    expect(problemOf(await master.removeEntry({ list: 'pads', entryId: pad }))).toBe('wrong_state')
    await sql`update my_form_answers set answers = '{}' where my_form_id = 'e-pad'`.execute(
      world.database.kysely,
    )
    expect((await master.removeEntry({ list: 'pads', entryId: pad })).status).toBe(200)
  })

  test('is called anew once nothing uses it, and its name follows it', async () => {
    const master = await keeper()
    const draft = { list: 'departments', code: 'HSE', name: 'Safety' } as const
    contentOf(await master.saveEntry(draft))
    const renamed = await master.saveEntry({ ...draft, entryId: 'HSE', code: 'SAFE' })
    expect(contentOf(renamed)).toEqual({ entryId: 'SAFE', rowVersion: 2 })
    expect(problemOf(await master.removeEntry({ list: 'departments', entryId: 'HSE' }))).toBe(
      'not_found',
    )
  })
})

describe('an entry that is retired', () => {
  test('names what it named, stands apart, and comes back', async () => {
    const master = await keeper()
    const one = { list: 'crews', entryId: 'F-01' } as const
    contentOf(await master.retireEntry({ ...one, isRetired: true }))
    const { crews } = contentOf(await master.get({ keys: ['crews'] }))
    expect(crews?.map(({ crew, isRetired }) => [crew, isRetired])).toEqual([
      ['F-01', true],
      ['F-09', undefined],
    ])
    const listed = async (isRetired: boolean) =>
      contentOf(await master.entries({ list: 'crews', isRetired })).data.map(({ code }) => code)
    expect([await listed(true), await listed(false)]).toEqual([['F-01'], ['F-09']])
    // Pressed twice, it is retired once.
    expect(contentOf(await master.retireEntry({ ...one, isRetired: true })).rowVersion).toBe(2)
    contentOf(await master.retireEntry({ ...one, isRetired: false }))
    expect(await listed(true)).toEqual([])
  })

  test('takes nothing new into it, and keeps what lies in it', async () => {
    const master = await keeper()
    contentOf(await master.retireEntry({ list: 'districts', entryId: 'PER', isRetired: true }))
    const crew = {
      list: 'crews',
      name: 'F-09 Grey',
      district: 'PER',
      businessUnit: 'FRAC',
    } as const
    expect(saidAt(await master.saveEntry({ ...crew, code: 'F-10' }))).toEqual({
      district: 'This district is retired. Please choose another one.',
    })
    expect((await master.saveEntry({ ...crew, entryId: 'F-09', code: 'F-09' })).status).toBe(200)
    contentOf(await master.retireEntry({ list: 'districts', entryId: 'PER', isRetired: false }))
  })

  test('is not found among the machines that records choose from', async () => {
    const master = await keeper()
    const find = async (search: string) =>
      contentOf(await (await world.as('manager')).actions.assets({ search })).map(
        ({ code }) => code,
      )
    expect(await find('pmp-01')).toEqual(['PMP-01'])
    const [pump] = await entriesOf('assets', 'PMP-01')
    contentOf(
      await master.retireEntry({ list: 'assets', entryId: pump?.entryId ?? '', isRetired: true }),
    )
    expect(await find('pmp-01')).toEqual([])
    const { assets } = (await world.as('manager')).actions
    expect(contentOf(await assets({ assetIds: pump?.entryId ?? '' }))).toMatchObject([
      { code: 'PMP-01', isRetired: true },
    ])
  })
})

test('a change is seen at once by the names that this process keeps', async () => {
  await placeEntry(world, 'e-named', { person: 'manager', columns: { crew_codes: ['F-01'] } })
  const crewOf = async () => {
    const { myForms } = await world.as('manager')
    return contentOf(await myForms.get({ myFormId: 'e-named' })).names['crew']?.['F-01']
  }
  expect(await crewOf()).toBe('F-01 Red')
  const draft = { list: 'crews', entryId: 'F-01', code: 'F-01', colour: 'red' } as const
  const places = { district: 'PER', businessUnit: 'FRAC' }
  contentOf(await (await keeper()).saveEntry({ ...draft, ...places, name: 'F-01 Scarlet' }))
  expect(await crewOf()).toBe('F-01 Scarlet')
})

test('every column that names an entry by a key of the schema is known to use it', async () => {
  const tables = new Map(masterLists.map((list) => [keptLists[list].table, list]))
  const { rows } = await sql<{ table: string; column: string; named: string }>`
    select held.relname as table, attribute.attname as column, named.relname as named
    from pg_constraint as key
    join pg_class as held on held.oid = key.conrelid
    join pg_class as named on named.oid = key.confrelid
    join pg_attribute as attribute on attribute.attrelid = key.conrelid
      and attribute.attnum = key.conkey[array_length(key.conkey, 1)]
    where key.contype = 'f'`.execute(world.database.kysely)
  const held = rows.flatMap(({ named, ...place }) => {
    const list = tables.get(named)
    return list === undefined ? [] : [{ list, ...place }]
  })
  expect(held.length).toBeGreaterThan(20)
  const unknown = held.filter(({ list, table, column }) =>
    masterUses[list].every((use) => use.table !== table || use.column !== column),
  )
  expect(unknown).toEqual([])
})
