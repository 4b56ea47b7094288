import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { canonicalStatus, myFormsList, statusesBySection, type FormStatus } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { isBetween, isOneOf, isTrue, overlaps, type Conditions } from '../../../lists/conditions.ts'
import { pageQuery } from '../../../lists/page.ts'
import { listSource, narrowed, structureOf, type Asked } from '../../../lists/source.ts'
import { moments, withinWindow } from '../../../lists/window.ts'
import { selectEntries, type EntryRow } from '../my-forms.entry.queries.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'

type Facts = {
  /** A comment that its reader may not see counts for nothing. */
  mayReadPrivate: boolean
  /** By their own names; a spelling that nobody knows names nothing. */
  statuses: readonly FormStatus[] | undefined
}

type ListedEntry = EntryRow & { counted: number }

/** What the list of forms asks of the database. */
export type ListQuery = Asked<typeof myFormsList, Facts>

const conditions: Conditions<typeof myFormsList.filter.parts, ListQuery> = {
  // Spelled by code or by name: the specification's lookup data gives neither of the two an id.
  countries: (chosen) => sql`entry.country_code = any(${chosen}::text[] || array(
    select code from countries where name = any(${chosen}::text[])
  ))`,
  pads: (chosen) => sql`entry.pad_ids && (${chosen}::text[] || array(
    select id from pads where name = any(${chosen}::text[])
  ))`,
  districts: isOneOf('entry.district_code'),
  businessUnits: isOneOf('entry.business_unit_code'),
  crews: overlaps('entry.crew_codes'),
  customers: isOneOf('entry.customer_id'),
  formIds: isOneOf('entry.form_id'),
  formTypes: (chosen) => ofForms(sql`form.form_type_id = any(${chosen}::text[])`),
  statuses: isOneOf('entry.status'),
  score: isBetween('entry.score'),
  isElevated: isTrue(sql`entry.elevated_from_form_id is not null`),
  isKudos: isTrue(sql`entry.kudos_count > 0`),
  isPublicComment: isTrue(sql`entry.public_comment_count > 0`),
  isPrivateComment: (_, { mayReadPrivate, personId }) =>
    mayReadPrivate
      ? sql`entry.private_comment_count > 0`
      : sql`entry.private_comment_count > 0 and exists (
          select 1 from my_form_comments as comment
          where comment.shard_key = entry.shard_key
            and comment.my_form_id = entry.id
            and comment.person_id = ${personId}
            and comment.privacy_type = 'private'
            and comment.deleted_at is null
        )`,
}

/** The list of forms: the table that one index of it tells, as `entry`. */
export const entries = listSource<typeof myFormsList, ListedEntry, Facts>(myFormsList, {
  facts: ({ statuses }, { person }) => ({
    mayReadPrivate: mayReadPrivateComments(person.permissions),
    statuses: statuses?.flatMap((spelling) => canonicalStatus(spelling) ?? []),
  }),
  structure: ['mayReadPrivate'],
  from: (query) =>
    query.section === 'signature'
      ? sql`my_form_readers as entry ${inPlace(query)}`
      : sql`my_forms as entry ${inPlace(query)}`,
  id: 'entry.id',
  readable: ({ section, shardKey, personId }) =>
    section === 'signature'
      ? sql`entry.shard_key = ${shardKey} and entry.person_id = ${personId}`
      : sql`entry.shard_key = ${shardKey} and entry.deleted_at is null
          and entry.person_id = ${personId} and ${isOf(section)}`,
  day: moments('entry.started_at'),
  search: (pattern) => ofForms(sql`form.title ilike ${pattern}`),
  orders: {
    date: 'entry.started_at',
    form_name: 'form.place',
    form_type: 'form.place',
    form_status: 'entry.status',
  },
  conditions,
  select: (db, page, { shardKey, personId }) =>
    selectEntries(db, personId)
      .innerJoin(page, 'page.id', 'entry.id')
      .where('entry.shard_key', '=', shardKey)
      .select('page.counted')
      .orderBy('page.place'),
})

/** The parts of a query that change the text of a statement by their value. */
export const listStructure = structureOf(entries)

export const pageOfEntries = pageQuery(entries)

/** The same entries with all their columns, for what looks into more than a list does. */
export function filtered(db: Queryable, query: ListQuery) {
  return db
    .selectFrom('my_forms as entry')
    .where('entry.shard_key', '=', query.shardKey)
    .where('entry.deleted_at', 'is', null)
    .where(inSection(query))
    .where((where) => where.and(narrowed(entries, query)))
}

function inSection(query: ListQuery): RawBuilder<SqlBool> {
  const { section, shardKey, personId } = query
  if (section !== 'signature') {
    return sql<SqlBool>`entry.person_id = ${personId} and ${isOf(section)}`
  }
  // An array of ids can only be looked up, so nothing walks all entries to find these few.
  return sql<SqlBool>`entry.id = any(array(
    select reader.id from my_form_readers as reader
    where reader.shard_key = ${shardKey} and reader.person_id = ${personId}
      ${sql.join(
        withinWindow(moments('reader.started_at'), query).map((part) => sql`and ${part}`),
        sql` `,
      )}
  ))`
}

function isOf(section: 'ongoing' | 'completed'): RawBuilder<SqlBool> {
  const statuses: readonly FormStatus[] = statusesBySection[section]
  return sql<SqlBool>`entry.status = any(${[...statuses]}::text[])`
}

function ofForms(which: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`entry.form_id = any(array(select form.id from forms as form where ${which}))`
}

/**
 * The place of each form by its name or its type, which are put in order faster as numbers. Joined
 * only when something asks for it: the plain page reads one index.
 */
function inPlace({ orderBy }: ListQuery): RawBuilder<unknown> {
  switch (orderBy) {
    case 'form_name':
      return sql`inner join (
        select form.id, dense_rank() over (order by form.title) as place from forms as form
      ) as form on form.id = entry.form_id`
    case 'form_type':
      return sql`inner join (
        select form.id, dense_rank() over (order by type.name) as place
        from forms as form join form_types as type on type.id = form.form_type_id
      ) as form on form.id = entry.form_id`
    default:
      return sql``
  }
}
