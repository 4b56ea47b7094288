import type { Instant, NullableInstant } from '../db/columns.ts'

/** The tables of files. */
export interface FilesTables {
  uploads: UploadsTable
}

export interface UploadsTable {
  shard_key: string
  id: string
  person_id: string
  file_name: string
  media_type: string
  byte_size: number
  sha256: string
  storage_key: string
  created_at: Instant
  expires_at: NullableInstant
  attached_to: string | null
  refused_at: NullableInstant
  /** What the operator's program said of it. */
  refused_why: string | null
}
