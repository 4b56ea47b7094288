import type { AuditEvent, PersonContext } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { entryKind } from '../my-forms.moves.ts'
import { countSubForms, draftsBelow } from '../sub-forms/sub-forms.queries.ts'

/**
 * Deletes all entries that the organisation of whoever asks has of a form, as each of them would be
 * deleted for itself, and answers how many there were. What is still being filled below them goes
 * with them; what was handed in stands by itself from then on.
 */
export async function removeEntries(
  { db, person, now, audit }: Pick<PersonContext, 'db' | 'person' | 'now' | 'audit'>,
  formId: string,
  reason: string,
): Promise<number> {
  const { shardKey, personId } = person
  const entries = await db
    .selectFrom('my_forms')
    .select(['id', 'status', 'row_version', 'person_id', 'started_at', 'parent_id'])
    .where('shard_key', '=', shardKey)
    .where('form_id', '=', formId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  // The trail takes many rows in few statements.
  const events: AuditEvent[] = []
  const write = {
    ...{ db, shardKey, now },
    audit: (...some: AuditEvent[]) => Promise.resolve(void events.push(...some)),
  }
  const columns = { deleted_at: now, deleted_by: personId }
  const ids = entries.map(({ id }) => id)
  const drafts = (await draftsBelow(db, shardKey, ids)).filter(({ id }) => !ids.includes(id))
  for (const entry of [...entries, ...drafts]) {
    await writeMove(entryKind, entry, { event: 'remove', said: 'delete', columns, reason }, write)
  }
  await audit(...events)
  for (const parentId of new Set(entries.flatMap(({ parent_id: id }) => id ?? []))) {
    await countSubForms(db, shardKey, parentId)
  }
  return entries.length
}
