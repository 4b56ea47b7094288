import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PermissionKey } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { holdsAnyKey, holdsNear, holdsWords } from './people.conditions.ts'
import { personColumns, type PersonRow } from './people.row.ts'

/** The filters of the search, already cleaned: one that is left out does not narrow. */
export type PersonFilters = Partial<
  Record<
    | 'country'
    | 'crew'
    | 'crewColor'
    | 'lobCode'
    | 'divisionCode'
    | 'deptCode'
    | 'jobCode'
    | 'customer'
    | 'companyCode'
    | 'employeeNumber'
    | 'managerFullName'
    | 'managerEmail',
    readonly string[] | undefined
  >
>

/** What a page of people is asked for. */
export type PersonQuery = {
  shardKey: string
  search: string
  /** Whether a word may differ by a letter. */
  isNear?: boolean | undefined
  userIds?: readonly string[] | undefined
  permissions?: readonly PermissionKey[] | undefined
  filters?: PersonFilters
  isExcluded?: boolean
  offset: number
  limit: number
}

/** One page of people: in the order of the ids asked for, else by name. */
export function pageOfPeople(db: Queryable, query: PersonQuery): Promise<PersonRow[]> {
  const { userIds } = query
  return found(db, query)
    .select(personColumns)
    .$if(userIds !== undefined, (select) =>
      select.orderBy(sql`array_position(${[...(userIds ?? [])]}::text[], person.id)`),
    )
    .$if(userIds === undefined, (select) =>
      select.orderBy('person.search_text').orderBy('person.id'),
    )
    .limit(query.limit)
    .offset(query.offset)
    .execute()
}

/** How many people the search leaves. */
export async function countOfPeople(db: Queryable, query: PersonQuery): Promise<number> {
  const row = await found(db, query)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** The active people whom a search leaves. */
export function found(db: Queryable, query: PersonQuery) {
  const { shardKey, search, isNear, userIds, permissions } = query
  const conditions = [
    ...(isNear === true ? [holdsNear(search)] : holdsWords(search)),
    ...(userIds === undefined ? [] : [sql<SqlBool>`person.id = any(${[...userIds]}::text[])`]),
    ...(permissions === undefined ? [] : [holdsAnyKey(shardKey, permissions)]),
    ...filtered(query),
  ]
  return db
    .selectFrom('people as person')
    .where('person.shard_key', '=', shardKey)
    .where('person.is_active', '=', true)
    .where((where) => where.and(conditions))
}

/** The filters together, or everybody whom they do not fit. */
function filtered({ shardKey, filters = {}, isExcluded }: PersonQuery): RawBuilder<SqlBool>[] {
  const fits = conditionsOf(filters, shardKey)
  if (fits.length === 0 || isExcluded !== true) {
    return fits
  }
  // Who has no crew at all is not of that crew: what is unknown does not fit.
  return [sql<SqlBool>`(${sql.join(fits, sql` and `)}) is not true`]
}

function conditionsOf(filters: PersonFilters, shardKey: string): RawBuilder<SqlBool>[] {
  return filterNames.flatMap((name) => {
    const values = filters[name]
    return values === undefined ? [] : [fitOf[name](inSmallLetters(values), shardKey)]
  })
}

/** Spellings are compared in small letters, on both sides by the database. */
function inSmallLetters(values: readonly string[]): RawBuilder<unknown> {
  return sql`(select array_agg(lower(value)) from unnest(${[...values]}::text[]) as value)::text[]`
}

type Fit = (values: RawBuilder<unknown>, shardKey: string) => RawBuilder<SqlBool>

const filterNames = [
  'country',
  'crew',
  'crewColor',
  'lobCode',
  'divisionCode',
  'deptCode',
  'jobCode',
  'customer',
  'companyCode',
  'employeeNumber',
  'managerFullName',
  'managerEmail',
] as const

// What stands in another table is looked up once, as an array: as a subquery the planner may take
// it for something to be looked through again for every person.
const fitOf: Record<(typeof filterNames)[number], Fit> = {
  country: (values) => sql`person.country_code = any(array(
    select code from countries where lower(code) = any(${values}) or lower(name) = any(${values})))`,
  crew: (values) => sql`lower(person.crew_code) = any(${values})`,
  crewColor: (values) => sql`person.crew_code = any(array(
    select code from crews where lower(colour) = any(${values})))`,
  lobCode: (values) => sql`lower(person.business_unit_code) = any(${values})`,
  divisionCode: (values) => sql`lower(person.district_code) = any(${values})`,
  deptCode: (values) => sql`person.job_code = any(array(
    select code from job_titles where lower(department_code) = any(${values})))`,
  jobCode: (values) => sql`lower(person.job_code) = any(${values})`,
  customer: (values) => sql`person.customer_id = any(array(
    select id from customers where lower(id) = any(${values}) or lower(name) = any(${values})))`,
  companyCode: (values) => sql`lower(person.company_code) = any(${values})`,
  employeeNumber: (values) => sql`lower(person.employee_number) = any(${values})`,
  managerFullName: (values, shardKey) => sql`person.manager_id = any(array(
    select id from people as manager
    where manager.shard_key = ${shardKey} and lower(manager.full_name) = any(${values})))`,
  managerEmail: (values, shardKey) => sql`person.manager_id = any(array(
    select id from people as manager
    where manager.shard_key = ${shardKey} and manager.email = any(${values})))`,
}

/** Those of some people who work here. */
export async function activePeopleAmong(
  db: Queryable,
  shardKey: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .where('is_active', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The names of some people, those who have left among them. */
export async function namesOfPeople(
  db: Queryable,
  shardKey: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'full_name'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, full_name: name }) => [id, name]))
}
