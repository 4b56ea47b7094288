import type { Instant, NullableInstant } from '../db/columns.ts'

/** The tables of files. */
export interface FilesTables {
  uploads: UploadsTable
  uploads_in_parts: UploadsInPartsTable
  upload_parts: UploadPartsTable
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

/** A large file that comes in parts. */
export interface UploadsInPartsTable {
  shard_key: string
  id: string
  person_id: string
  file_name: string
  byte_size: number
  /** The SHA-256 of its first part. */
  first_part: string
  /** The upload that it became; null while parts are missing. */
  whole_id: string | null
  created_at: Instant
  expires_at: Instant
}

export interface UploadPartsTable {
  shard_key: string
  in_parts_id: string
  number: number
  upload_id: string
}
