import type { AuditEvent, PersonContext } from '../../../handler.ts'
import { writeMove } from '../../../records/move.ts'
import { entryKind } from '../my-forms.moves.ts'

/**
 * Deletes all entries that the organisation of whoever asks has of a form, as each of them would be
 * deleted for itself, and answers how many there were.
 */
export async function removeEntries(
  { db, person, now, audit }: Pick<PersonContext, 'db' | 'person' | 'now' | 'audit'>,
  formId: string,
  reason: string,
): Promise<number> {
  const { shardKey, personId } = person
  const entries = await db
    .selectFrom('my_forms')
    .select(['id', 'status', 'row_version', 'person_id', 'started_at'])
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
  for (const entry of entries) {
    await writeMove(entryKind, entry, { event: 'remove', said: 'delete', columns, reason }, write)
  }
  await audit(...events)
  return entries.length
}
