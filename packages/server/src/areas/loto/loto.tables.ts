import type { Generated } from 'kysely'
import type {
  LotoEnergy,
  LotoPointState,
  LotoReadingLimit,
  LotoRole,
  LotoState,
  LotoTemplateState,
} from '@holdpoint/api'
import type {
  ComputedInstant,
  DefaultJsonColumn,
  Instant,
  JsonColumn,
  NullableInstant,
  NullableJsonColumn,
} from '../../db/columns.ts'

/** The tables of lockouts and of their templates. */
export interface LotoTables {
  loto_templates: LotoTemplatesTable
  loto_template_steps: LotoTemplateStepsTable
  loto_inspections: LotoInspectionsTable
  lotos: LotosTable
  loto_steps: LotoStepsTable
  loto_authorizations: LotoAuthorizationsTable
  loto_locks: LotoLocksTable
}

/** One revision of a template; those of one family share their code. */
export interface LotoTemplatesTable {
  shard_key: string
  id: string
  number: string
  family_id: string
  revision: Generated<number>
  code: Generated<string>
  title: string
  equipment_category: Generated<string>
  asset_ids: Generated<string[]>
  purpose: Generated<string>
  notify: Generated<string>
  shutdown_steps: Generated<string>
  verification: Generated<string>
  restoration_steps: Generated<string>
  ppe: Generated<string>
  status: Generated<LotoTemplateState>
  status_reason: string | null
  author_id: string
  submitted_by: string | null
  /** Who wrote something of it since its draft began. */
  writer_ids: Generated<string[]>
  approved_by: string | null
  approved_at: NullableInstant
  inspected_by: string | null
  inspected_on: string | null
  inspection_due: string | null
  /** The fewest days before its inspection that somebody was told of. */
  due_told: number | null
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
}

/** A yearly inspection of a template. */
export interface LotoInspectionsTable {
  shard_key: string
  id: string
  template_id: string
  family_id: string
  machine: string
  inspected_on: string
  inspector_id: string
  people: JsonColumn
  deviations: Generated<string>
  corrected: Generated<string>
  recorded_at: Instant
}

/** What a template says of a point that isolates one energy. */
interface PointColumns {
  shard_key: string
  id: string
  place: number
  point_tag: string
  energy_type: LotoEnergy
  magnitude: string
  device: string
  location: string
  method: string
  lock_count: number
  needs_photo: boolean
  stored_energy: string
  verification: string
  expected_reading: string
  reading_limit: Generated<LotoReadingLimit>
  unit: string
  restoration: string
  media: DefaultJsonColumn
}

export interface LotoTemplateStepsTable extends PointColumns {
  template_id: string
}

export interface LotosTable {
  shard_key: string
  id: string
  number: string
  title: string
  template_id: string
  equipment_category: string
  asset_id: string | null
  reason: Generated<string>
  pad_id: string | null
  location: Generated<string>
  primary_id: string | null
  is_group: Generated<boolean>
  lockbox: Generated<string>
  planned_start: NullableInstant
  /** The planned end of which its primary was told that it has passed. */
  end_told_for: NullableInstant
  /** The same, that it is near. */
  near_end_told_for: NullableInstant
  planned_end: NullableInstant
  work_order_id: string | null
  jsa_id: string | null
  purpose: Generated<string>
  notify: Generated<string>
  shutdown_steps: Generated<string>
  verification: Generated<string>
  restoration_steps: Generated<string>
  ppe: Generated<string>
  status: Generated<LotoState>
  status_reason: string | null
  offered_to: string | null
  offered_by: string | null
  offered_at: NullableInstant
  handover_count: Generated<number>
  test_count: Generated<number>
  absent_count: Generated<number>
  first_locked_at: NullableInstant
  verified_at: NullableInstant
  verified_by: string | null
  restored_at: NullableInstant
  closed_at: NullableInstant
  cloned_from: string | null
  author_id: string
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  deleted_by: string | null
  row_version: Generated<number>
  listed_at: ComputedInstant
}

/** A point of a lockout, and how far it is. */
export interface LotoStepsTable extends PointColumns {
  loto_id: string
  state: Generated<LotoPointState>
  lock_numbers: Generated<string[]>
  tag_number: Generated<string>
  locked_by: string | null
  locked_at: NullableInstant
  holder_id: string | null
  released_by: string | null
  released_at: NullableInstant
  reading: Generated<string>
  is_reading_met: boolean | null
  verified_by: string | null
  verified_at: NullableInstant
  removed_by: string | null
  removed_at: NullableInstant
  photos: DefaultJsonColumn
}

/** Somebody who works under a lockout, or is told of it. */
export interface LotoAuthorizationsTable {
  shard_key: string
  loto_id: string
  id: string
  place: number
  /** Null for somebody without an account, who has a name and a company. */
  person_id: string | null
  name: Generated<string>
  company: Generated<string>
  phone: Generated<string>
  role: LotoRole
  lock_number: Generated<string>
  signed_at: NullableInstant
  signature: NullableJsonColumn
  witness_id: string | null
  locked_at: NullableInstant
  unlocked_at: NullableInstant
  removed_by: string | null
  off_signature: NullableJsonColumn
  off_witness_id: string | null
}

/** A lock that is on now: of a point, or a personal one. */
export interface LotoLocksTable {
  shard_key: string
  lock_key: string
  lock_number: string
  loto_id: string
  step_id: string | null
  authorization_id: string | null
  /** Null for the personal lock of somebody without an account. */
  person_id: string | null
  locked_at: Instant
  long_told_at: NullableInstant
}
