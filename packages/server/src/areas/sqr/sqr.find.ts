import type { FoundSqr } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import type { SqrSqlRow } from './sqr.columns.ts'
import { sqrs } from './sqr.list.ts'

/** The first of the list of quality reports. */
export const firstSqrs = firstRows(sqrs)

/** The reports that somebody may read and that hold a text, what began last in front. */
export async function findSqrs(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundSqr>> {
  const tab = { section: 'all', orderBy: 'start', fromDate: 'none' } as const
  const { data, hasMore } = await firstSqrs(context.db, { ...tab, ...asked }, context)
  return { data: data.map(toFound), hasMore }
}

type FoundRow = Pick<SqrSqlRow, 'id' | 'number' | 'title' | 'status' | 'severity' | 'starts_at'>

/** A report as it is found. */
export function toFound({
  id,
  number,
  title,
  status,
  severity,
  starts_at: at,
}: FoundRow): FoundSqr {
  return {
    ...{ sqrId: id, number, title, phase: status, severity },
    startsAt: at?.toISOString() ?? null,
  }
}
