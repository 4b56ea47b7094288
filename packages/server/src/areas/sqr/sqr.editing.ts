import { sqrWriters, type SqrPhase } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import type { SqrSqlRow } from './sqr.columns.ts'
import { keptSqr, sqrRow, type KeptSqr } from './sqr.queries.ts'
import { tiesOf } from './sqr.rights.ts'
import { isEditable } from './sqr.row.ts'
import type { SqrsTable } from './sqr.tables.ts'

/** A report that is about to be changed: as its guards look at it, and as it is kept. */
export type HeldSqr = { row: SqrSqlRow; kept: KeptSqr }

/** A report that is held until the end of the call. */
export async function held({ db, person }: PersonContext, sqrId: string): Promise<HeldSqr> {
  const kept = await keptSqr(db, { shardKey: person.shardKey, sqrId })
    .forUpdate()
    .executeTakeFirst()
  const row = kept && (await sqrRow(db, person, sqrId))
  return kept === undefined || row === undefined ? fail('forbidden') : { row, kept }
}

const whyNot: Partial<Record<SqrPhase, string>> = {
  approval: 'It waits for approval. Please take it back before you edit it.',
  closed: 'What is closed is not edited. Whoever edits all reports may reopen it.',
  void: 'What is void is not edited.',
}

/** Ends the call unless whoever asks may change what the report says, in the phase that it is in. */
export function requireEditable(
  { row }: HeldSqr,
  { person, ifMatch }: Pick<PersonContext, 'person' | 'ifMatch'>,
): void {
  // It may have been given to somebody else since the call was let in.
  if (!opens({ ties: sqrWriters }, tiesOf(row), person)) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (!isEditable(row.status)) {
    const message = whyNot[row.status] ?? 'It is not edited now.'
    return fail('wrong_state', { message, details: { status: row.status } })
  }
}

/** Writes an edit of a report that is held, and tells the trail; answers what its call answers. */
export async function writeEdit(
  { db, person, now, audit }: PersonContext,
  { kept }: HeldSqr,
  edit: {
    columns?: Updateable<SqrsTable>
    changes: Record<string, unknown>
    /** What the history calls it; an edit unless said otherwise. */
    said?: string
    reason?: string
  },
): Promise<{ sqrId: string; number: string; rowVersion: number }> {
  const { id: sqrId, number } = kept
  const rowVersion = kept.row_version + 1
  await db
    .updateTable('sqrs')
    .set({ ...edit.columns, updated_at: now, row_version: rowVersion })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sqrId)
    .execute()
  await audit({
    ...{ recordType: 'sqr', recordId: sqrId, action: edit.said ?? 'edit', changes: edit.changes },
    ...(edit.reason === undefined || edit.reason === '' ? {} : { reason: edit.reason }),
  })
  return { sqrId, number, rowVersion }
}

/** What is asked of a report to know whom to tell. */
export function toldOf({ id, owner_id: ownerId, team_ids: teamIds, severity }: KeptSqr) {
  return { id, ownerId, teamIds, severity }
}
