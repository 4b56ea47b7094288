import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { tiesOfJsas } from './jsa.ties.ts'

/** How analyses follow: edits and moves, and who comes, signs and leaves, which changes no row of them. */
export const liveJsas: LiveDeclaration = {
  ...{ table: 'jsas', as: 'jsa', opens: 'jsa.get', ties: tiesOfJsas },
  shows: [
    {
      of: () => [
        sql`jsa.row_version`,
        sql`(
          select concat_ws('/', count(*), count(one.left_at), max(one.signed_at),
            count(one.signed_at))
          from jsa_attendees as one
          where one.shard_key = jsa.shard_key and one.jsa_id = jsa.id
        )`,
      ],
    },
  ],
}
