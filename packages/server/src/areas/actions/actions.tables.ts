import type { Generated } from 'kysely'
import type {
  ActionPriority,
  ActionSource,
  ActionStatus,
  ActionType,
  ControlLevel,
  WorkOrderStatus,
} from '@holdpoint/api'
import type {
  ComputedNumber,
  DefaultJsonColumn,
  Instant,
  NullableInstant,
} from '../../db/columns.ts'

/** The tables of actions. */
export interface ActionsTables {
  actions: ActionsTable
  action_assignees: ActionAssigneesTable
  action_due_dates: ActionDueDatesTable
  action_links: ActionLinksTable
  work_orders: WorkOrdersTable
  assets: AssetsTable
}

// Days are YYYY-MM-DD.

export interface ActionsTable {
  shard_key: string
  id: string
  number: string
  question_key: string | null
  title: string
  status: ActionStatus
  created_by: string
  due_on: string
  created_at: Instant
  closed_at: NullableInstant
  description: Generated<string>
  type: Generated<ActionType>
  priority: Generated<ActionPriority>
  status_reason: string | null
  owner_id: string
  verifier_id: string | null
  source_type: ActionSource | null
  source_id: string | null
  source_words: DefaultJsonColumn
  first_due_on: string
  due_moves: Generated<number>
  waits_until: string | null
  started_at: NullableInstant
  completed_at: NullableInstant
  /** Who said that it is done; null while it is not. */
  completed_by: string | null
  verified_at: NullableInstant
  verified_by: string | null
  control_level: ControlLevel | null
  asset_id: string | null
  work_order_id: string | null
  work_order_waiver: string | null
  evidence_min: Generated<number>
  effectiveness_days: number | null
  is_effective: boolean | null
  repeat_every_days: number | null
  parent_id: string | null
  country_code: string | null
  district_code: string | null
  business_unit_code: string | null
  crew_codes: Generated<string[]>
  pad_ids: Generated<string[]>
  customer_id: string | null
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
  priority_rank: ComputedNumber
  status_rank: ComputedNumber
}

/** Who does an action; the id is what calls know as `assignedActionId`. */
export interface ActionAssigneesTable {
  shard_key: string
  id: string
  action_id: string
  person_id: string
  place: number
}

export interface ActionDueDatesTable {
  shard_key: string
  action_id: string
  sequence: number
  due_on: string
  set_by: string
  set_at: Instant
  reason: string | null
}

export interface ActionLinksTable {
  shard_key: string
  action_id: string
  source_type: ActionSource
  source_id: string
  /** Empty for the record as a whole. */
  question_key: Generated<string>
  words: DefaultJsonColumn
  linked_by: string
  linked_at: Instant
}

export interface WorkOrdersTable {
  shard_key: string
  id: string
  number: string
  description: string
  asset_id: string | null
  system: string
  status: WorkOrderStatus
  priority: ActionPriority
  requested_by: string
  planned_on: string | null
  completed_on: string | null
  /** In US dollars. */
  cost: number | null
}

export interface AssetsTable {
  shard_key: string
  id: string
  code: string
  name: string
  category: string
  /** Since when it is not offered any more; null while it is. */
  retired_at: NullableInstant
  row_version: Generated<number>
}
