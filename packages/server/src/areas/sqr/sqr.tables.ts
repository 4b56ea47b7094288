import type { Generated } from 'kysely'
import type { Severity, SqrNcrStep, SqrPartName, SqrPhase } from '@holdpoint/api'
import type {
  ComputedInstant,
  ComputedNumber,
  Instant,
  JsonColumn,
  NullableInstant,
  NullableJsonColumn,
} from '../../db/columns.ts'

/** The tables of safety quality reports. */
export interface SqrTables {
  sqrs: SqrsTable
  sqr_lines: SqrLinesTable
  sqr_forms: SqrFormsTable
}

export interface SqrsTable {
  shard_key: string
  id: string
  number: string
  /** The phase; the status is a name within it. */
  status: Generated<SqrPhase>
  status_id: string
  status_reason: string | null
  phase_since: Instant
  // The header, a column for each field that is declared.
  title: string
  description: Generated<string>
  immediate_action: Generated<string>
  starts_at: NullableInstant
  ends_at: NullableInstant
  classification_id: string | null
  type_id: string | null
  code_id: string | null
  incident_id: string | null
  damage_id: string | null
  business_unit: string | null
  crew_id: string | null
  district_id: string | null
  customer_id: string | null
  pad_id: string | null
  well: Generated<string>
  api_number: Generated<string>
  stage: Generated<string>
  job_ticket: Generated<string>
  fluid_id: string | null
  owner_id: string | null
  team_ids: Generated<string[]>
  responsible_party_id: string | null
  responsible_vendor_id: string | null
  vendor: Generated<string>
  severity_override: string | null
  override_reason: Generated<string>
  potential_severity: string | null
  customer_notified_at: NullableInstant
  customer_notified_who: Generated<string>
  own_cost: number | null
  customer_cost: number | null
  is_recordable: Generated<boolean>
  system_software: Generated<string>
  system_sensors: Generated<string>
  system_data_file: Generated<string>
  /** The lost time. */
  hours: ComputedNumber | null
  /** By the lost time or by a person, and not below that of a report linked below it. */
  own_severity: Generated<Severity>
  severity: Generated<Severity>
  severity_rank: ComputedNumber
  responsible_party_verdict: NullableJsonColumn
  /** Whoever has ever owned, investigated or written it from when the investigation began. */
  investigator_ids: Generated<string[]>
  ncr_step: SqrNcrStep | null
  parent_id: string | null
  reporter_id: string
  opened_at: NullableInstant
  due_at: NullableInstant
  /** The due time of which its owner was told that it has passed. */
  overdue_for: NullableInstant
  closed_at: NullableInstant
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
  begins_at: ComputedInstant
}

/** A line of a part; what it holds is declared in the contract. */
export interface SqrLinesTable {
  shard_key: string
  sqr_id: string
  part: SqrPartName
  id: string
  place: number
  content: JsonColumn
  /** The categories that it has chosen. */
  category_ids: Generated<string[]>
  /** Of a part: what was said of it. */
  verdict: NullableJsonColumn
}

/** A form that is attached to a report. */
export interface SqrFormsTable {
  shard_key: string
  sqr_id: string
  my_form_id: string
  place: number
  attached_by: string
  attached_at: Instant
}
