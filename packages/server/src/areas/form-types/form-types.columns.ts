import { sql, type RawBuilder } from 'kysely'
import type { PersonLine } from '@holdpoint/api'
import { canBeStarted } from '../forms/forms.queries.ts'

/** A form type as a list shows it. */
export type FormTypeRow = {
  id: string
  name: string
  description: string
  icon_url: string
  sort_order: number
  is_active: boolean
  author_id: string | null
  author: PersonLine | null
  updated_at: Date
  row_version: number
  form_count: number
  total_forms: number
  /** Deleted ones too, which entries may still name it by. */
  had_forms: boolean
}

/** How many forms stand in a type, over `form_types as type`. */
export const formCount: RawBuilder<number> = sql`(
  select count(*)::int from forms as form
  where form.form_type_id = type.id and form.deleted_at is null)`

/** How many of them can be started now. */
export const totalForms: RawBuilder<number> = sql`(
  select count(*)::int from forms as form where form.form_type_id = type.id and ${canBeStarted})`

/**
 * The columns of a row, over `form_types as type`. Form types belong to the whole database; who made
 * one is told within their own organisation alone.
 */
export const formTypeColumns = (shardKey: string): RawBuilder<FormTypeRow> => sql`
  type.id, type.name, type.description, type.icon_url, type.sort_order, type.is_active,
  type.author_id, type.updated_at, type.row_version, ${formCount} as form_count,
  ${totalForms} as total_forms,
  exists (select 1 from forms as form where form.form_type_id = type.id) as had_forms,
  (
    select jsonb_build_object('personId', author.id, 'fullName', author.full_name,
      'profileImage', author.profile_image)
    from people as author where author.id = type.author_id and author.shard_key = ${shardKey}
  ) as author`
