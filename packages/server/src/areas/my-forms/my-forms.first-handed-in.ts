import { sql } from 'kysely'

/**
 * When an entry was first handed in: how long it took is told by that, and not by the day on which it
 * was sent again. Each handing in is kept as a version; an entry of before has one moment alone.
 *
 * Null too where that says nothing of how long it took: what is assigned begins as its first answer
 * arrives, and without a network or without a script all of them arrive together.
 */
export const firstHandedInAt = sql<Date | null>`(
  select case
    when entry.due_at is not null and told.at - entry.started_at < interval '1 minute' then null
    else told.at
  end
  from (
    select coalesce((
      select first.made_at from my_form_versions as first
      where first.shard_key = entry.shard_key and first.my_form_id = entry.id and first.version = 1
    ), entry.submitted_at) as at
  ) as told
)`
