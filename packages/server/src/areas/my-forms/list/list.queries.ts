import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import {
  canonicalStatus,
  statusesBySection,
  type FormSection,
  type FormStatus,
  type MyFormOrder,
} from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { preparedQuery } from '../../../db/prepared.ts'
import type { MyFormsTable } from '../../../db/schema.ts'
import { selectEntries, type EntryRow } from '../my-forms.entry.queries.ts'
import { filterConditions, filterStructure, type FilterQuery } from './filter.queries.ts'

/** What a page of the list is asked for, with the window already in instants. */
export type ListQuery = FilterQuery & {
  section: FormSection
  orderBy: MyFormOrder
  ascending: boolean
  shardKey: string
  personId: string
  offset: number
  limit: number
  // A filter that is undefined leaves everything; one of no values leaves nothing.
  startsAt: string | undefined
  endsBefore: string | undefined
  /** A pattern for the form's title; see `likePattern`. */
  titleLike: string | undefined
  formIds: readonly string[] | undefined
  formTypes: readonly string[] | undefined
  statuses: readonly FormStatus[] | undefined
}

/** The parts of a query that change its text by their value. */
export const listStructure = ['section', 'orderBy', 'ascending', ...filterStructure] as const

/** Up to here a total is counted entry by entry; a longer list is told by its days. */
export const countedMax = 10_000

/** One page, and beside every row how many were counted: all of them, or more than this page. */
const selectPage = preparedQuery(listStructure, (db, query: ListQuery) => {
  const { offset, limit } = query
  // The ids are picked before anything is joined to them that no filter asks for.
  const picked = pickedInOrder(db, query)
    .select('entry.id')
    .limit(sql<number>`greatest(${offset}::int + ${limit}::int, ${countedMax}::int) + 1`)
  const page = db
    .with('listed', () =>
      db
        .selectFrom(picked.as('picked'))
        .select(['picked.id', sql<number>`(row_number() over ())::int`.as('place')]),
    )
    .selectFrom('listed')
    .select([
      'listed.id',
      'listed.place',
      sql<number>`(select count(*)::int from listed)`.as('counted'),
    ])
    .where(sql<SqlBool>`listed.place > ${offset}::int`)
    .where(sql<SqlBool>`listed.place <= ${offset}::int + ${limit}::int`)
    .as('page')
  return selectEntries(db, query.personId)
    .innerJoin(page, 'page.id', 'entry.id')
    .where('entry.shard_key', '=', query.shardKey)
    .select('page.counted')
    .orderBy('page.place')
})

/** One page of entries, and how many were counted: every one, unless there are more than the most. */
export type Page = { rows: EntryRow[]; counted: number }

export async function pageOfEntries(db: Queryable, query: ListQuery): Promise<Page> {
  const rows = await selectPage(db, query)
  const [first] = rows.length > 0 || query.offset === 0 ? rows : await firstRow(db, query)
  return { rows, counted: first?.counted ?? 0 }
}

/** Behind the last page there is no row to stand beside, so the number is asked of the first one. */
function firstRow(db: Queryable, query: ListQuery) {
  return selectPage(db, { ...query, offset: 0, limit: 1 })
}

/** The entries that a query leaves, in its order. */
export function pickedInOrder(db: Queryable, query: ListQuery) {
  const { orderBy, ascending } = query
  const direction = ascending ? 'asc' : 'desc'
  const byDate = orderBy === 'date' ? direction : 'desc'
  return (
    onTab(db, query)
      .select('entry.started_at')
      // Joined only when something asks for it: the plain page reads one index.
      .$if(orderBy === 'form_name' || orderBy === 'form_type', (select) =>
        select
          .innerJoin(formPlaces(query).as('form'), 'form.id', 'entry.form_id')
          .orderBy('form.place', direction),
      )
      .$if(orderBy === 'form_status', (select) => select.orderBy('entry.status', direction))
      .orderBy('entry.started_at', byDate)
      .orderBy('entry.id', byDate)
  )
}

/** The place of each form by its name or its type. Numbers are put in order faster than names. */
function formPlaces({ orderBy }: ListQuery) {
  return orderBy === 'form_type'
    ? sql<FormPlace>`(
        select form.id, dense_rank() over (order by type.name) as place
        from forms as form join form_types as type on type.id = form.form_type_id
      )`
    : sql<FormPlace>`(
        select form.id, dense_rank() over (order by form.title) as place from forms as form
      )`
}

type FormPlace = { id: string; place: number }

/** What lists know of an entry, whichever of the two tables they read. */
type ListedColumns = Pick<
  Selectable<MyFormsTable>,
  'id' | 'shard_key' | 'person_id' | 'form_id' | 'status' | 'started_at'
>

/** The entries that a query leaves, without order, from the table that one index of it tells. */
export function onTab(db: Queryable, query: ListQuery) {
  const { section, shardKey, personId } = query
  const isOwn = sql<SqlBool>`entry.deleted_at is null and ${inSection(query)}`
  const isReader = sql<SqlBool>`entry.person_id = ${personId}`
  const table = sql<ListedColumns>`${sql.table(section === 'signature' ? 'my_form_readers' : 'my_forms')}`
  return db
    .selectFrom(table.as<'entry'>('entry'))
    .where('entry.shard_key', '=', shardKey)
    .where(section === 'signature' ? isReader : isOwn)
    .where((where) => where.and(asked(query)))
}

/** The same entries with all their columns, for what looks into more than a list does. */
export function filtered(db: Queryable, query: ListQuery) {
  return db
    .selectFrom('my_forms as entry')
    .where('entry.shard_key', '=', query.shardKey)
    .where('entry.deleted_at', 'is', null)
    .where(inSection(query))
    .where((where) => where.and(asked(query)))
}

function inSection(query: ListQuery) {
  const { section, shardKey, personId } = query
  if (section === 'signature') {
    // An array of ids can only be looked up, so nothing walks all entries to find these few.
    return sql<SqlBool>`entry.id = any(array(
      select reader.id from my_form_readers as reader
      where reader.shard_key = ${shardKey} and reader.person_id = ${personId}
        ${sql.join(
          within(query, sql`reader.started_at`).map((part) => sql`and ${part}`),
          sql` `,
        )}
    ))`
  }
  const statuses: readonly FormStatus[] = statusesBySection[section]
  return sql<SqlBool>`entry.person_id = ${personId}
    and entry.status = any(${[...statuses]}::text[])`
}

/** What a query asks for beside its tab, on either table as `entry`. */
function asked(query: ListQuery): RawBuilder<SqlBool>[] {
  const { titleLike, formIds, formTypes, statuses } = query
  const forms = (which: RawBuilder<unknown>) =>
    sql<SqlBool>`entry.form_id = any(array(select form.id from forms as form where ${which}))`
  return [
    ...within(query, sql`entry.started_at`),
    ...(formIds ? [sql<SqlBool>`entry.form_id = any(${formIds}::text[])`] : []),
    ...(statuses ? [sql<SqlBool>`entry.status = any(${statuses}::text[])`] : []),
    ...(formTypes ? [forms(sql`form.form_type_id = any(${formTypes}::text[])`)] : []),
    ...(titleLike === undefined ? [] : [forms(sql`form.title ilike ${titleLike}`)]),
    ...filterConditions(query),
  ]
}

function within(
  { startsAt, endsBefore }: ListQuery,
  startedAt: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] {
  return [
    ...(startsAt === undefined ? [] : [sql<SqlBool>`${startedAt} >= ${startsAt}::timestamptz`]),
    ...(endsBefore === undefined ? [] : [sql<SqlBool>`${startedAt} < ${endsBefore}::timestamptz`]),
  ]
}

/** The statuses that a filter's spellings name; unknown ones name nothing. */
export function namedStatuses(raw: readonly string[]): FormStatus[] {
  return raw.flatMap((spelling) => canonicalStatus(spelling) ?? [])
}
