import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type {
  ActionPriority,
  ActionSource,
  ActionStatus,
  ActionType,
  WorkOrderStatus,
} from '@holdpoint/api'
import { isReadable as isReadableSqr } from '../sqr/sqr.rights.ts'
import { hasDone, isOverdue, tieColumns, type Reader, type TieColumns } from './actions.rights.ts'

/** Somebody within a row. */
export type PersonJson = { personId: string; fullName: string; profileImage: string | null }

/** What an action was raised from, as it was kept. */
export type SourceWords = {
  number?: string
  title?: string
  question?: string
  answer?: string
}

/** An action as a list shows it to one person. */
export type ActionRow = TieColumns & {
  id: string
  number: string
  title: string
  type: ActionType
  priority: ActionPriority
  status: ActionStatus
  status_reason: string | null
  due_on: string
  first_due_on: string
  due_moves: number
  waits_until: string | null
  evidence_min: number
  question_key: string | null
  source_type: ActionSource | null
  source_id: string | null
  source_words: SourceWords
  /** Its source is no quality report, or one that its reader has to do with. */
  is_source_near: boolean
  /** It belongs to a report that is not worked on now, and keeps it. */
  is_kept: boolean
  created_at: Date
  closed_at: Date | null
  row_version: number
  owner: PersonJson
  verifier: PersonJson | null
  assignees: (PersonJson & { assignedActionId: string })[]
  assignee_count: number
  own_assignment: string | null
  /** Its reader does it, or said that it is done. */
  has_done: boolean
  evidence: number
  work_order_status: WorkOrderStatus | null
  work_order_id: string | null
  work_order_waiver: string | null
  /** The number of a new action that is not done yet, which this one waits for. */
  open_child: string | null
  is_overdue: boolean
}

/** What is raised from a quality report is named to those who may read that. */
export const isSourceNear = (reader: Reader): RawBuilder<SqlBool> => sql`(
  action.source_type is distinct from 'sqr' or exists (
    select 1 from sqrs as sqr
    where sqr.shard_key = action.shard_key and sqr.id = action.source_id
      and sqr.deleted_at is null and ${isReadableSqr(reader, false)}
  )
)`

const person = (of: string) => sql`jsonb_build_object(
  'personId', ${sql.ref(`${of}.id`)}, 'fullName', ${sql.ref(`${of}.full_name`)},
  'profileImage', ${sql.ref(`${of}.profile_image`)})`

/** The columns of a row, over `actions as action`; at most so many of those who do it. */
export function actionColumns(reader: Reader, assigneesMax: number): RawBuilder<ActionRow> {
  return sql`action.id, action.number, action.title, action.type, action.priority, action.status,
    action.status_reason, action.due_on::text as due_on, action.first_due_on::text as first_due_on,
    action.due_moves, action.waits_until::text as waits_until, action.evidence_min,
    action.question_key, action.source_type, action.source_id, action.source_words,
    ${isSourceNear(reader)} as is_source_near,
    coalesce(action.source_type = 'sqr' and not exists (
      select 1 from sqrs as sqr
      where sqr.shard_key = action.shard_key and sqr.id = action.source_id
        and sqr.deleted_at is null and sqr.status in ('open', 'investigating', 'verifying')
    ), false) as is_kept,
    action.created_at, action.closed_at, action.row_version,
    action.work_order_id, action.work_order_waiver,
    (select ${person('owner')} from people as owner where owner.id = action.owner_id) as owner,
    (select ${person('checker')} from people as checker where checker.id = action.verifier_id)
      as verifier,
    (
      select coalesce(jsonb_agg(
        ${person('doer')} || jsonb_build_object('assignedActionId', doer.assignment) order by doer.place
      ), '[]')
      from (
        select one.id as assignment, one.place, someone.id, someone.full_name, someone.profile_image
        from action_assignees as one
        join people as someone on someone.id = one.person_id
        where one.shard_key = action.shard_key and one.action_id = action.id
        order by one.place limit ${sql.lit(assigneesMax)}
      ) as doer
    ) as assignees,
    (
      select count(*)::int from action_assignees as one
      where one.shard_key = action.shard_key and one.action_id = action.id
    ) as assignee_count,
    (
      select one.id from action_assignees as one
      where one.shard_key = action.shard_key and one.action_id = action.id
        and one.person_id = ${reader.personId}
    ) as own_assignment,
    ${hasDone(reader)} as has_done,
    (
      select count(*)::int from record_files as file
      where file.shard_key = action.shard_key and file.record_type = 'action'
        and file.record_id = action.id and file.slot = 'evidence'
    ) as evidence,
    (
      select work.status from work_orders as work
      where work.shard_key = action.shard_key and work.id = action.work_order_id
    ) as work_order_status,
    (
      select child.number from actions as child
      where child.shard_key = action.shard_key and child.parent_id = action.id
        and child.deleted_at is null and child.status not in ('closed', 'cancelled')
      order by child.number limit 1
    ) as open_child,
    ${isOverdue(reader)} as is_overdue,
    ${tieColumns(reader)}`
}
