import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { tiesOfTopics } from './topics.ties.ts'

/** How topics follow: edits, moves and access, and what is asked and answered on them. */
export const liveTopics: LiveDeclaration = {
  ...{ table: 'topics', as: 'topic', opens: 'topics.information', ties: tiesOfTopics },
  shows: [
    {
      of: () => [
        sql`topic.row_version`,
        sql`topic.question_count`,
        sql`topic.open_count`,
        sql`topic.last_activity_at`,
      ],
    },
  ],
}
