import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { tiesOfHazards } from './jsa.hazards.ties.ts'

/** How master hazards follow: edits and moves. */
export const liveHazards: LiveDeclaration = {
  ...{ table: 'master_hazards', as: 'hazard', opens: 'jsa.masterHazard', ties: tiesOfHazards },
  shows: [{ of: () => [sql`hazard.row_version`] }],
}
