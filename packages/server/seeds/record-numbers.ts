import type { Insertable } from 'kysely'
import type { RecordNumbersTable } from '../src/records/records.tables.ts'
import { organisation, shardKey } from './organisation.ts'
import { zoneClock } from './world-time.ts'

/** Gives each record its human number, FRM-26-00412, and says where each year's counter stands. */
export function numberInOrder<Row>(
  kind: string,
  rows: readonly Row[],
  timeOf: (row: Row) => Date,
): { rows: (Row & { number: string })[]; counters: Insertable<RecordNumbersTable>[] } {
  const clock = zoneClock(organisation.time_zone)
  const lastOfYear = new Map<string, number>()
  const numbered = rows
    .toSorted((a, b) => timeOf(a).getTime() - timeOf(b).getTime())
    .map((row) => {
      const year = clock.dayOf(timeOf(row)).slice(2, 4)
      const place = (lastOfYear.get(year) ?? 0) + 1
      lastOfYear.set(year, place)
      return { ...row, number: `${kind}-${year}-${String(place).padStart(5, '0')}` }
    })
  const counters = [...lastOfYear].map(([year, last]) => ({
    shard_key: shardKey,
    kind,
    year: Number(year),
    last_number: last,
  }))
  return { rows: numbered, counters }
}
