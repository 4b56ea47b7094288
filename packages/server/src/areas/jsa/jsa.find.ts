import type { FoundJsa } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { jsas } from './jsa.list.ts'

const firstJsas = firstRows(jsas)

/** The analyses that somebody may read and that hold a text, what begins last in front. */
export async function findJsas(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundJsa>> {
  const tab = { section: 'all', orderBy: 'start', fromDate: 'none' } as const
  const { data, hasMore } = await firstJsas(context.db, { ...tab, ...asked }, context)
  return {
    hasMore,
    data: data.map(({ id, number, title, status, starts_at: startsAt }) => ({
      ...{ jsaId: id, number, title, status, startsAt: startsAt?.toISOString() ?? null },
    })),
  }
}
