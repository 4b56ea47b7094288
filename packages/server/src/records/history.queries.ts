import type { Queryable } from '../db/database.ts'
import type { Holder } from './files.queries.ts'

/** A page of what happened to one record, newest first, but what is not for whoever asks. */
export function historyOf(
  db: Queryable,
  { shardKey, recordType, recordId }: Holder,
  { offset, limit, without = [] }: { offset: number; limit: number; without?: readonly string[] },
) {
  return db
    .selectFrom('audit_events as event')
    .leftJoin('people as actor', 'actor.id', 'event.person_id')
    .select((select) => [
      'event.at',
      'event.action',
      'event.reason',
      'event.changes',
      'actor.id as person_id',
      'actor.full_name',
      'actor.profile_image',
      select.fn.countAll<string>().over().as('total'),
    ])
    .where('event.shard_key', '=', shardKey)
    .where('event.record_type', '=', recordType)
    .where('event.record_id', '=', recordId)
    .$if(without.length > 0, (query) => query.where('event.action', 'not in', without))
    .orderBy('event.sequence', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}
