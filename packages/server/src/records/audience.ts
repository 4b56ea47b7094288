import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { wholePart, type Audience, type PersonLine } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { failField } from '../fail.ts'
import type { PersonContext } from '../handler.ts'
import type { Holder } from './files.queries.ts'
import { unknownPeople } from './people.queries.ts'

// Whom a record is for, of whatever kind: kept in `record_audiences`, asked in SQL over
// `record_audiences as audience` and `people as seat` (decision 0075).

const parts: readonly (readonly [column: string, own: RawBuilder<unknown>])[] = [
  ['countries', sql`seat.country_code`],
  ['districts', sql`seat.district_code`],
  ['departments', sql`(select department_code from job_titles where code = seat.job_code)`],
  ['business_units', sql`seat.business_unit_code`],
  ['job_titles', sql`seat.job_code`],
  ['crews', sql`seat.crew_code`],
]

const fits = (column: string, own: RawBuilder<unknown>) => {
  const part = sql.ref(`audience.${column}`)
  return sql`(${part} = '{}' or ${sql.lit(wholePart)} = any(${part}) or ${own} = any(${part}))`
}

/**
 * Whether somebody belongs: they fit every part that names anything, or are named. Where no part
 * names anything only who is named belongs. Whoever has left belongs to nothing.
 */
export const belongs = sql<SqlBool>`(seat.is_active and (
  seat.id = any(audience.person_ids) or (
    (${sql.join(
      parts.map(([column]) => sql`${sql.ref(`audience.${column}`)} <> '{}'`),
      sql` or `,
    )})
    and ${sql.join(
      parts.map(([column, own]) => fits(column, own)),
      sql` and `,
    )}
  )
))`

type Asking = { shardKey: string; personId: string | RawBuilder<string> }

/**
 * Whether a record, whose id stands in a column, is for a person. Over a table of people this is asked
 * of each: PostgreSQL before 17 would go through all of `peopleOf` again for every one of them.
 */
export function isFor(
  recordType: string,
  idColumn: string,
  { shardKey, personId }: Asking,
): RawBuilder<SqlBool> {
  return sql`exists (
    select 1 from record_audiences as audience
    join people as seat on seat.shard_key = audience.shard_key and seat.id = ${personId}
    where audience.shard_key = ${shardKey} and audience.record_type = ${sql.lit(recordType)}
      and audience.record_id = ${sql.ref(idColumn)} and ${belongs}
  )`
}

/** The ids of everybody whom a record is for, whose shard stands in a value or in a column. */
export function peopleOf(
  recordType: string,
  shardKey: string | RawBuilder<string>,
  idColumn: string,
) {
  return sql`
    select seat.id from record_audiences as audience
    join people as seat on seat.shard_key = audience.shard_key
    where audience.shard_key = ${shardKey} and audience.record_type = ${sql.lit(recordType)}
      and audience.record_id = ${sql.ref(idColumn)} and ${belongs}`
}

/** The audience that a list of codes names, as a table of one row. */
const asTable = (audience: Audience) => sql`(select
  ${audience.countries}::text[] as countries, ${audience.districts}::text[] as districts,
  ${audience.departments}::text[] as departments,
  ${audience.businessUnits}::text[] as business_units, ${audience.jobTitles}::text[] as job_titles,
  ${audience.crews}::text[] as crews, ${audience.personIds}::text[] as person_ids
) as audience`

/** How many people an audience holds, before anything is kept of it, and the first of them. */
export async function countAudience(
  db: Queryable,
  shardKey: string,
  audience: Audience,
  firstMax = 10,
): Promise<{ total: number; people: PersonLine[] }> {
  const { rows } = await sql<{ id: string; name: string; image: string | null; total: number }>`
    select seat.id, seat.full_name as name, seat.profile_image as image,
      (count(*) over ())::int as total
    from people as seat, ${asTable(audience)}
    where seat.shard_key = ${shardKey} and ${belongs}
    order by seat.full_name, seat.id limit ${firstMax}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    people: rows.map(({ id, name, image }) => ({
      ...{ personId: id, fullName: name, profileImage: image },
    })),
  }
}

/** Those whom an audience holds and another one does not. */
export async function newcomersTo(
  db: Queryable,
  shardKey: string,
  { before, after }: Readonly<Record<'before' | 'after', Audience>>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select seat.id from people as seat, ${asTable(after)}
    where seat.shard_key = ${shardKey} and ${belongs}
      and not exists (select 1 from ${asTable(before)} where ${belongs})
    order by seat.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Keeps whom a record is for, in the place of whom it was for so far. */
export async function writeAudience(
  db: Queryable,
  { shardKey, recordType, recordId }: Holder,
  audience: Audience,
): Promise<void> {
  const columns = {
    countries: audience.countries,
    districts: audience.districts,
    departments: audience.departments,
    business_units: audience.businessUnits,
    job_titles: audience.jobTitles,
    crews: audience.crews,
    person_ids: audience.personIds,
  }
  await db
    .insertInto('record_audiences')
    .values({ shard_key: shardKey, record_type: recordType, record_id: recordId, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['shard_key', 'record_type', 'record_id']).doUpdateSet(columns),
    )
    .execute()
}

/** Whom a record is for; nobody where nothing is kept of it. */
export async function audienceOf(
  db: Queryable,
  { shardKey, recordType, recordId }: Holder,
): Promise<Audience> {
  const row = await db
    .selectFrom('record_audiences')
    .selectAll()
    .where('shard_key', '=', shardKey)
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .executeTakeFirst()
  return {
    countries: row?.countries ?? [],
    districts: row?.districts ?? [],
    departments: row?.departments ?? [],
    businessUnits: row?.business_units ?? [],
    jobTitles: row?.job_titles ?? [],
    crews: row?.crews ?? [],
    personIds: row?.person_ids ?? [],
  }
}

/** Ends the call where an audience names somebody who does not work here. */
export async function requireNamed(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  { personIds }: Audience,
): Promise<void> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from people as seat
    where seat.shard_key = ${person.shardKey} and seat.is_active
      and seat.id = any(${personIds}::text[])`.execute(db)
  if ((rows[0]?.known ?? 0) < personIds.length) {
    failField('personIds', unknownPeople)
  }
}
