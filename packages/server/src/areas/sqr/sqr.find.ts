import type { FoundSqr } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { sqrs } from './sqr.list.ts'

const firstSqrs = firstRows(sqrs)

/** The reports that somebody may read and that hold a text, what began last in front. */
export async function findSqrs(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundSqr>> {
  const tab = { section: 'all', orderBy: 'start', fromDate: 'none' } as const
  const { data, hasMore } = await firstSqrs(context.db, { ...tab, ...asked }, context)
  return {
    hasMore,
    data: data.map(({ id, number, title, status, severity, starts_at: startsAt }) => ({
      ...{ sqrId: id, number, title, phase: status, severity },
      startsAt: startsAt?.toISOString() ?? null,
    })),
  }
}
