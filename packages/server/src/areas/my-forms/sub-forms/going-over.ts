import type { Queryable } from '../../../db/database.ts'
import { flagsOf } from '../review/flags.queries.ts'
import { entryAbove, livingBelow, type BelowRow } from './sub-forms.queries.ts'
import { isBeingFilled } from './sub-forms.rules.ts'

/**
 * Whether an entry is handed over with the one above it alone: while the same person is to fill that
 * one out.
 */
export async function goesWithParent(
  db: Queryable,
  shardKey: string,
  { parent_id: parentId, person_id: personId }: { parent_id: string | null; person_id: string },
): Promise<boolean> {
  const above = parentId === null ? undefined : await entryAbove(db, shardKey, parentId)
  return above !== undefined && above.person_id === personId && isBeingFilled(above.status)
}

/**
 * What goes along with an entry that is handed over, held: what the same person has below it that is
 * filled out, was rejected, or was handed back.
 */
export async function goingAlong(
  db: Queryable,
  shardKey: string,
  { id, person_id: personId }: { id: string; person_id: string },
): Promise<BelowRow[]> {
  const below = await livingBelow(db, shardKey, id, { hold: true })
  const along: BelowRow[] = []
  for (const each of below.filter((one) => one.person_id === personId)) {
    const { status } = each
    const isBack = status === 'in_review' && (await flagsOf(db, shardKey, each.id)).length > 0
    if (isBeingFilled(status) || status === 'reject' || isBack) {
      along.push(each)
    }
  }
  return along
}
