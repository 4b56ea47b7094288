import type { Generated } from 'kysely'
import type { ControlLevel, HazardState } from '@holdpoint/api'
import type { ComputedNumber, Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of the library of hazards. */
export interface HazardTables {
  master_hazards: MasterHazardsTable
  master_hazard_controls: MasterHazardControlsTable
}

export interface MasterHazardsTable {
  shard_key: string
  id: string
  number: string
  title: string
  description: Generated<string>
  category_ids: Generated<string[]>
  tag_ids: Generated<string[]>
  loss_category_ids: Generated<string[]>
  initial_likelihood: number | null
  initial_severity: number | null
  residual_likelihood: number | null
  residual_severity: number | null
  /** From 1 to 5, by the matrix that it was rated by; null until both digits are there. */
  initial_level: number | null
  residual_level: number | null
  ppe: Generated<string>
  refers_to: Generated<string>
  stop_trigger: Generated<string>
  business_units: Generated<string[]>
  status: Generated<HazardState>
  status_reason: string | null
  /** YYYY-MM-DD. */
  review_due: string | null
  owner_id: string
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
  /** The row version of the last edit. */
  edit_version: Generated<number>
  initial_risk: ComputedNumber | null
  residual_risk: ComputedNumber | null
  initial_rank: ComputedNumber
  residual_rank: ComputedNumber
}

/** What stands between a hazard and people, by its place among the others. */
export interface MasterHazardControlsTable {
  shard_key: string
  hazard_id: string
  place: number
  text: string
  level: ControlLevel
}
