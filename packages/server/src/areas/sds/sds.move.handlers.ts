import { sql } from 'kysely'
import { sdsMoves, type EventOf, type SdsStatus } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import type { SheetRow } from './sds.columns.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { sheetKind } from './sds.facts.ts'
import { otherSheet, sheetForChange, sheetWhole } from './sds.queries.ts'
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
    await archiveReplaced(context, sheetId, row.number)
    await tellAsked(context, sheetId)
  }
}

/** The sheet whose place another one takes goes out of use at the same moment. */
async function archiveReplaced(
  { db, person, now, audit }: PersonContext,
  sheetId: string,
  number: string,
): Promise<void> {
  const { shardKey } = person
  const { replaces_id: replacesId } = await sheetWhole(db, shardKey, sheetId)
  const replaced =
    replacesId === null ? undefined : await otherSheet(db, shardKey, { id: replacesId })
  if (replaced?.status === 'approved') {
    await writeMove(
      sheetKind,
      replaced,
      {
        ...{ event: 'supersede', to: 'archived' },
        columns: { status_reason: `Replaced by ${number}.` },
        changes: { replacedBy: { from: null, to: number } },
      },
      { db, shardKey, now, audit },
    )
    await takeOverStock(db, { shardKey, from: replaced.id, to: sheetId })
  }
}

/** What lay under the old sheet lies under the new one, but where that says itself what lies there. */
async function takeOverStock(
  db: Queryable,
  { shardKey, from, to }: { shardKey: string; from: string; to: string },
): Promise<void> {
  await sql`
    update sds_inventory as stock set sheet_id = ${to}
    where stock.shard_key = ${shardKey} and stock.sheet_id = ${from} and not exists (
      select 1 from sds_inventory as own
      where own.shard_key = stock.shard_key and own.sheet_id = ${to}
        and own.pad_id = stock.pad_id and own.container = stock.container
    )`.execute(db)
  await db
    .deleteFrom('sds_inventory')
    .where('shard_key', '=', shardKey)
    .where('sheet_id', '=', from)
    .execute()
}
