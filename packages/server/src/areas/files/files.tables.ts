import type { Generated } from 'kysely'
import type { FileStatus } from '@holdpoint/api'
import type { Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of the file library. */
export interface LibraryTables {
  library_files: LibraryFilesTable
  library_versions: LibraryVersionsTable
  library_texts: LibraryTextsTable
  file_pins: FilePinsTable
}

export interface LibraryFilesTable {
  shard_key: string
  id: string
  number: string
  status: Generated<FileStatus>
  status_reason: string | null
  name: string
  folder: Generated<string>
  tags: Generated<string[]>
  description: Generated<string>
  owner_id: string
  approver_id: string | null
  /** A day, YYYY-MM-DD. */
  review_on: string | null
  /** The day from which the newest version is in force, YYYY-MM-DD. */
  effective_from: string | null
  require_ack: Generated<boolean>
  due_days: Generated<number>
  repeat_months: number | null
  /** What is asked before it is acknowledged; empty where nothing is. */
  check_question: Generated<string>
  check_right: Generated<string>
  check_wrong: Generated<string[]>
  version: Generated<number>
  current_version: number | null
  material_version: number | null
  ack_from: NullableInstant
  created_by: string
  created_at: Instant
  updated_at: Instant
  deleted_at: NullableInstant
  row_version: Generated<number>
}

export interface LibraryVersionsTable {
  shard_key: string
  file_id: string
  version: number
  upload_id: string
  note: Generated<string>
  is_material: Generated<boolean>
  uploaded_by: string
  uploaded_at: Instant
  approved_by: string | null
  approved_at: NullableInstant
}

/** A file that somebody has pinned (decision 0094). */
export interface FilePinsTable {
  shard_key: string
  person_id: string
  file_id: string
  pinned_at: Instant
}

/** The words of a version; one without a row waits for them to be taken out. */
export interface LibraryTextsTable {
  shard_key: string
  file_id: string
  version: number
  state: 'waiting' | 'taken' | 'unreadable'
  text: Generated<string>
  is_cut: Generated<boolean>
  tries: Generated<number>
  begun_at: Instant
}
