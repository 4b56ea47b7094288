import type { Queryable } from '../../../db/database.ts'
import type { AuditEvent, PersonContext } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { entryKind } from '../my-forms.moves.ts'
import * as queries from '../sub-forms/sub-forms.queries.ts'

/** The entries of a form as they are about to be deleted. */
export type HeldEntries = {
  entries: Awaited<ReturnType<typeof entriesOf>>
  /** What is being filled below them of other forms, which goes with them. */
  drafts: queries.BelowRow[]
}

/** Holds all entries that an organisation has of a form, and what goes with them, from above to below. */
export async function holdEntries(
  db: Queryable,
  shardKey: string,
  formId: string,
): Promise<HeldEntries> {
  await queries.holdAbove(db, shardKey, formId)
  const entries = await entriesOf(db, shardKey, formId)
  const ids = entries.map(({ id }) => id)
  const below = await queries.draftsBelow(db, shardKey, ids)
  return { entries, drafts: below.filter(({ id }) => !ids.includes(id)) }
}

function entriesOf(db: Queryable, shardKey: string, formId: string) {
  return db
    .selectFrom('my_forms')
    .select(['id', 'status', 'row_version', 'person_id', 'started_at', 'parent_id'])
    .where('shard_key', '=', shardKey)
    .where('form_id', '=', formId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Deletes entries of a form that are held, as each of them would be deleted for itself. What is still
 * being filled below them goes with them; what was handed in stands by itself from then on.
 */
export async function removeEntries(
  { db, person, now, audit }: Pick<PersonContext, 'db' | 'person' | 'now' | 'audit'>,
  { entries, drafts }: HeldEntries,
  reason: string,
): Promise<void> {
  const { shardKey, personId } = person
  // The trail takes many rows in few statements.
  const events: AuditEvent[] = []
  const write = {
    ...{ db, shardKey, now },
    audit: (...some: AuditEvent[]) => Promise.resolve(void events.push(...some)),
  }
  const columns = { deleted_at: now, deleted_by: personId }
  for (const entry of [...entries, ...drafts]) {
    await writeMove(entryKind, entry, { event: 'remove', said: 'delete', columns, reason }, write)
  }
  await audit(...events)
  for (const parentId of new Set(entries.flatMap(({ parent_id: id }) => id ?? []))) {
    await queries.countSubForms(db, shardKey, parentId)
  }
}
