import type { PersonContext } from '../../handler.ts'

/** What people are told of. A module adds its own. */
export type NotificationKind =
  | 'form_shared'
  | 'form_signed'
  | 'action_assigned'
  | 'action_returned'
  | 'action_to_verify'
  | 'action_sent_back'
  | 'action_closed'

/** What people are told, and of which record. */
export type Notification = {
  kind: NotificationKind
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
