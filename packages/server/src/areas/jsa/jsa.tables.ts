import type { Generated } from 'kysely'
import type { JsaLanguage, JsaShift, JsaState } from '@holdpoint/api'
import type {
  ComputedInstant,
  ComputedNumber,
  DefaultJsonColumn,
  Instant,
  JsonColumn,
  NullableInstant,
  NullableJsonColumn,
} from '../../db/columns.ts'

/** The tables of job safety analyses. */
export interface JsaTables {
  jsas: JsasTable
  jsa_hazards: JsaHazardsTable
  jsa_attendees: JsaAttendeesTable
}

export interface JsasTable {
  shard_key: string
  id: string
  number: string
  title: string
  description: Generated<string>
  shift: Generated<JsaShift>
  starts_at: NullableInstant
  expires_at: NullableInstant
  crew_code: string | null
  pad_id: string | null
  customer_id: string | null
  well: Generated<string>
  location: Generated<string>
  supervisor_id: string | null
  permits: Generated<string[]>
  ppe: Generated<string>
  emergency: Generated<string>
  weather: Generated<string>
  simops: Generated<string>
  status: Generated<JsaState>
  status_reason: string | null
  is_star: Generated<boolean>
  revision: Generated<number>
  /** What each revision has changed, oldest first. */
  changes: DefaultJsonColumn
  lessons: string | null
  stop_count: Generated<number>
  cloned_from: string | null
  author_id: string
  submitted_by: string | null
  /** Who wrote hazards before it was submitted: none of them approves it. */
  hazard_writers: Generated<string[]>
  /** When its sign-on was opened; null while it never was. */
  opened_at: NullableInstant
  closed_at: NullableInstant
  /** The beginning of which the approvers were told that it is near. */
  approval_told_for: NullableInstant
  /** The end of which its crew was told that it is near. */
  end_told_for: NullableInstant
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
  begins_at: ComputedInstant
}

/** A hazard of a job, by its place among the others. */
export interface JsaHazardsTable {
  shard_key: string
  jsa_id: string
  id: string
  place: number
  step: string
  title: string
  description: string
  category_ids: string[]
  tag_ids: string[]
  loss_category_ids: string[]
  initial_likelihood: number | null
  initial_severity: number | null
  residual_likelihood: number | null
  residual_severity: number | null
  /** From 1 to 5, by the matrix that it was rated by; null until both digits are there. */
  initial_level: number | null
  residual_level: number | null
  controls: JsonColumn
  ppe: string
  stop_trigger: string
  master_hazard_id: string | null
  master_version: number | null
  initial_risk: ComputedNumber | null
  residual_risk: ComputedNumber | null
  residual_rank: ComputedNumber
}

/** Somebody of a crew: a colleague, or a visitor by name. */
export interface JsaAttendeesTable {
  shard_key: string
  jsa_id: string
  id: string
  place: number
  person_id: string | null
  name: string
  company: string
  role: string
  is_sse: boolean
  mentor_id: string | null
  language: Generated<JsaLanguage>
  joined_at: NullableInstant
  signed_at: NullableInstant
  signed_revision: number | null
  signature: NullableJsonColumn
  witness_id: string | null
  left_at: NullableInstant
}
