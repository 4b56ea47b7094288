import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import {
  canonicalStatus,
  statusesBySection,
  type FormSection,
  type FormStatus,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { preparedQuery } from '../../db/prepared.ts'
import { selectEntries, type EntryRow } from './my-forms.entry.queries.ts'
import { filterConditions, filterStructure, type FilterQuery } from './my-forms.filter.queries.ts'
import { draftStatuses } from './my-forms.rules.ts'

/** What a page of the list is asked for, with the window already in instants. */
export type ListQuery = FilterQuery & {
  section: FormSection
  orderBy: 'form_name' | 'form_type' | 'date' | 'form_status'
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

const firstOrder = {
  date: undefined,
  form_name: sql`form.title`,
  form_type: sql`type.name`,
  form_status: sql`entry.status`,
} as const

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

/** The entries that a query leaves, in its order, found so that a limit stops the search early. */
export function pickedInOrder(db: Queryable, query: ListQuery) {
  const { section, orderBy } = query
  return section === 'signature' && orderBy === 'date'
    ? tiedInOrder(db, query)
    : inOrder(filtered(db, query), query).select('entry.started_at')
}

/**
 * On the Signature tab by date, ties come in the order of their index and each entry is looked up
 * as its turn comes: a newest page is found without looking up all that a person has ever signed.
 */
function tiedInOrder(db: Queryable, query: ListQuery) {
  const { shardKey, personId, ascending } = query
  const direction = ascending ? sql`asc` : sql`desc`
  const ties = sql<{ id: string; started_at: Date }>`(
    select distinct started_at, id from (
      (select signer.started_at, signer.my_form_id as id from my_form_signers as signer
        where signer.shard_key = ${shardKey} and signer.person_id = ${personId}
          ${within(query, sql`signer.started_at`)}
        order by signer.started_at ${direction}, signer.my_form_id ${direction})
      union all
      (select shared.started_at, shared.id from my_form_shares as share
        join my_forms as shared
          on shared.shard_key = share.shard_key and shared.id = share.my_form_id
        where share.shard_key = ${shardKey} and share.person_id = ${personId}
          ${within(query, sql`shared.started_at`)}
        order by shared.started_at ${direction}, shared.id ${direction})
    ) as every_tie
    order by started_at ${direction}, id ${direction}
  )`
  // The offset keeps the look-up apart: joined freely, it would be planned for every tie at once.
  const lookedUp = filtered(db, query, sql`entry.id = tie.id`)
    .select(['entry.id', 'entry.started_at'])
    .offset(0)
  return db
    .selectFrom(ties.as('tie'))
    .innerJoinLateral(lookedUp.as('entry'), (join) => join.onTrue())
    .orderBy(sql`tie.started_at`, ascending ? 'asc' : 'desc')
    .orderBy(sql`tie.id`, ascending ? 'asc' : 'desc')
    .select('entry.started_at')
}

function within({ startsAt, endsBefore }: ListQuery, startedAt: RawBuilder<unknown>) {
  return sql`
    ${startsAt === undefined ? sql`` : sql`and ${startedAt} >= ${startsAt}::timestamptz`}
    ${endsBefore === undefined ? sql`` : sql`and ${startedAt} < ${endsBefore}::timestamptz`}`
}

/** The order that a query asks for, with the id to break ties. */
export function inOrder<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { orderBy, ascending }: ListQuery,
): SelectQueryBuilder<DB, TB, Row> {
  const direction = ascending ? 'asc' : 'desc'
  const first = firstOrder[orderBy]
  const byDate = orderBy === 'date' ? direction : 'desc'
  return (first === undefined ? rows : rows.orderBy(first, direction))
    .orderBy(sql`entry.started_at`, byDate)
    .orderBy(sql`entry.id`, byDate)
}

/** The entries that a query leaves, without order; of the Signature tab all, or those of one tie. */
export function filtered(db: Queryable, query: ListQuery, tie?: RawBuilder<unknown>) {
  const { startsAt, endsBefore, titleLike, formIds, formTypes, statuses } = query
  const names = query.orderBy === 'form_name' || query.orderBy === 'form_type'
  const needsForm = names || titleLike !== undefined || formTypes !== undefined
  return (
    db
      .selectFrom('my_forms as entry')
      // Joined only when something asks for it: the plain page reads one index.
      .$if(needsForm, (select) => select.innerJoin('forms as form', 'form.id', 'entry.form_id'))
      .$if(query.orderBy === 'form_type', (select) =>
        select.innerJoin('form_types as type', (join) =>
          join.on(sql<SqlBool>`type.id = form.form_type_id`),
        ),
      )
      .where('entry.shard_key', '=', query.shardKey)
      .where('entry.deleted_at', 'is', null)
      .where(inSection(query, tie))
      .$if(startsAt !== undefined, (select) =>
        select.where('entry.started_at', '>=', sql<Date>`${startsAt}::timestamptz`),
      )
      .$if(endsBefore !== undefined, (select) =>
        select.where('entry.started_at', '<', sql<Date>`${endsBefore}::timestamptz`),
      )
      .$if(formIds !== undefined, (select) =>
        select.where('entry.form_id', '=', sql<string>`any(${formIds}::text[])`),
      )
      .$if(statuses !== undefined, (select) =>
        select.where(sql<SqlBool>`entry.status = any(${statuses}::text[])`),
      )
      .$if(formTypes !== undefined, (select) =>
        select.where(sql<SqlBool>`form.form_type_id = any(${formTypes}::text[])`),
      )
      .$if(titleLike !== undefined, (select) =>
        select.where(sql<SqlBool>`form.title ilike ${titleLike}`),
      )
      .where((where) => where.and(filterConditions(query)))
  )
}

function inSection(query: ListQuery, tie?: RawBuilder<unknown>) {
  const isHandedIn = sql`entry.status <> all(${[...draftStatuses]}::text[])`
  if (tie !== undefined) {
    return sql<SqlBool>`${tie} and ${isHandedIn}`
  }
  if (query.section === 'signature') {
    // Entries of others: those to sign, and those that were shared, which are few.
    // The signer's rows carry the entry's start, so a window of them names the few entries in it.
    return sql<SqlBool>`entry.id = any(array(
      select signer.my_form_id from my_form_signers as signer
      where signer.shard_key = ${query.shardKey}
        and signer.person_id = ${query.personId}
        ${within(query, sql`signer.started_at`)}
      union all
      select share.my_form_id from my_form_shares as share
      where share.shard_key = ${query.shardKey}
        and share.person_id = ${query.personId}
    )) and ${isHandedIn}`
  }
  const statuses: readonly FormStatus[] = statusesBySection[query.section]
  return sql<SqlBool>`entry.person_id = ${query.personId}
    and entry.status = any(${[...statuses]}::text[])`
}

/** The statuses that a filter's spellings name; unknown ones name nothing. */
export function namedStatuses(raw: readonly string[]): FormStatus[] {
  return raw.flatMap((spelling) => canonicalStatus(spelling) ?? [])
}
