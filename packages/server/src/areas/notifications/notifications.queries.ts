import { sql } from 'kysely'
import type { PersonContext } from '../../handler.ts'

/** What people are told of. A module adds its own. */
export type NotificationKind =
  | 'form_shared'
  | 'form_signed'
  | 'form_to_approve'
  | 'form_approved'
  | 'form_rejected'
  | 'form_handed_back'
  | 'form_reopened'
  | 'kudos_received'
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
  // As two lists, for an action has up to 9,999 people and a statement takes 65,535 values.
  const ids = personIds.map(() => ports.ids.next())
  await sql`
    insert into notifications
      (shard_key, id, person_id, kind, record_type, record_id, actor_id, created_at)
    select ${person.shardKey}, one.id, one.person_id, ${kind}, ${record.type}, ${record.id},
      ${person.personId}, ${now}::timestamptz
    from unnest(${ids}::text[], ${[...personIds]}::text[]) as one (id, person_id)`.execute(db)
}
