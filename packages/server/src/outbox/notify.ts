import type { NotificationKind, ToldRecord } from '@holdpoint/api'
import type { PersonContext } from '../handler.ts'

/** What people are told, and of which record. */
export type NewNotification = {
  kind: NotificationKind
  record: { type: ToldRecord; id: string }
  personIds: readonly string[]
  /** Keeps to itself who did it, where that is not told. */
  isAnonymous?: boolean
}

/** Who tells: the person of a call, or the clock, which is nobody. */
export type Teller = Pick<PersonContext, 'db' | 'ports' | 'now'> & {
  person: { shardKey: string; personId: string | null }
}

/**
 * Tells people of a deed, in its transaction: undone with it, and there with it. They find it in
 * their inbox a moment later (`startOutbox`), if they may read the record then.
 */
export async function notify(
  { db, person, ports, now }: Teller,
  { kind, record, personIds, isAnonymous = false }: NewNotification,
): Promise<void> {
  if (personIds.length === 0) {
    return
  }
  await db
    .insertInto('outbox')
    .values({
      ...{ shard_key: person.shardKey, id: ports.ids.next(), kind },
      ...{ record_type: record.type, record_id: record.id },
      actor_id: isAnonymous ? null : person.personId,
      person_ids: [...new Set(personIds)],
      ...{ created_at: now, next_try_at: now },
    })
    .execute()
}
