import { sdsMoves, type EventOf, type SdsStatus } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import type { SheetRow } from './sds.columns.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { sheetKind } from './sds.facts.ts'
import { sheetForChange, sheetWhole } from './sds.queries.ts'
import { takeThePlace } from './sds.replace.ts'
import { answerRequests } from './sds.requests.ts'
import { askedAnew } from './sds.row.ts'
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
  const asker = { person, ties: tiesIn(row), ifMatch }
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
        stays_in_use: to !== 'archived' && staysInUse(row, event),
      },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  if (event === 'approve') {
    await takeThePlace(context, row)
    await tellAsked(context, sheetId)
    await answerRequests(context, sheetId, 'sheet_there')
  }
  if (to === 'archived') {
    await answerRequests(context, sheetId, 'sheet_declined')
  }
}

/** Whether everybody reads it still, though it is not approved any more. */
function staysInUse({ status, stays_in_use }: SheetRow, event: SheetMove['event']): boolean {
  return event === 'reopen' ? status === 'approved' : stays_in_use && event !== 'approve'
}
