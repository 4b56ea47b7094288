import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { tiesOfSqrs } from './sqr.ties.ts'

/** How reports follow: edits and moves, and what becomes of their actions and of those linked below. */
export const liveSqrs: LiveDeclaration = {
  ...{ table: 'sqrs', as: 'sqr', opens: 'sqr.information', ties: tiesOfSqrs },
  shows: [
    {
      of: (now) => [
        sql`sqr.row_version`,
        sql`sqr.severity`,
        // It turns red by itself.
        sql`sqr.due_at < ${now}::timestamptz`,
        sql`(
          select concat_ws('/', count(*), count(*) filter (
            where action.status not in ('closed', 'cancelled')
          ))
          from actions as action
          where action.shard_key = sqr.shard_key and action.source_type = 'sqr'
            and action.source_id = sqr.id and action.deleted_at is null
        )`,
        sql`(
          select count(*) from sqrs as lower_one
          where lower_one.shard_key = sqr.shard_key and lower_one.parent_id = sqr.id
            and lower_one.deleted_at is null
        )`,
      ],
    },
  ],
}
