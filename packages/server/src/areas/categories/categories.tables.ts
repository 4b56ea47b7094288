import type { Generated } from 'kysely'
import type { CategoryType } from '@holdpoint/api'
import type { Instant } from '../../db/columns.ts'

/** The table of the trees that modules choose from. */
export interface CategoriesTables {
  categories: CategoriesTable
}

export interface CategoriesTable {
  shard_key: string
  id: string
  type: CategoryType
  parent_id: string | null
  name: string
  /** From 1. */
  level: Generated<number>
  /** The place among its siblings, from 1. */
  place: Generated<number>
  is_active: Generated<boolean>
  /** Null for what came with Holdpoint. */
  created_by: string | null
  created_at: Instant
  updated_at: Instant
  row_version: Generated<number>
}
