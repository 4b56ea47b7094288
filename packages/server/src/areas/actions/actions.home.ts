import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { WaitingKind } from '@holdpoint/api'
import type { WaitingPart } from '../home/waiting.ts'
import { isAssignee, isMine, readerOf, type Reader } from './actions.rights.ts'

const isLate = ({ today }: Reader) => sql<SqlBool>`action.due_on < ${today}::text::date`
const isInTime = ({ today }: Reader) => sql<SqlBool>`action.due_on >= ${today}::text::date`

/** The actions that somebody has to do and that are late, the latest first. */
export const actionsOverdue = toDo('actions_overdue', isLate)
/** The others that they have to do, what is due first in front. */
export const actionsOpen = toDo('actions_open', isInTime)

function toDo(kind: WaitingKind, which: (reader: Reader) => RawBuilder<SqlBool>): WaitingPart {
  return async ({ db, person, now }) => {
    const reader = readerOf(person, now)
    const { rows } = await sql<{ id: string; title: string; due_on: string; total: number }>`
      select action.id, action.title, action.due_on::text as due_on, (count(*) over ())::int as total
      from actions as action
      where action.shard_key = ${reader.shardKey} and action.deleted_at is null
        and action.status in ('open', 'in_progress', 'on_hold') and ${isMine(reader)} and ${isAssignee(reader)}
        and ${which(reader)}
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
