import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  reportDataset,
  reportPartsMax,
  type AnyList,
  type ReportDatasetName,
  type ReportMeasure,
  type ReportResult,
} from '@holdpoint/api'
import { seededRandom } from '../seeds/seeded-random.ts'
import { countReport, type Definition } from '../src/areas/reports/reports.count.ts'
import { readersOf } from '../src/session/permissions-of.ts'
import { cast, castShard, castZone, type CastName } from './cast.ts'
import { startTestServer, type TestServer } from './harness.ts'
import type { Witness } from './lists/witness.ts'

/** A witness of whatever list. */
type AnyWitness<Row> = Omit<Witness<AnyList, Row>, 'parts'> & {
  parts: Readonly<
    Record<string, { has: (row: Row, who: CastName) => unknown; drawn?: readonly string[] }>
  >
}

/** What a row has of what no part of its list's filter tells. */
type Beside<Row> = {
  dimensions?: Readonly<Record<string, (row: Row) => string | null>>
  measures?: Readonly<Record<string, (row: Row) => number | null>>
  /** Gives the rows of the witness what makes them differ here too. */
  vary?: (world: TestServer, rows: readonly Row[]) => Promise<readonly Row[]>
}

const now = new Date('2026-03-05T15:00:00Z')
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: castZone, dateStyle: 'short' })
const times = ['day', 'week', 'month']

/**
 * Holds each dimension and each measure of a dataset against somebody who goes through the rows of its
 * list one by one. One that is declared and that nobody counts here fails.
 */
export function holdsCounts<Row>(
  dataset: ReportDatasetName,
  witness: AnyWitness<Row>,
  beside: Beside<Row>,
): void {
  const { dimensions, measures, tabs = ['all'] } = reportDataset(dataset)
  const named = Object.keys(dimensions)
  const random = seededRandom(`report ${dataset}`)
  let world: TestServer
  let rows: readonly Row[]

  beforeAll(async () => {
    world = await startTestServer()
    const seeded = await witness.seed(world, random)
    rows = (await beside.vary?.(world, seeded)) ?? seeded
  })
  afterAll(() => world.close())

  /** What a row is counted by; null where it is later than the span of today. */
  function keyOf(row: Row, name: string): string | null {
    const key = ownKeyOf(row, name)
    return times.includes(name) && key > keyOfDay(clock.format(now), name) ? null : key
  }

  function ownKeyOf(row: Row, name: string): string {
    const day = clock.format(witness.startsAt(row, 'employee'))
    if (times.includes(name)) {
      return keyOfDay(day, name)
    }
    const part = dimensions[name]?.part
    const has = part === undefined ? undefined : witness.parts[part]?.has(row, 'employee')
    const of = beside.dimensions?.[name]
    if (has === undefined && of === undefined) {
      throw new Error(`Say what rows of ${dataset} have of ${name}.`)
    }
    return (of === undefined ? (has as (string | null)[])[0] : of(row)) ?? ''
  }

  function valueOf(some: readonly Row[], measure: string): number | null {
    const how: ReportMeasure['how'] = measures[measure]?.how ?? 'count'
    if (how === 'count') {
      return some.length
    }
    const of = beside.measures?.[measure]
    if (of === undefined) {
      throw new Error(`Say what rows of ${dataset} have of ${measure}.`)
    }
    const values = some.flatMap((row) => of(row) ?? [])
    const sum = values.reduce((all, value) => all + value, 0)
    return how === 'sum' ? sum : values.length === 0 ? null : sum / values.length
  }

  /** How many rows a measure is made of. */
  function valuedOf(some: readonly Row[], measure: string): number {
    const of = beside.measures?.[measure]
    return of === undefined ? some.length : some.filter((row) => of(row) !== null).length
  }

  async function count(who: CastName, asked: Partial<Definition>): Promise<ReportResult> {
    const person = (await readersOf(world.database.kysely, castShard, [cast[who]])).get(cast[who])
    const definition: Definition = {
      ...{ dataset, groupBy: 'day', splitBy: null, measure: 'count', window: 'all' },
      ...{ filterValues: null, ...asked },
    }
    return person === undefined
      ? expect.unreachable()
      : countReport(definition, {
          ...{ db: world.database.kysely, cacheOwner: world.database, person, now },
        })
  }

  /** All that somebody may read of the last days, whatever a list hides at first. */
  function readable(who: CastName, days: number | undefined): readonly Row[] {
    const all = { ...witness.list.filter.plain, statuses: ['any'] }
    const from = days === undefined ? '' : clock.format(now.getTime() - (days - 1) * 86_400_000)
    const isWithin = (row: Row) => {
      const day = clock.format(witness.startsAt(row, who))
      return days === undefined || (day >= from && day <= clock.format(now))
    }
    const lies = (row: Row) =>
      tabs.some((tab) => witness.lies(row, tab as never, who, all as never))
    return rows.filter((row) => lies(row) && isWithin(row))
  }

  function expectSame(result: ReportResult, some: readonly Row[], asked: Asked): void {
    const { groupBy, splitBy, measure } = asked
    const told = result.groups.filter((group) => group.rows > 0)
    const keys = [...new Set(some.map((row) => keyOf(row, groupBy)))]
    expect(new Set(told.map(({ key }) => key))).toEqual(new Set(keys))
    expect(result.rows).toBe(some.length)
    expect(result.valued).toBe(valuedOf(some, measure))
    expectValue(result.value, valueOf(some, measure))
    const all = new Set(splitBy === null ? [] : some.map((row) => keyOf(row, splitBy)))
    const isAverage = measures[measure]?.how === 'average'
    for (const group of told) {
      const its = some.filter((row) => keyOf(row, groupBy) === group.key)
      expect(group.rows, `${group.key}`).toBe(its.length)
      expectValue(group.value, valueOf(its, measure))
      expect(group.valued).toBe(valuedOf(its, measure))
      const parts = splitBy === null ? [] : its.map((row) => keyOf(row, splitBy))
      if (all.size <= reportPartsMax && !times.includes(splitBy ?? '')) {
        expect(new Set(group.parts.map(({ key }) => key))).toEqual(new Set(parts))
      }
      if (splitBy !== null && !isAverage) {
        const sum = group.parts.reduce((whole, { value }) => whole + (value ?? 0), 0)
        expect(sum).toBeCloseTo(group.value ?? 0, 1)
      }
      // What stands together is told of by the tests of groups.
      for (const part of group.parts.filter(({ key }) => key !== null)) {
        expect(parts).toContain(part.key)
        const both = its.filter((row) => keyOf(row, splitBy ?? '') === part.key)
        expectValue(part.value, valueOf(both, measure))
        expect(part.valued).toBe(valuedOf(both, measure))
      }
      // Of time, what is earlier and what is later both stand together.
      const together = group.parts.filter(({ key }) => key === null).length
      expect(together).toBeLessThanOrEqual(times.includes(splitBy ?? '') ? 2 : 1)
    }
  }

  describe.each(named)('by %s', (groupBy) => {
    test.each(Object.keys(measures))('the measure %s', async (measure) => {
      for (const who of witness.people) {
        for (const window of ['all', '30'] as const) {
          const splitBy = random.pick([null, ...named.filter((name) => name !== groupBy)])
          const asked = { groupBy, splitBy, measure }
          const result = await count(who, { ...asked, window })
          expectSame(result, readable(who, window === 'all' ? undefined : 30), asked)
        }
      }
    })

    test('has the words of its keys', async () => {
      const { groups } = await count('reviewer', { groupBy })
      expect(groups.length).toBeGreaterThan(0)
      for (const { key, label } of groups) {
        expect(label).not.toBe('')
        const isNone = key === '' || (groupBy === 'severity' && key === 'none')
        expect(label === 'None', `${key}`).toBe(isNone)
      }
    })
  })

  test('is narrowed by what a saved filter holds, whose days it does not ask', async () => {
    const [name, one] =
      Object.entries(dimensions).flatMap(([of, { part }]) => {
        const drawn = part === undefined ? undefined : witness.parts[part]?.drawn?.[0]
        return part === undefined || drawn === undefined ? [] : [[of, { part, drawn }] as const]
      })[0] ?? expect.unreachable()
    const { filter } = witness.list
    const values = filter.savedOf({
      ...filter.plain,
      ...{ [one.part]: [one.drawn], window: { kind: 'days', days: 1 } },
    } as never)
    const result = await count('reviewer', { groupBy: name, filterValues: values })
    const some = readable('reviewer', undefined).filter((row) => keyOf(row, name) === one.drawn)
    expect(some.length).toBeGreaterThan(0)
    expectSame(result, some, { groupBy: name, splitBy: null, measure: 'count' })
    expect(result.filterValues).toEqual(values)
    const gone = filter.savedOf({ ...filter.plain, [one.part]: ['gone'] } as never)
    expect((await count('reviewer', { groupBy: name, filterValues: gone })).groups).toEqual([])
    const unread = await count('reviewer', { filterValues: { [one.part]: 3, what: 'is this' } })
    expect(unread.rows).toBe(readable('reviewer', undefined).length)
    expect([result.isFilterRead, unread.isFilterRead]).toEqual([true, false])
  })

  test('names parts that its list is narrowed by', () => {
    for (const { part } of Object.values(dimensions)) {
      expect(part === undefined || witness.list.filter.names.includes(part), part).toBe(true)
    }
    expect(times.every((name) => named.includes(name))).toBe(true)
  })
}

/** The span of a day. */
function keyOfDay(day: string, step: string): string {
  if (step !== 'week') {
    return step === 'month' ? day.slice(0, 7) : day
  }
  const at = new Date(`${day}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}

type Asked = { groupBy: string; splitBy: string | null; measure: string }

function expectValue(told: number | null, naive: number | null): void {
  if (naive === null || told === null) {
    expect(told).toBe(naive)
  } else {
    expect(told).toBeCloseTo(naive, 1)
  }
}
