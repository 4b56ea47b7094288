import type { PersonContext } from '../../handler.ts'
import { writeMove } from '../../records/move.ts'
import { sheetKind } from './sds.facts.ts'
import { otherSheet, sheetWhole } from './sds.queries.ts'
import { takeOverStock } from './sds.stock.ts'

/**
 * The sheet whose place one in force takes goes out of use at the same moment, and lies nowhere.
 */
export async function takeThePlace(
  context: PersonContext,
  sheet: { id: string; number: string },
): Promise<void> {
  const { db, person, now, audit } = context
  const { shardKey } = person
  const { replaces_id: replacesId } = await sheetWhole(db, shardKey, sheet.id)
  const replaced =
    replacesId === null ? undefined : await otherSheet(db, shardKey, { id: replacesId })
  if (replaced === undefined) {
    return
  }
  const changes = { replacedBy: { from: null, to: sheet.number } }
  const isReviewedAgain = replaced.status !== 'approved' && replaced.stays_in_use
  if (replaced.status === 'approved') {
    const columns = { status_reason: `Replaced by ${sheet.number}.` }
    await writeMove(
      sheetKind,
      replaced,
      { event: 'supersede', to: 'archived', columns, changes },
      { db, shardKey, now, audit },
    )
  }
  if (isReviewedAgain) {
    await db
      .updateTable('sds_sheets')
      .set({ stays_in_use: false, updated_at: now, row_version: replaced.row_version + 1 })
      .where('shard_key', '=', shardKey)
      .where('id', '=', replaced.id)
      .execute()
    await audit({ recordType: 'sds', recordId: replaced.id, action: 'supersede', changes })
  }
  // One that was put away before may lie on pads still.
  await takeOverStock(context, { from: replaced, to: sheet })
}
