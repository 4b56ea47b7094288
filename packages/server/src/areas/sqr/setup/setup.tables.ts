import type { Generated } from 'kysely'
import type { SqrPhase } from '@holdpoint/api'

/** The tables of how reports are set up. */
export interface SqrSetupTables {
  sqr_statuses: SqrStatusesTable
  severity_thresholds: SeverityThresholdsTable
}

/** Names of phases, for all business units or for one. */
export interface SqrStatusesTable {
  shard_key: string
  id: string
  name: string
  phase: SqrPhase
  business_unit_code: string | null
  is_permission_required: Generated<boolean>
  /** Colours as #rrggbb. */
  background_color: string
  text_color: string
  is_active: Generated<boolean>
  /** The place among those of its phase and unit. */
  place: Generated<number>
  row_version: Generated<number>
}

/** From which lost time on an event of a unit is of which level, in hours. */
export interface SeverityThresholdsTable {
  shard_key: string
  business_unit_code: string
  near_miss: number
  level1: number
  level2: number
  row_version: Generated<number>
}
