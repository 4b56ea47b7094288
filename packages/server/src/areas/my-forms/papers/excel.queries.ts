import { sql } from 'kysely'
import type { MyFormsFilter } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { epochMs, type PickedRows } from '../../../lists/workbook-rows.ts'
import { firstHandedInAt } from '../my-forms.first-handed-in.ts'
import type { ListQuery } from '../list/list.queries.ts'

/** What the workbook says of each entry. */
export function selectExcelRows(
  db: Queryable,
  picked: PickedRows,
  {
    shardKey,
    personId,
    mayReadPrivate,
  }: Pick<ListQuery, 'shardKey' | 'personId' | 'mayReadPrivate'>,
) {
  return db
    .selectFrom(picked)
    .innerJoin('my_forms as entry', 'entry.id', 'picked.id')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .innerJoin('form_types as type', 'type.id', 'form.form_type_id')
    .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
    .leftJoin('countries as country', 'country.code', 'entry.country_code')
    .where('entry.shard_key', '=', shardKey)
    .select([
      'picked.place',
      'entry.number',
      'form.title as formTitle',
      'type.name as formType',
      'entry.form_version as formVersion',
      'entry.status',
      'entry.elevated_from_name as elevatedFrom',
      'entry.is_reopened as isReopened',
      'country.name as country',
      'entry.district_code as districtCode',
      'entry.business_unit_code as businessUnitCode',
      'entry.crew_codes as crewCodes',
      'entry.customer_id as customerId',
      'entry.pad_ids as padIds',
      'entry.form_title_answer as titleAnswer',
      'entry.score',
      'entry.result',
      'entry.kudos_count as kudos',
      'entry.upvote_count as upvotes',
      'entry.public_comment_count as publicComments',
      mayReadPrivate
        ? 'entry.private_comment_count as privateComments'
        : ownPrivateComments(personId).as('privateComments'),
      openActions.as('openActions'),
      'entry.action_count as actions',
      sql<number>`entry.form_sub_form_count + entry.dynamic_sub_form_count`.as('subForms'),
      'submitter.full_name as submittedBy',
      'submitter.employee_title as employeeTitle',
      'submitter.is_sse as isSse',
      epochMs('entry.started_at').as('startedAt'),
      epochMs<number | null>('entry.submitted_at').as('submittedAt'),
      epochMs<number | null>(firstHandedInAt).as('firstSubmittedAt'),
      epochMs<number | null>('entry.completed_at').as('completedAt'),
    ])
}

/** An entry as the workbook needs it. */
export type ExcelRow = Awaited<ReturnType<ReturnType<typeof selectExcelRows>['execute']>>[number]

const openActions = sql<number>`(
  select count(*) from actions as action
  where action.shard_key = entry.shard_key
    and action.source_type = 'my_form' and action.source_id = entry.id
    and action.deleted_at is null and action.status not in ('closed', 'cancelled')
)`

function ownPrivateComments(personId: string) {
  return sql<number>`(
    select count(*) from my_form_comments as comment
    where comment.shard_key = entry.shard_key
      and comment.my_form_id = entry.id
      and comment.person_id = ${personId}
      and comment.privacy_type = 'private'
      and comment.deleted_at is null
  )`
}

/** Names of what a filter can point at beside the kept lookups: the sheet tells it in words. */
export async function namesForFilter(
  db: Queryable,
  asked: Pick<MyFormsFilter, 'formIds' | 'formTypes' | 'countries'>,
) {
  const forms = await db
    .selectFrom('forms')
    .select(['id', 'title as name'])
    .where('id', '=', sql<string>`any(${[...asked.formIds]}::text[])`)
    .execute()
  const formTypes = await db
    .selectFrom('form_types')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...asked.formTypes]}::text[])`)
    .execute()
  const countries = await db
    .selectFrom('countries')
    .select(['code as id', 'name'])
    .where('code', '=', sql<string>`any(${[...asked.countries]}::text[])`)
    .execute()
  const byId = (rows: readonly { id: string; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  return { formIds: byId(forms), formTypes: byId(formTypes), countries: byId(countries) }
}
