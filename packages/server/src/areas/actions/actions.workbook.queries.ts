import { sql } from 'kysely'
import type { ActionPriority, ActionStatus, ActionType, ControlLevel } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { isSourceNear } from './actions.columns.ts'
import type { Reader } from './actions.rights.ts'

/** An action as the workbook needs it. */
export type WorkbookRow = {
  place: number
  number: string
  title: string
  type: ActionType
  priority: ActionPriority
  status: ActionStatus
  sourceTitle: string | null
  sourceNumber: string | null
  question: string | null
  districtCode: string | null
  businessUnitCode: string | null
  crewCodes: string[]
  padIds: string[]
  customerId: string | null
  asset: string | null
  assignees: string | null
  owner: string
  createdAt: number
  dueOn: string
  firstDueOn: string
  dueMoves: number
  completedAt: number | null
  verifiedBy: string | null
  isEffective: boolean | null
  daysOpen: number
  workOrder: string | null
  controlLevel: ControlLevel | null
}

/** What the workbook says of each action; its days are those of the reader's calendar. */
export function selectWorkbookRows(
  _db: Queryable,
  picked: PickedRows,
  reader: Reader & { timeZone: string; seesReports: boolean },
) {
  const dayOf = (moment: string) =>
    sql`(${sql.ref(moment)} at time zone ${reader.timeZone}::text)::date`
  const told = (word: 'title' | 'number') => sql`case
    when ${reader.seesReports}::boolean or ${isSourceNear(reader)}
    then action.source_words ->> ${sql.lit(word)} end`
  return sql<WorkbookRow>`(
    select picked.place, action.number, action.title, action.type, action.priority, action.status,
      ${told('title')} as "sourceTitle", ${told('number')} as "sourceNumber",
      action.source_words ->> 'question' as question,
      action.district_code as "districtCode", action.business_unit_code as "businessUnitCode",
      action.crew_codes as "crewCodes", action.pad_ids as "padIds",
      action.customer_id as "customerId", asset.name as asset,
      (
        select string_agg(doer.full_name, ', ' order by one.place) from action_assignees as one
        join people as doer on doer.id = one.person_id
        where one.shard_key = action.shard_key and one.action_id = action.id
      ) as assignees,
      owner.full_name as owner, ${epochMs('action.created_at')} as "createdAt",
      action.due_on::text as "dueOn", action.first_due_on::text as "firstDueOn",
      action.due_moves as "dueMoves", ${epochMs('action.completed_at')} as "completedAt",
      checked.full_name as "verifiedBy", action.is_effective as "isEffective",
      coalesce(${dayOf('action.closed_at')}, ${reader.today}::text::date)
        - ${dayOf('action.created_at')} as "daysOpen",
      work.number as "workOrder", action.control_level as "controlLevel"
    from ${picked}
    join actions as action on action.shard_key = ${reader.shardKey} and action.id = picked.id
    join people as owner on owner.id = action.owner_id
    left join people as checked on checked.id = action.verified_by
    left join assets as asset
      on asset.shard_key = action.shard_key and asset.id = action.asset_id
    left join work_orders as work
      on work.shard_key = action.shard_key and work.id = action.work_order_id
  )`
}
