import { readXlsx } from 'hucre/xlsx'
import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import {
  choices,
  defineFilter,
  defineList,
  flag,
  listInput,
  range,
  savedValuesInputShape,
  type AnyList,
} from '@holdpoint/api'
import type { Queryable } from '../src/db/database.ts'
import type { Person } from '../src/identity.ts'
import { isBetween, isOneOf, isTrue, type Conditions } from '../src/lists/conditions.ts'
import { keepFilterOf, keptFilterOf } from '../src/lists/kept-filter.ts'
import { listPage } from '../src/lists/page.ts'
import { requireOwnNames } from '../src/lists/query.ts'
import { listSource } from '../src/lists/source.ts'
import { dates } from '../src/lists/window.ts'
import { workbookFile, type WorkbookContext } from '../src/lists/workbook-file.ts'
import { number, text, writeWorkbooks, type ListWorkbook } from '../src/lists/workbook.ts'
import { castShard } from './cast.ts'
import { startTestServer, type TestServer } from './harness.ts'

// A list that no module has: what the room of lists does with a declaration, its SQL, its columns.

const gaugesFilter = defineFilter(
  {
    kinds: choices('kinds', 'selectedKind', 'kindIds'),
    isOverdue: flag('overdue', 'overdueSelected', 'overdue'),
    bar: range('bar', 'selectedBar', 'bar', { low: 0, high: 500 }),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
)
const gaugesList = defineList({
  name: 'gauge',
  sections: ['mine', 'all'],
  orders: { read: 'desc', name: 'asc' },
  filter: gaugesFilter,
  pageSize: 5,
  noAccess: 'gauges',
  follows: null,
})

type GaugeRow = { id: string; name: string; counted: number }

const gauges = listSource(gaugesList, {
  from: () => sql`gauges as gauge`,
  id: 'gauge.id',
  readable: ({ section, shardKey, personId }) =>
    section === 'mine'
      ? sql`gauge.shard_key = ${shardKey} and gauge.owner_id = ${personId}`
      : sql`gauge.shard_key = ${shardKey} and (gauge.owner_id = ${personId} or gauge.is_open)`,
  day: dates('gauge.read_on'),
  search: (pattern) => sql`gauge.name ilike ${pattern}`,
  orders: { read: 'gauge.read_on', name: 'gauge.name' },
  conditions: {
    kinds: isOneOf('gauge.kind'),
    isOverdue: isTrue(sql`gauge.is_overdue`),
    bar: isBetween('gauge.bar'),
  },
  select: (db, page): Compilable<GaugeRow> => ({
    compile: () =>
      sql<GaugeRow>`select gauge.id, gauge.name, page.counted
        from ${page} join gauges as gauge on gauge.id = page.id
        order by page.place`.compile(db),
  }),
})

type SheetRow = { name: string; kind: string; bar: number | null }
const kindNames = new Map([['p', 'Pressure']])
const gaugesWorkbook: ListWorkbook<SheetRow, { kind: ReadonlyMap<string, string> }> = {
  sheet: 'Gauges',
  columns: [
    text('Name', 20, (row) => row.name),
    text('Kind', 20, (row, { kind }) => kind.get(row.kind) ?? row.kind),
    number('Bar', (row) => row.bar),
  ],
}

const pageOf = listPage(gauges)
const answer = writeWorkbooks({ gauge: gaugesWorkbook })
const fileWith = (more: { countLines?: () => Promise<number> } = {}) =>
  workbookFile(
    gauges,
    {
      ...more,
      workbook: gaugesWorkbook,
      select: (_db, picked) =>
        sql<SheetRow & { place: number }>`(select picked.place, gauge.name, gauge.kind, gauge.bar
        from ${picked} join gauges as gauge on gauge.id = picked.id)`,
      words: {
        rows: 'Gauges',
        sections: { mine: 'Mine', all: 'All' },
        orders: {
          read: ['day', 'oldest first', 'newest first'],
          name: ['name', 'A to Z', 'Z to A'],
        },
        day: 'Read',
        parts: { kinds: 'Kind', isOverdue: 'Overdue', bar: 'Bar' },
      },
      names: () => Promise.resolve({ kind: kindNames }),
      partNames: () => ({ kinds: kindNames }),
    },
    { lend: (work) => work({ ask: (request) => Promise.resolve(answer(request)) }) },
  )

let world: TestServer
let person: Person
const now = new Date('2026-03-05T15:00:00Z')

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await sql`create table gauges (
    shard_key text, id text primary key, owner_id text, is_open boolean, name text, kind text,
    is_overdue boolean, bar int, read_on date
  )`.execute(kysely)
  const identity = await world.server.resolve(await world.tokenOf('employee'))
  if (identity.kind !== 'person') {
    throw new Error('Nobody is signed in.')
  }
  person = identity.person
  // One a day back from the day of the tests; the last three are somebody else's, one of them open.
  await sql`
    insert into gauges
    select ${castShard}, 'g' || lpad(n::text, 2, '0'),
      case when n < 28 then ${person.personId} else 'somebody' end, n = 28,
      'Gauge ' || chr(64 + n % 9), case when n % 2 = 0 then 'p' else 't' end, n % 5 = 0,
      case when n % 7 = 0 then null else n * 10 end, date '2026-03-06' - n
    from generate_series(1, 30) as n
  `.execute(kysely)
})
afterAll(async () => {
  await sql`drop table gauges`.execute(world.database.kysely)
  await world.close()
})

const context = (): WorkbookContext & { db: Queryable } => ({
  ...{ db: world.database.kysely, person, now, ports: world.ports, requestId: 'r' },
  ...{ cacheOwner: world, inSnapshot: (work) => work(world.database.kysely) },
})
const input = listInput(gaugesList)

async function listed(asked: z.input<typeof input>) {
  const { rows, totalRecords, isTotalAbout } = await pageOf(input.parse(asked), context())
  expect(isTotalAbout).toBe(false)
  return { ids: rows.map(({ id }) => id), totalRecords }
}

describe('a list that was only declared', () => {
  test('passes for a list of whatever shape', () => {
    const any: AnyList = gaugesList
    expect(any.filter.names).toEqual(['kinds', 'isOverdue', 'bar'])
  })

  test('needs a condition for each part of its filter', () => {
    type Needed = Conditions<typeof gaugesFilter.parts, Parameters<typeof gauges.from>[0]>
    const { kinds, isOverdue, bar }: Needed = gauges.conditions
    // @ts-expect-error The range has none.
    const lacking: Needed = { kinds, isOverdue }
    // @ts-expect-error A range is no list of choices.
    const mistaken: Needed = { kinds, isOverdue, bar: isOneOf('gauge.bar') }
    expect([lacking, mistaken, bar]).toHaveLength(3)
  })

  test('calls no part what every list asks', () => {
    const filter = defineFilter({ limit: flag('l', 'l', 'l') }, gaugesFilter.days)
    const list = defineList({ ...gaugesList, name: 'limited', filter })
    expect(() => requireOwnNames(list)).toThrow('cannot be called limit')
  })

  test('answers its tabs page by page, in its orders', async () => {
    expect(await listed({})).toEqual({ ids: ['g01', 'g02', 'g03', 'g04', 'g05'], totalRecords: 27 })
    const last = await listed({ section: 'all', pOffset: '25' })
    expect(last).toEqual({ ids: ['g26', 'g27', 'g28'], totalRecords: 28 })
    expect(await listed({ pOffset: '99' })).toEqual({ ids: [], totalRecords: 27 })
    const byName = await listed({ orderBy: 'name', pLimit: '4' })
    expect(byName.ids).toEqual(['g09', 'g18', 'g27', 'g01'])
    const backwards = await listed({ orderBy: 'name', orderByAsc: '0', pLimit: '3' })
    expect(backwards.ids).toEqual(['g08', 'g17', 'g26'])
    expect((await listed({ orderByAsc: '1', pLimit: '2' })).ids).toEqual(['g27', 'g26'])
  })

  test('filters by each of its parts, by days and by a word', async () => {
    expect((await listed({ kinds: 'p,x' })).totalRecords).toBe(13)
    expect((await listed({ kinds: 'x' })).totalRecords).toBe(0)
    expect((await listed({ overdue: 'true' })).ids).toEqual(['g05', 'g10', 'g15', 'g20', 'g25'])
    expect((await listed({ bar: '0-60' })).ids).toEqual(['g01', 'g02', 'g03', 'g04', 'g05'])
    expect((await listed({ bar: '60-90' })).ids).toEqual(['g06', 'g08', 'g09'])
    expect((await listed({ search: 'gauge b' })).ids).toEqual(['g02', 'g11', 'g20'])
    const days = { fromDate: '2026-03-01', toDate: '2026-03-03' }
    expect((await listed(days)).ids).toEqual(['g03', 'g04', 'g05'])
    expect((await listed({ ...days, overdue: 'true', kinds: 't' })).ids).toEqual(['g05'])
    const wrong = listed({ fromDate: '2026-03-03', toDate: '2026-03-01' })
    await expect(wrong).rejects.toMatchObject({ problem: { fields: [{ path: 'toDate' }] } })
  })

  test('remembers a filter under a name and under a title', async () => {
    const asked = { kinds: ['p'], overdue: true, fromDate: 'none' as const }
    const { content } = await keepFilterOf(gaugesList)(asked, context())
    expect(await listed(content)).toEqual({ ids: ['g10', 'g20'], totalRecords: 2 })
    expect((await listed({ ...content, kinds: 't' })).ids).toEqual(['g05', 'g15', 'g25'])
    expect((await keptFilterOf(gaugesList)(content, context())).content).toEqual(asked)
    await expect(listed({ filter: 'nobody' })).rejects.toMatchObject({
      problem: { name: 'unknown_filter' },
    })
    const values = gaugesFilter.fromCall(asked)
    const saved: unknown = JSON.parse(JSON.stringify(gaugesFilter.savedOf(values)))
    const sent = z.object(savedValuesInputShape(gaugesFilter)).parse(saved)
    expect(gaugesFilter.fromSaved(sent)).toEqual(values)
  })

  test('exports the rows that it shows, and says what they are', async () => {
    const { filter: _none, ...asked } = input.parse({ kinds: 'p', bar: '30-90', orderByAsc: '1' })
    const { stream } = await fileWith()(asked, context())
    const { sheets } = await readXlsx(Buffer.from(await new Response(stream).arrayBuffer()))
    expect(sheets.map(({ name }) => name)).toEqual(['Gauges', 'About'])
    expect(sheets[0]?.rows).toEqual([
      ['Name', 'Kind', 'Bar'],
      ['Gauge H', 'Pressure', 80],
      ['Gauge F', 'Pressure', 60],
      ['Gauge D', 'Pressure', 40],
    ])
    expect(sheets[1]?.rows).toEqual(
      expect.arrayContaining([
        ['Gauges', 3],
        ['Tab', 'Mine'],
        ['Sorted by', 'day, oldest first'],
        ['Read', '2026-02-04 to 2026-03-05'],
        ['Kind', 'Pressure'],
        ['Bar', '30 to 90'],
      ]),
    )
  })

  test('begins no workbook whose lines have become more than a sheet takes', async () => {
    const { filter: _none, ...asked } = input.parse({})
    const long = fileWith({ countLines: () => Promise.resolve(1_048_576) })
    await expect(long(asked, context())).rejects.toMatchObject({
      problem: { message: expect.stringMatching(/^This list holds 1048576 lines/) as string },
    })
  })
})
