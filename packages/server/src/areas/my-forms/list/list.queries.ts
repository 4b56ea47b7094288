import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { myFormsList, statusesBySection, type FormStatus } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import type { Conditions } from '../../../lists/conditions.ts'
import { pageQuery } from '../../../lists/page.ts'
import { listSource, narrowed, structureOf, type Asked } from '../../../lists/source.ts'
import { moments, withinWindow } from '../../../lists/window.ts'
import { selectEntries, type EntryRow } from '../my-forms.entry.queries.ts'
import { endedFor } from '../review/waiting.ts'
import {
  entryConditions,
  entryFacts,
  inPlace,
  ofForms,
  type EntryFacts,
} from './entry-conditions.ts'

type ListedEntry = EntryRow & { counted: number }

/** What the list of forms asks of the database. */
export type ListQuery = Asked<typeof myFormsList, EntryFacts>

/** What somebody's readers find was not assigned to them. */
const ofOwn = (condition: RawBuilder<SqlBool>, { section }: ListQuery) =>
  section === 'signature' ? sql<SqlBool>`false` : condition

const conditions: Conditions<typeof myFormsList.filter.parts, ListQuery> = {
  ...entryConditions,
  isAssigned: (_, query) => ofOwn(sql`entry.due_at is not null`, query),
  isOverdue: (_, query) =>
    ofOwn(sql`entry.submitted_at is null and entry.due_at <= ${query.now}::timestamptz`, query),
}

/** The list of forms: the table that one index of it tells, as `entry`. */
export const entries = listSource<typeof myFormsList, ListedEntry, EntryFacts>(myFormsList, {
  facts: entryFacts,
  structure: ['mayReadPrivate'],
  from: (query) =>
    query.section === 'signature'
      ? sql`my_form_readers as entry ${inPlace(query)}`
      : sql`my_forms as entry ${inPlace(query)}`,
  id: 'entry.id',
  readable: ({ section, shardKey, personId, now }) =>
    section === 'signature'
      ? sql`entry.shard_key = ${shardKey} and entry.person_id = ${personId}
          and entry.id <> all(array(${endedFor({ shardKey, personId, now })}))`
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
  const { section, shardKey, personId, now } = query
  if (section !== 'signature') {
    return sql<SqlBool>`entry.person_id = ${personId} and ${isOf(section)}`
  }
  // An array of ids can only be looked up, so nothing walks all entries to find these few.
  return sql<SqlBool>`entry.id = any(array(
    select reader.id from my_form_readers as reader
    where reader.shard_key = ${shardKey} and reader.person_id = ${personId}
      and reader.id <> all(array(${endedFor({ shardKey, personId, now })}))
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
