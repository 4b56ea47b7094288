import type { FoundQualification } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstOf, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { qualificationsHolding } from './training.queries.ts'
import { toQualification } from './training.row.ts'

/** The qualifications in use of one's organisation that hold a text, by name. */
export async function findQualifications(
  { pLimit, ...sought }: Asking,
  { db, person: { shardKey } }: Pick<PersonContext, 'db' | 'person'>,
): Promise<FirstRows<FoundQualification>> {
  const rows = await qualificationsHolding(db, shardKey, { ...sought, limit: pLimit + 1 })
  const { data, hasMore } = firstOf(rows, pLimit)
  return { data: data.map(toQualification), hasMore }
}
