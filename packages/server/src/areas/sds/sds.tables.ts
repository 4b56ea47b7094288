import type { Generated } from 'kysely'
import type { SdsStatus, SignalWord } from '@holdpoint/api'
import type { ComputedText, DefaultJsonColumn, Instant, NullableInstant } from '../../db/columns.ts'

/** The tables of safety data sheets. */
export interface SdsTables {
  sds_sheets: SdsSheetsTable
  sds_inventory: SdsInventoryTable
  sds_requests: SdsRequestsTable
  sds_kiosks: SdsKiosksTable
}

// Days are YYYY-MM-DD.

export interface SdsSheetsTable {
  shard_key: string
  id: string
  number: string
  status: Generated<SdsStatus>
  status_reason: string | null
  /** It was approved when its review began, and is read by everybody until it ends. */
  stays_in_use: Generated<boolean>
  product_name: string
  synonyms: Generated<string[]>
  manufacturer: Generated<string>
  manufacturer_address: Generated<string>
  manufacturer_phone: Generated<string>
  emergency_phone: Generated<string>
  ingredients: DefaultJsonColumn
  revision_on: string | null
  language: Generated<string>
  jurisdiction: Generated<string>
  signal_word: Generated<SignalWord>
  pictograms: Generated<string[]>
  h_codes: Generated<string[]>
  p_codes: Generated<string[]>
  storage_class: Generated<string>
  un_number: Generated<string>
  ppe: Generated<string[]>
  sections: DefaultJsonColumn
  replaces_id: string | null
  require_ack: Generated<boolean>
  due_days: Generated<number>
  repeat_months: number | null
  /** Each of its versions is material, so both are the same. */
  current_version: Generated<number>
  material_version: Generated<number>
  ack_from: NullableInstant
  created_by: string
  created_at: Instant
  approved_by: string | null
  approved_at: NullableInstant
  updated_at: Instant
  deleted_at: NullableInstant
  row_version: Generated<number>
  manufacturer_id: ComputedText
  /** Three years after the revision. */
  review_on: ComputedText | null
}

export interface SdsInventoryTable {
  shard_key: string
  id: string
  sheet_id: string
  pad_id: string
  container: Generated<string>
  quantity: number
  maximum: number | null
  unit: string
  /** Since when it lies there; null for what always did. */
  placed_at: NullableInstant
  updated_by: string
  updated_at: Instant
}

export interface SdsRequestsTable {
  shard_key: string
  sheet_id: string
  person_id: string
  asked_at: Instant
  place: Generated<string>
  upload_id: string | null
  answered_at: NullableInstant
}

export interface SdsKiosksTable {
  shard_key: string
  id: string
  pad_id: string
  name: string
  key_hash: string
  created_by: string
  created_at: Instant
  last_used_at: NullableInstant
  revoked_by: string | null
  revoked_at: NullableInstant
  row_version: Generated<number>
}
