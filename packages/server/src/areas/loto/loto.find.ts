import type { FoundLoto } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import type { LotoSqlRow } from './loto.columns.ts'
import { lotos } from './loto.list.ts'

/** The first of the list of lockouts. */
export const firstLotos = firstRows(lotos)

/** The lockouts that somebody may read and that hold a text, what is planned last in front. */
export async function findLotos(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundLoto>> {
  const tab = { section: 'all', orderBy: 'start', fromDate: 'none' } as const
  const { data, hasMore } = await firstLotos(context.db, { ...tab, ...asked }, context)
  return { data: data.map(toFound), hasMore }
}

type FoundRow = Pick<LotoSqlRow, 'id' | 'number' | 'title' | 'status' | 'asset'>

/** A lockout as it is found. */
export function toFound({ id: lotoId, number, title, status, asset }: FoundRow): FoundLoto {
  return { lotoId, number, title, status, asset }
}
