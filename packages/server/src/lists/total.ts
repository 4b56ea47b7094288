import { sql } from 'kysely'
import type { AnyList } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { preparedQuery } from '../db/prepared.ts'
import { firstOrder } from './query.ts'
import {
  matching,
  structureOf,
  type Asked,
  type CountedRow,
  type ListSource,
  type Page,
  type Total,
} from './source.ts'

/** Up to here the rows of a list are counted one by one, beside their page. */
export const countedMax = 10_000

type Asking = { offset: number; limit: number }

/** The total of a list that was counted, or of which the last page is shown. */
export function knownTotal({ offset, limit }: Asking, page: Page<unknown>): Total | undefined {
  if (page.counted <= countedMax) {
    return { total: page.counted, isAbout: false }
  }
  const { length } = page.rows
  return length > 0 && length < limit ? { total: offset + length, isAbout: false } : undefined
}

/** A number that is not counted never says that there is nothing behind a page that is not the last. */
export function notBefore(
  total: number,
  { offset }: Asking,
  { rows, counted }: Page<unknown>,
): Total {
  return { total: Math.max(total, Math.min(counted, offset + rows.length + 1)), isAbout: true }
}

/** How many rows a list holds: counted up to 10,000, and above it "over 10,000". */
export function totalQuery<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
) {
  const countAll = countQuery(source)
  return async (db: Queryable, query: Asked<L, Facts>, page: Page<unknown>): Promise<Total> => {
    const known = knownTotal(query, page)
    if (known !== undefined) {
      return known
    }
    // Whoever asked behind the end is led to the last page, which must be there.
    return page.rows.length === 0
      ? { total: await countAll(db, query), isAbout: false }
      : notBefore(countedMax, query, page)
  }
}

/** Counts one by one, however many there are. */
export function countQuery<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
) {
  const selectCount = preparedQuery(structureOf(source), (db, query: Asked<L, Facts>) => ({
    compile: () =>
      sql<{ total: number }>`select count(*)::int as total ${matching(source, query)}`.compile(db),
  }))
  return async (db: Queryable, query: Asked<L, Facts>): Promise<number> => {
    const [row] = await selectCount(db, { ...query, orderBy: firstOrder(source.list) })
    return row?.total ?? 0
  }
}
