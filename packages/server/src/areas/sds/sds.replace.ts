import type { PersonContext } from '../../handler.ts'
import { writeMove } from '../../records/move.ts'
import { sheetKind } from './sds.facts.ts'
import { otherSheet, sheetWhole } from './sds.queries.ts'
import { isInUse } from './sds.rights.ts'
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
  if (isInUse(replaced)) {
    const columns = { status_reason: `Replaced by ${sheet.number}.`, stays_in_use: false }
    await writeMove(
      sheetKind,
      replaced,
      { event: 'supersede', to: 'archived', columns, changes },
      { db, shardKey, now, audit },
    )
  }
  // One that was put away before may lie on pads still.
  await takeOverStock(context, { from: replaced, to: sheet })
}
