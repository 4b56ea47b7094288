import { sdsMoves, type EventOf, type SdsStatus } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import type { SheetRow } from './sds.columns.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { sheetKind } from './sds.facts.ts'
import { otherSheet, sheetForChange, sheetWhole } from './sds.queries.ts'
import { askedAnew } from './sds.row.ts'
import { takeOverStock } from './sds.stock.ts'
import { readerOf, tiesIn } from './sds.rights.ts'
import { tellAsked } from './sds.told.ts'

export const move: PersonHandler<'sds.move'> = async ({ sheetId, event, reason }, context) => {
  const { db, person, now } = context
  const row = await sheetForChange(db, readerOf(person, now), sheetId)
  if (row === undefined) {
    return fail('forbidden')
  }
  await moveSheet(context, row, { event, reason })
  const said = event === 'remove' ? 'Safety data sheet deleted.' : 'Safety data sheet saved.'
  return ok({ sheetId, rowVersion: row.row_version + 1 }, said)
}

/** A move as it is asked for. */
export type SheetMove = { event: EventOf<typeof sdsMoves>; reason: string | undefined }

/** Makes a move of a sheet whose row is held, with all that follows. */
export async function moveSheet(
  context: PersonContext,
  row: SheetRow,
  { event, reason }: SheetMove,
): Promise<void> {
  const { db, person, now, audit, ifMatch } = context
  const { id: sheetId } = row
  const asker = { person, ties: tiesIn(row.status), ifMatch }
  requireMove(sheetKind, event, row, asker, { facts: { row, person }, reason })
  const [to]: readonly SdsStatus[] = sdsMoves.events[event].to
  const { approved_at: before } = await sheetWhole(db, person.shardKey, sheetId)
  const approved = {
    ...{ approved_by: person.personId, approved_at: now },
    ...askedAnew(row.current_version, { isFirst: before === null, now }),
  }
  await writeMove(
    sheetKind,
    row,
    {
      ...{ event, to, reason },
      ...(event === 'remove' ? { said: 'delete' } : {}),
      // What was said when it came here stands beside its state until it moves on.
      columns: {
        status_reason: reason?.trim() || null,
        ...(event === 'approve' ? approved : {}),
        ...(event === 'remove' ? { deleted_at: now } : {}),
      },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  if (event === 'approve') {
    await takeThePlace(context, row)
    await tellAsked(context, sheetId)
  }
}

/** The sheet whose place another one takes goes out of use at the same moment, and lies nowhere. */
async function takeThePlace(context: PersonContext, sheet: SheetRow): Promise<void> {
  const { db, person, now, audit } = context
  const { shardKey } = person
  const { replaces_id: replacesId } = await sheetWhole(db, shardKey, sheet.id)
  const replaced =
    replacesId === null ? undefined : await otherSheet(db, shardKey, { id: replacesId })
  if (replaced === undefined) {
    return
  }
  if (replaced.status === 'approved') {
    await writeMove(
      sheetKind,
      replaced,
      {
        ...{ event: 'supersede', to: 'archived' },
        columns: { status_reason: `Replaced by ${sheet.number}.` },
        changes: { replacedBy: { from: null, to: sheet.number } },
      },
      { db, shardKey, now, audit },
    )
  }
  // One that was put away before may lie on pads still.
  await takeOverStock(context, { from: replaced, to: sheet })
}
