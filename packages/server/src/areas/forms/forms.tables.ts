import type { Generated } from 'kysely'
import type { FormState } from '@holdpoint/api'
import type { DefaultInstant, Instant, JsonColumn, NullableInstant } from '../../db/columns.ts'

/** The tables of forms that can be filled. */
export interface FormsTables {
  form_types: FormTypesTable
  forms: FormsTable
  form_versions: FormVersionsTable
}

export interface FormTypesTable {
  id: string
  name: string
  description: Generated<string>
  icon_url: string
  sort_order: number
  is_active: Generated<boolean>
  /** Who made it; null for one that stands since before anybody was kept with it. */
  author_id: string | null
  updated_at: DefaultInstant
  row_version: Generated<number>
}

export interface FormsTable {
  id: string
  form_type_id: string
  title: string
  description: Generated<string>
  icon_url: string
  notes: Generated<string>
  sort_order: number
  passing_percentage: number | null
  published_version: number | null
  status: FormState
  /** Whose form it is; null where it is nobody's in particular. */
  owner_id: string | null
  country_ids: Generated<string[]>
  district_ids: Generated<string[]>
  business_unit_ids: Generated<string[]>
  department_ids: Generated<string[]>
  job_title_ids: Generated<string[]>
  sub_form_ids: Generated<string[]>
  created_at: DefaultInstant
  updated_at: DefaultInstant
  deleted_at: NullableInstant
  row_version: Generated<number>
  /** Of what is being written; it counts on when a draft is gone. */
  draft_row_version: Generated<number>
}

export interface FormVersionsTable {
  form_id: string
  version: number
  definition: JsonColumn
  published_at: Instant
  /** Null of versions from before anybody was kept with them. */
  published_by: string | null
  /** What has changed, in the words of whoever published it. */
  changelog: Generated<string>
}
