import type { Generated } from 'kysely'
import type { Instant, JsonColumn } from '../../db/columns.ts'

/** The tables of filters that are kept by title. */
export interface SavedFiltersTables {
  saved_filters: SavedFiltersTable
}

export interface SavedFiltersTable {
  shard_key: string
  id: string
  person_id: string
  type: string
  title: string
  title_key: string
  is_default: boolean
  filter_values: JsonColumn
  row_version: Generated<number>
  created_at: Instant
  updated_at: Instant
}
