import { sdsMoves, type SdsStatus } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { detailOf } from './sds.detail.ts'
import { sheetKind } from './sds.facts.ts'
import { otherSheet, sheetForChange, sheetWhole } from './sds.queries.ts'
import { askedAnew } from './sds.row.ts'
import { readerOf, tiesIn } from './sds.rights.ts'
import { tellAsked } from './sds.told.ts'

export const move: PersonHandler<'sds.move'> = async ({ sheetId, event, reason }, context) => {
  const { db, person, now, audit, ifMatch } = context
  const row = await sheetForChange(db, readerOf(person, now), sheetId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const asker = { person, ties: tiesIn(row.status), ifMatch }
  requireMove(sheetKind, event, row, asker, { facts: row, reason })
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
      // What was said when it came here stands beside its state until it moves on.
      columns: { status_reason: reason?.trim() || null, ...(event === 'approve' ? approved : {}) },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  if (event === 'approve') {
    await archiveReplaced(context, sheetId, row.number)
    await tellAsked(context, sheetId)
  }
  return ok(await detailOf(context, sheetId), 'Safety data sheet saved.')
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
  }
}
