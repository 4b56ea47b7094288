import type { PersonContext } from '../../handler.ts'

/** What people are told, and of which record. */
export type Notification = {
  kind: 'form_shared' | 'form_signed'
  record: { type: string; id: string }
  personIds: readonly string[]
}

/** Tells people of something that the person of this call did: one row for each of them. */
export async function notify(
  { db, person, ports, now }: Pick<PersonContext, 'db' | 'person' | 'ports' | 'now'>,
  { kind, record, personIds }: Notification,
): Promise<void> {
  if (personIds.length === 0) {
    return
  }
  await db
    .insertInto('notifications')
    .values(
      personIds.map((personId) => ({
        shard_key: person.shardKey,
        id: ports.ids.next(),
        person_id: personId,
        kind,
        record_type: record.type,
        record_id: record.id,
        actor_id: person.personId,
        created_at: now,
      })),
    )
    .execute()
}
