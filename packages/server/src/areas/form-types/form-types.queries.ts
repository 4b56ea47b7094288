import { sql, type SqlBool } from 'kysely'
import { formTypeSortOrderMax } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { canBeStarted } from '../forms/forms.queries.ts'
import { formTypeColumns, type FormTypeRow } from './form-types.columns.ts'

/** A form type, as somebody of an organisation looks at it. */
export type OneFormType = { shardKey: string; formTypeId: string }

/** A form type as it stands. */
export async function formTypeRow(
  db: Queryable,
  { shardKey, formTypeId }: OneFormType,
): Promise<FormTypeRow | undefined> {
  const { rows } = await sql<FormTypeRow>`
    select ${formTypeColumns(shardKey)} from form_types as type
    where type.id = ${formTypeId}`.execute(db)
  return rows[0]
}

/** The same as it is about to be changed: its row is held until the end of the call. */
export async function formTypeForChange(
  db: Queryable,
  one: OneFormType,
): Promise<FormTypeRow | undefined> {
  await db
    .selectFrom('form_types')
    .select('id')
    .where('id', '=', one.formTypeId)
    .forUpdate()
    .executeTakeFirst()
  return formTypeRow(db, one)
}

/** A form of a type, with the entries that one organisation has of it. */
export type FormOfTypeRow = {
  id: string
  title: string
  icon_url: string
  published_version: number | null
  can_start: boolean
  entry_count: number
}

/** All forms of a type by their titles, but those that are deleted. */
export async function formsOfType(
  db: Queryable,
  { shardKey, formTypeId }: OneFormType,
): Promise<FormOfTypeRow[]> {
  const { rows } = await sql<FormOfTypeRow>`
    select form.id, form.title, form.icon_url, form.published_version, ${canBeStarted} as can_start,
      coalesce(entries.entry_count, 0) as entry_count
    from forms as form join form_types as type on type.id = form.form_type_id
    left join (
      select entry.form_id, count(*)::int as entry_count from my_forms as entry
      where entry.shard_key = ${shardKey} and entry.deleted_at is null
        and entry.form_id = any(array(select id from forms where form_type_id = ${formTypeId}))
      group by entry.form_id
    ) as entries on entries.form_id = form.id
    where type.id = ${formTypeId} and form.deleted_at is null
    order by lower(form.title), form.id`.execute(db)
  return rows
}

/** Whether another form type is called so, in whatever case. */
export async function isNameTaken(
  db: Queryable,
  name: string,
  butOf: string | undefined,
): Promise<boolean> {
  const other = await db
    .selectFrom('form_types')
    .select('id')
    .where(sql<SqlBool>`lower(name) = lower(${name}::text)`)
    .$if(butOf !== undefined, (query) => query.where('id', '<>', butOf ?? ''))
    .executeTakeFirst()
  return other !== undefined
}

/** The place behind all others. */
export async function placeBehind(db: Queryable): Promise<number> {
  const { last } = await db
    .selectFrom('form_types')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return Math.min((last ?? 0) + 1, formTypeSortOrderMax)
}
