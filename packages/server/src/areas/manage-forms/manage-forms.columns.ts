import { sql, type RawBuilder } from 'kysely'
import type { FormState, PersonLine } from '@holdpoint/api'

/** A form as it stands, without its entries. */
export type FormRow = {
  id: string
  title: string
  description: string
  icon_url: string
  sort_order: number
  form_type_id: string
  form_type_name: string
  is_type_active: boolean
  status: FormState
  published_version: number | null
  /** The highest number of a version; null of a form that was never published. */
  last_version: number | null
  owner_id: string | null
  owner: PersonLine | null
  updated_at: Date
  row_version: number
  draft_row_version: number
  draft_saved_at: Date | null
  draft_saved_by: PersonLine | null
  /** Null where there is no draft. */
  problem_count: number | null
  country_ids: string[]
  district_ids: string[]
  business_unit_ids: string[]
  department_ids: string[]
  job_title_ids: string[]
}

/** The same with how many entries the organisation has of it. */
export type CountedFormRow = FormRow & { entry_count: number }

/** Forms belong to the whole database; who made one is told within their own organisation alone. */
const personOf = (column: string, shardKey: string): RawBuilder<PersonLine | null> => sql`(
  select jsonb_build_object('personId', someone.id, 'fullName', someone.full_name,
    'profileImage', someone.profile_image)
  from people as someone
  where someone.id = ${sql.ref(column)} and someone.shard_key = ${shardKey}
)`

/** How many entries an organisation has of each form: one look at all of them. */
export const entriesByForm = (shardKey: string): RawBuilder<unknown> => sql`(
  select entry.form_id, count(*)::int as total from my_forms as entry
  where entry.shard_key = ${shardKey} and entry.deleted_at is null
  group by entry.form_id
)`

/** The columns of a row, over `formTables`. */
export const formColumns = (shardKey: string): RawBuilder<FormRow> => sql`
  form.id, form.title, form.description, form.icon_url, form.sort_order,
  form.form_type_id, type.name as form_type_name, type.is_active as is_type_active,
  form.status, form.published_version, form.owner_id,
  (
    select max(version.version) from form_versions as version where version.form_id = form.id
  ) as last_version,
  ${personOf('form.owner_id', shardKey)} as owner,
  form.updated_at, form.row_version, form.draft_row_version,
  draft.saved_at as draft_saved_at, ${personOf('draft.saved_by', shardKey)} as draft_saved_by,
  draft.problem_count,
  form.country_ids, form.district_ids, form.business_unit_ids, form.department_ids,
  form.job_title_ids`

/** What a form is read with: its type and its draft. */
export const formTables = sql`
  join form_types as type on type.id = form.form_type_id
  left join form_drafts as draft on draft.form_id = form.id`

/** The columns of a row with its entries, over `countedFormTables`. */
export const countedFormColumns = (shardKey: string): RawBuilder<CountedFormRow> => sql`
  ${formColumns(shardKey)}, coalesce(entries.total, 0) as entry_count`

/** What a form is shown with where its entries are counted, which looks at all of them. */
export const countedFormTables = (shardKey: string): RawBuilder<unknown> => sql`
  ${formTables} left join ${entriesByForm(shardKey)} as entries on entries.form_id = form.id`

/** The same of published versions: who made one known, where they are of the organisation. */
export const publisherOf = (shardKey: string): RawBuilder<PersonLine | null> =>
  personOf('version.published_by', shardKey)
