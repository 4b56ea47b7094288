import { sql } from 'kysely'

/**
 * When an entry was first handed in: how long it took is told by that, and not by the day on which it
 * was sent again. Each handing in is kept as a version; an entry of before has one moment alone.
 */
export const firstHandedInAt = sql<Date | null>`coalesce((
  select first.made_at from my_form_versions as first
  where first.shard_key = entry.shard_key and first.my_form_id = entry.id and first.version = 1
), entry.submitted_at)`
