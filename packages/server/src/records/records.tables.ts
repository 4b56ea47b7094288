import type { Generated } from 'kysely'
import type { Instant, JsonColumn, NullableInstant } from '../db/columns.ts'

/** The tables that records of every kind share. */
export interface RecordsTables {
  left_work_told: LeftWorkToldTable
  papers: PapersTable
  record_acknowledgements: RecordAcknowledgementsTable
  record_audiences: RecordAudiencesTable
  record_files: RecordFilesTable
  record_numbers: RecordNumbersTable
  record_shares: RecordSharesTable
  risk_matrices: RiskMatricesTable
  table_imports: TableImportsTable
}

/** Each PDF that was made of a record; see `made-papers.ts`. */
export interface PapersTable {
  shard_key: string
  code: string
  record_type: string
  record_id: string
  organisation: string
  kind: string
  number: string
  status: string
  sequence: number
  history_hash: string
  sha256: string
  made_at: Instant
  made_for: string
}

/** Each version of an organisation's risk matrix; see `risk-matrix.ts`. */
export interface RiskMatricesTable {
  shard_key: string
  version: number
  likelihoods: JsonColumn
  severities: JsonColumn
  levels: number[]
  saved_by: string
  saved_at: Instant
}

/** What would become, or became, of the rows of a table; see `imports/table-import.ts`. */
export interface TableImportsTable {
  shard_key: string
  id: string
  person_id: string
  /** What the table is of, by its module's name for it. */
  kind: string
  upload_id: string
  file_name: string
  created_at: Instant
  applied_at: NullableInstant
  counts: JsonColumn
  rows: JsonColumn
}

/** What each person has of each version of a record; see `acknowledgement.ts`. */
export interface RecordAcknowledgementsTable {
  shard_key: string
  record_type: string
  record_id: string
  person_id: string
  version: number
  opened_at: NullableInstant
  acknowledged_at: NullableInstant
  waived_at: NullableInstant
  waived_by: string | null
  reason: string | null
  /** How often the check question was answered wrongly. */
  wrong_answers: Generated<number>
  /** The due day for which they were told that it is asked for again, YYYY-MM-DD. */
  asked_for: string | null
  /** The due day of which they were told that it has passed, YYYY-MM-DD. */
  overdue_for: string | null
}

/** Whom a record is for; see `audience.ts`. */
export interface RecordAudiencesTable {
  shard_key: string
  record_type: string
  record_id: string
  countries: Generated<string[]>
  districts: Generated<string[]>
  departments: Generated<string[]>
  business_units: Generated<string[]>
  job_titles: Generated<string[]>
  crews: Generated<string[]>
  person_ids: Generated<string[]>
}

/** The files of a record, each in its slot; a file may stand on several records. */
export interface RecordFilesTable {
  shard_key: string
  record_type: string
  record_id: string
  upload_id: string
  slot: string
  added_by: string
  added_at: Instant
}

/** With whom a record is shared; see `shares.ts`. */
export interface RecordSharesTable {
  shard_key: string
  record_type: string
  record_id: string
  person_id: string
  shared_by: string
  shared_at: Instant
}

export interface RecordNumbersTable {
  shard_key: string
  kind: string
  year: number
  last_number: number
}

/** What waits for somebody who has left and was told to those who can act; see `left/hand-on.ts`. */
export interface LeftWorkToldTable {
  shard_key: string
  work: string
  id: string
  person_id: string
  told_at: Instant
}
