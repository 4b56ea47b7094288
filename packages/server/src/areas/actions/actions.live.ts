import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { tiesOfActions } from './actions.ties.ts'

/** How actions follow: edits and moves, and evidence, which changes a guard. */
export const liveActions: LiveDeclaration = {
  ...{ table: 'actions', as: 'action', opens: 'actions.get', ties: tiesOfActions },
  shows: [
    {
      of: () => [
        sql`action.row_version`,
        sql`(
          select count(*) from record_files as file
          where file.shard_key = action.shard_key and file.record_type = 'action'
            and file.record_id = action.id
        )`,
      ],
    },
  ],
}
