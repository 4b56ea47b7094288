import type { Generated } from 'kysely'
import type { ReportDatasetName, ReportPace, ReportWindow } from '@holdpoint/api'
import type { Instant, NullableJsonColumn } from '../../db/columns.ts'

/** The table of reports. */
export interface ReportsTables {
  reports: ReportsTable
}

export interface ReportsTable {
  shard_key: string
  id: string
  title: string
  description: Generated<string>
  dataset: ReportDatasetName
  group_by: string
  split_by: string | null
  measure: string
  time_window: ReportWindow
  /** What the saved filter held when it was chosen, and what it was called. */
  filter_title: string | null
  filter_values: NullableJsonColumn
  is_shared: Generated<boolean>
  pace: Generated<ReportPace>
  recipient_ids: Generated<string[]>
  /** The day on which they are told next, YYYY-MM-DD; null where nobody is. */
  tells_on: string | null
  owner_id: string
  created_at: Instant
  updated_at: Instant
  row_version: Generated<number>
}
