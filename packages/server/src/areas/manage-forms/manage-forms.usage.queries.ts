import { sql } from 'kysely'
import type { FormUsage, FormVersion, ManagedFormDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { firstHandedInAt } from '../my-forms/my-forms.first-handed-in.ts'
import { publisherOf } from './manage-forms.columns.ts'
import type { OneForm } from './manage-forms.queries.ts'

/** The published versions of a form, the newest first, with the entries that stand on each. */
export async function versionsOf(
  db: Queryable,
  { shardKey, formId }: OneForm,
  version?: number,
): Promise<FormVersion[]> {
  const { rows } = await sql<Omit<FormVersion, 'publishedAt'> & { publishedAt: Date }>`
    select version.version, version.published_at as "publishedAt", version.changelog,
      ${publisherOf(shardKey)} as "publishedBy", coalesce(entries.total, 0) as "entryCount"
    from form_versions as version
    left join (
      select entry.form_version, count(*)::int as total from my_forms as entry
      where entry.shard_key = ${shardKey} and entry.form_id = ${formId}
        and entry.deleted_at is null
      group by entry.form_version
    ) as entries on entries.form_version = version.version
    where version.form_id = ${formId}
      ${version === undefined ? sql`` : sql`and version.version = ${version}::int`}
    order by version.version desc`.execute(db)
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
}

/**
 * How a form is used, by the entries of one organisation. What only few may read is counted, and tells
 * neither its score nor what became of it.
 */
export async function usageOf(db: Queryable, { shardKey, formId }: OneForm): Promise<FormUsage> {
  const { rows } = await sql<FormUsage>`
    select
      count(*) filter (where entry.submitted_at is not null)::int as "handedIn",
      count(*) filter (where entry.submitted_at is null)::int as "unfinished",
      (percentile_cont(0.5) within group (
        order by extract(epoch from ${firstHandedInAt} - entry.started_at)
      ) filter (where entry.submitted_at is not null) / 60)::float8 as "medianMinutes",
      avg(entry.score) filter (where not entry.is_limited_access)::float8 as "averageScore",
      count(*) filter (
        where not entry.is_limited_access and (entry.status = 'reject' or entry.is_reopened or exists (
          select 1 from my_form_flags as flag
          where flag.shard_key = entry.shard_key and flag.my_form_id = entry.id
        ) or exists (
          select 1 from my_form_versions as again
          where again.shard_key = entry.shard_key and again.my_form_id = entry.id
            and again.version > 1
        ))
      )::int as "sentBack"
    from my_forms as entry
    where entry.shard_key = ${shardKey} and entry.form_id = ${formId}
      and entry.deleted_at is null`.execute(db)
  const [usage] = rows
  if (usage === undefined) {
    throw new Error('A count answers one row.')
  }
  return usage
}

/** The forms in use whose entries are taken further on this one, by their titles. */
export async function takenFurtherFrom(
  db: Queryable,
  formId: string,
): Promise<ManagedFormDetail['takenFurtherFrom']> {
  const { rows } = await sql<{ formId: string; title: string }>`
    select form.id as "formId", form.title
    from forms as form
    join form_versions as version
      on version.form_id = form.id and version.version = form.published_version
    where form.deleted_at is null and form.status in ('published', 'paused')
      and version.definition #> '{workflow,elevatesTo}' @> to_jsonb(${formId}::text)
    order by lower(form.title), form.id`.execute(db)
  return rows
}

/** The forms in use that have this one among their sub-forms, by their titles. */
export async function subFormOf(
  db: Queryable,
  formId: string,
): Promise<ManagedFormDetail['subFormOf']> {
  const { rows } = await sql<{ formId: string; title: string }>`
    select id as "formId", title from forms
    where deleted_at is null and status in ('published', 'paused') and ${formId} = any(sub_form_ids)
    order by lower(title), id`.execute(db)
  return rows
}
