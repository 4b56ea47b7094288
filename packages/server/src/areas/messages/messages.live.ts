import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { stateOf } from './messages.rights.ts'
import { tiesOfMessages } from './messages.ties.ts'

/** How messages follow: edits and moves, and the clock that starts and ends them. */
export const liveMessages: LiveDeclaration = {
  ...{ table: 'messages', as: 'message', opens: 'messages.get', ties: tiesOfMessages },
  shows: [{ of: (now) => [sql`message.row_version`, stateOf({ now: now.toISOString() })] }],
}
