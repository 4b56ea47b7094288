import type { Generated } from 'kysely'
import type { QualificationKind } from '@holdpoint/api'
import type { Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of training and skills. */
export interface TrainingTables {
  qualifications: QualificationsTable
  training_records: TrainingRecordsTable
}

/** What an organisation asks its people to hold. */
export interface QualificationsTable {
  shard_key: string
  id: string
  name: string
  kind: QualificationKind
  description: Generated<string>
  /** Null for ever. */
  valid_months: number | null
  /** Codes of the job titles that must hold it. */
  job_codes: Generated<string[]>
  retired_at: NullableInstant
  created_at: Instant
  updated_at: Instant
  row_version: Generated<number>
}

/** What people hold. Days are YYYY-MM-DD. */
export interface TrainingRecordsTable {
  shard_key: string
  id: string
  person_id: string
  qualification_id: string
  level: Generated<string>
  number: Generated<string>
  issued_on: string
  /** The last day on which it is valid; null for ever. */
  expires_on: string | null
  note: Generated<string>
  recorded_by: string | null
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  row_version: Generated<number>
}
