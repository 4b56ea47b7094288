import { sql } from 'kysely'
import { formTypeSortOrderMax } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../db/database.ts'
import { isOnReport } from '../my-forms/my-forms.reports.queries.ts'
import {
  countedFormColumns,
  countedFormTables,
  formColumns,
  formTables,
  type CountedFormRow,
  type FormRow,
} from './manage-forms.columns.ts'

/** A form, as somebody of an organisation looks at it. */
export type OneForm = { shardKey: string; formId: string }

/** A form as it stands; one that is deleted is not there. */
export async function formRow(
  db: Queryable,
  { shardKey, formId }: OneForm,
): Promise<FormRow | undefined> {
  const { rows } = await sql<FormRow>`
    select ${formColumns(shardKey)} from forms as form ${formTables}
    where form.id = ${formId} and form.deleted_at is null`.execute(db)
  return rows[0]
}

/** The same with how many entries the organisation has of it, which is not asked for in vain. */
export async function countedForm(
  db: Queryable,
  { shardKey, formId }: OneForm,
): Promise<CountedFormRow | undefined> {
  const { rows } = await sql<CountedFormRow>`
    select ${countedFormColumns(shardKey)} from forms as form ${countedFormTables(shardKey)}
    where form.id = ${formId} and form.deleted_at is null`.execute(db)
  return rows[0]
}

/**
 * A form as it, or its draft, is about to be changed: its row is held until the end of the call.
 * There may be no draft yet that could be held.
 */
export async function formForChange(db: Queryable, one: OneForm): Promise<FormRow | undefined> {
  await db
    .selectFrom('forms')
    .select('id')
    .where('id', '=', one.formId)
    .forUpdate()
    .executeTakeFirst()
  return formRow(db, one)
}

/** The definition of a published version; undefined where there is none. */
export async function versionDefinition(
  db: Queryable,
  formId: string,
  version: number,
): Promise<FormDefinition | undefined> {
  const row = await db
    .selectFrom('form_versions')
    .select('definition')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && asDefinition(row.definition)
}

/** Definitions are checked by the engine's schema before they are written. */
export function asDefinition(stored: unknown): FormDefinition {
  return stored as FormDefinition
}

/** The place behind all other forms of a type. */
export async function placeBehind(db: Queryable, formTypeId: string): Promise<number> {
  const { last } = await db
    .selectFrom('forms')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .where('form_type_id', '=', formTypeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Math.min((last ?? 0) + 1, formTypeSortOrderMax)
}

/** Whether another organisation has entries of a form. */
export async function isUsedElsewhere(
  db: Queryable,
  { shardKey, formId }: OneForm,
): Promise<boolean> {
  const entry = await db
    .selectFrom('my_forms')
    .select('id')
    .where('form_id', '=', formId)
    .where('shard_key', '<>', shardKey)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** The entries of a form that are looked at before it is deleted. */
export type EntriesInTheWay = {
  ofOthers: number
  ofOurs: number
  /** Ours with open actions. */
  withActions: number
  /** Ours that a quality report has. */
  onReports: number
}

/** What of its entries may keep a form from being deleted. */
export async function entriesInTheWay(
  db: Queryable,
  { shardKey, formId }: OneForm,
): Promise<EntriesInTheWay> {
  const { rows } = await sql<EntriesInTheWay>`
    select
      count(*) filter (where entry.shard_key <> ${shardKey})::int as "ofOthers",
      count(*) filter (where entry.shard_key = ${shardKey})::int as "ofOurs",
      count(*) filter (where entry.shard_key = ${shardKey} and exists (
        select 1 from actions as action
        where action.shard_key = entry.shard_key and action.source_type = 'my_form'
          and action.source_id = entry.id and action.deleted_at is null
          and action.status not in ('closed', 'cancelled')
      ))::int as "withActions",
      count(*) filter (where entry.shard_key = ${shardKey} and ${isOnReport})::int as "onReports"
    from my_forms as entry
    where entry.form_id = ${formId} and entry.deleted_at is null`.execute(db)
  return rows[0] ?? { ofOthers: 0, ofOurs: 0, withActions: 0, onReports: 0 }
}
