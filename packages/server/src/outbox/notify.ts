import type { NotificationKind, ToldRecord } from '@holdpoint/api'
import type { PersonContext } from '../handler.ts'

/** What people are told, and of which record. */
export type NewNotification = {
  kind: NotificationKind
  record: { type: ToldRecord; id: string }
  /** Whom; or everybody whom the record is for by the time it is told. */
  personIds: readonly string[] | 'audience'
  /** When it is told, where that is not at once. */
  at?: Date
  /** What is told under the same name before its time is told at the new time, and as it is told now. */
  name?: string
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
  {
    kind,
    record,
    personIds,
    at = now,
    name = ports.ids.next(),
    isAnonymous = false,
  }: NewNotification,
): Promise<void> {
  if (personIds.length === 0) {
    return
  }
  const isToAudience = personIds === 'audience'
  const times = { created_at: at, next_try_at: at }
  await db
    .insertInto('outbox')
    .values({
      ...{ shard_key: person.shardKey, id: name, kind },
      ...{ record_type: record.type, record_id: record.id },
      actor_id: isAnonymous ? null : person.personId,
      person_ids: isToAudience ? [] : [...new Set(personIds)],
      is_to_audience: isToAudience,
      ...times,
    })
    .onConflict((conflict) => conflict.columns(['shard_key', 'id']).doUpdateSet({ ...times, kind }))
    .execute()
}
