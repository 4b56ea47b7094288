import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** A person's settings; who never stored any has the defaults. */
export async function settingsOf(db: Queryable, personId: string) {
  const row = await db
    .selectFrom('user_settings')
    .select('is_my_form_dashboard_default_view')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return { isMyFormDashboardDefaultView: row?.is_my_form_dashboard_default_view ?? false }
}

/** What entries are narrowed by: the types in use, and those in which a form stands yet. */
export function formTypes(db: Queryable) {
  return db
    .selectFrom('form_types as type')
    .select(['type.id', 'type.name'])
    .where(
      sql<SqlBool>`type.is_active or exists (
        select 1 from forms as form
        where form.form_type_id = type.id and form.deleted_at is null)`,
    )
    .orderBy('type.name')
    .execute()
}

/** Says of each row whether it is retired, in as few words as its list travels by. */
async function marked<Row extends { isRetired: boolean }>(rows: Promise<Row[]>) {
  return (await rows).map(({ isRetired, ...row }) =>
    isRetired ? { ...row, isRetired: true as const } : row,
  )
}

const isRetired = sql<boolean>`retired_at is not null`.as('isRetired')

export function countries(db: Queryable) {
  return marked(
    db
      .selectFrom('countries')
      .select(['code as id', 'name as country'])
      .select(isRetired)
      .orderBy('name')
      .execute(),
  )
}

export function districts(db: Queryable) {
  return marked(
    db
      .selectFrom('districts')
      .select(['code as divisionCode', 'name as divisionDesc', 'country_code as country'])
      .select(isRetired)
      .orderBy('name')
      .execute(),
  )
}

export function businessUnits(db: Queryable) {
  return marked(
    db
      .selectFrom('business_units')
      .select(['code as lobCode', 'name as lobDesc'])
      .select(isRetired)
      .orderBy('name')
      .execute(),
  )
}

export function crews(db: Queryable) {
  return marked(
    db
      .selectFrom('crews')
      .select([
        'code as crew',
        'name as crewName',
        'colour as crewColor',
        'district_code as divisionCode',
        'business_unit_code as lobCode',
      ])
      .select(isRetired)
      .orderBy('code')
      .execute(),
  )
}

export function pads(db: Queryable) {
  return marked(
    db
      .selectFrom('pads')
      .select([
        'id',
        'name as padName',
        'number as padNumber',
        'district_code as divisionCode',
        'customer_id as customerId',
      ])
      .select(isRetired)
      .orderBy('name')
      .execute(),
  )
}

export function customers(db: Queryable) {
  return marked(
    db.selectFrom('customers').select(['id', 'name']).select(isRetired).orderBy('name').execute(),
  )
}

export function jobTitles(db: Queryable) {
  return marked(
    db
      .selectFrom('job_titles')
      .select(['code as jobCode', 'name as jobDesc', 'department_code as deptCode'])
      .select(isRetired)
      .orderBy('name')
      .execute(),
  )
}

export function departments(db: Queryable) {
  return marked(
    db
      .selectFrom('departments')
      .select(['code as deptCode', 'name as deptDesc'])
      .select(isRetired)
      .orderBy('name')
      .execute(),
  )
}

export function assets(db: Queryable, shardKey: string) {
  return marked(
    db
      .selectFrom('assets')
      .select(['id as assetId', 'code', 'name', 'category'])
      .select(isRetired)
      .where('shard_key', '=', shardKey)
      .orderBy('code')
      .execute(),
  )
}
