import { sqrInvestigatedPhases, sqrWriters, type SqrPhase } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import type { SqrSqlRow } from './sqr.columns.ts'
import { keptSqr, sqrRow, type KeptSqr } from './sqr.queries.ts'
import { tiesOf } from './sqr.rights.ts'
import { isEditable, isFollowed } from './sqr.row.ts'
import type { SqrsTable } from './sqr.tables.ts'
import type { ToldSqr } from './sqr.told.ts'

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
  monitoring: 'While it is monitored, its non-conformance, files and actions alone are written.',
  closed: 'What is closed is not edited. Whoever edits all reports may reopen it.',
  void: 'What is void is not edited.',
}

/**
 * Ends the call unless whoever asks may change what the report says, in the phase that it is in; its
 * non-conformance and its files (`followed`) also while it is monitored.
 */
export function requireEditable(
  { row }: HeldSqr,
  { person, ifMatch }: Pick<PersonContext, 'person' | 'ifMatch'>,
  what: 'whole' | 'followed' = 'whole',
): void {
  // It may have been given to somebody else since the call was let in.
  if (!opens({ ties: sqrWriters }, tiesOf(row), person)) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (!(what === 'whole' ? isEditable : isFollowed)(row.status)) {
    const message = whyNot[row.status] ?? 'It is not edited now.'
    return fail('wrong_state', { message, details: { status: row.status } })
  }
}

/** Who has investigated a report once these have had to do with it as well. */
export function investigatorsWith(
  { investigator_ids: before }: KeptSqr,
  ...ids: (string | null)[]
) {
  return [...new Set([...before, ...ids.filter((id) => id !== null)])]
}

type Edit = {
  columns?: Updateable<SqrsTable>
  changes: Record<string, unknown>
  /** What the history calls it; an edit unless said otherwise. */
  said?: string
  reason?: string
  /** It says of what others wrote whether it is so. */
  isVerdict?: true
}

/** Writes an edit of a report that is held, and tells the trail; answers what its call answers. */
export async function writeEdit(context: PersonContext, sqr: HeldSqr, edit: Edit) {
  const saved = await writeUntold(context, sqr, edit)
  await context.audit({
    ...{ recordType: 'sqr', recordId: saved.sqrId, action: edit.said ?? 'edit' },
    changes: edit.changes,
    ...(edit.reason === undefined || edit.reason === '' ? {} : { reason: edit.reason }),
  })
  return saved
}

/**
 * The same where the trail is told of it elsewhere. Whoever writes what is investigated has
 * investigated it, and so have those who own it or are of its team, now or until now.
 */
export async function writeUntold(
  { db, person, now }: PersonContext,
  { kept }: HeldSqr,
  edit: Pick<Edit, 'columns' | 'isVerdict'> = {},
): Promise<{ sqrId: string; number: string; rowVersion: number }> {
  const { id: sqrId, number } = kept
  const rowVersion = kept.row_version + 1
  const { owner_id: ownerId = null, team_ids: teamIds = [] } = { ...kept, ...edit.columns }
  const writers = edit.isVerdict === true ? [] : [person.personId]
  const investigators = investigatorsWith(
    ...([kept, kept.owner_id, ...kept.team_ids] as const),
    ...([ownerId, ...teamIds, ...writers] as const),
  )
  const isInvestigated = sqrInvestigatedPhases.includes(kept.status)
  await db
    .updateTable('sqrs')
    .set({ ...edit.columns, updated_at: now, row_version: rowVersion })
    .$if(isInvestigated, (update) => update.set({ investigator_ids: investigators }))
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sqrId)
    .execute()
  return { sqrId, number, rowVersion }
}

/** What is asked of a report to know whom to tell. */
export function toldOf(kept: KeptSqr): ToldSqr {
  const { id, owner_id: ownerId, team_ids: teamIds, severity, investigator_ids } = kept
  return { id, ownerId, teamIds, severity, investigatorIds: investigator_ids }
}
