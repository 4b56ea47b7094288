import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { WaitingKind } from '@holdpoint/api'
import type { WaitingPart } from '../home/waiting.ts'
import { isAssignee, isMine, isOverdue, readerOf, type Reader } from './actions.rights.ts'

/** The late ones of somebody's actions, the latest first: as many as the list shows of them. */
export const actionsOverdue = firstOfMine('actions_overdue', isOverdue)
/** Those that they have to do and that are not late, what is due first in front. */
export const actionsOpen = firstOfMine(
  'actions_open',
  (reader) => sql`action.status in ('open', 'in_progress', 'on_hold') and ${isAssignee(reader)}
    and action.due_on >= ${reader.today}::text::date`,
)

function firstOfMine(
  kind: WaitingKind,
  which: (reader: Reader) => RawBuilder<SqlBool>,
): WaitingPart {
  return async ({ db, person, now }) => {
    const reader = readerOf(person, now)
    const { rows } = await sql<{ id: string; title: string; due_on: string; total: number }>`
      select action.id, action.title, action.due_on::text as due_on, (count(*) over ())::int as total
      from actions as action
      where action.shard_key = ${reader.shardKey} and action.deleted_at is null
        and ${isMine(reader)} and ${which(reader)}
      order by action.due_on, action.priority_rank desc, action.id
      limit 1`.execute(db)
    const [first] = rows
    if (first === undefined) {
      return []
    }
    const { id, title, due_on: detail, total } = first
    return [{ kind, count: total, first: { id, title, detail } }]
  }
}
