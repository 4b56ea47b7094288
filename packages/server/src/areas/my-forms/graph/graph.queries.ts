import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import { preparedQuery } from '../../../db/prepared.ts'
import { matching } from '../../../lists/source.ts'
import { entries, filtered, listStructure, type ListQuery } from '../list/list.queries.ts'

/** How many entries are looked through for failed questions: reading their scores is the work. */
export const entriesReadMax = 1000
const questionsMax = 10
const actionsMax = 50

type GraphQuery = ListQuery & { thresholds: readonly string[] }

/** The entries of one group; what a kind of group does not tell is null. */
export type GroupRow = {
  kind: 'span' | 'status' | 'type' | 'district' | 'crew'
  /** The place of a span among the thresholds, counted from 1; else an id or a code. */
  key: string
  name: string | null
  count: number
  scored: number
  mean_score: number | null
  rated: number
  passed: number
  lossy: number
  mark_low: number | null
  mark_high: number | null
}

const counts = sql`
  count(*)::int as count,
  count(score)::int as scored,
  avg(score)::float8 as mean_score,
  count(*) filter (where result in ('pass', 'fail'))::int as rated,
  count(*) filter (where result = 'pass')::int as passed,
  count(*) filter (where is_lossy)::int as lossy`

// An entry that lost no points has failed no question.
const isLossy = sql<boolean>`(entry.score < 100 or (entry.score is not null and entry.has_critical_failure))`

/**
 * Everything that is counted, in one statement that reads the entries once. Spans are told by the
 * instants at which they begin, so that they agree with the list to the second in any zone.
 */
export const groupsOf = preparedQuery(listStructure, (db, query: GraphQuery) => ({
  compile: () =>
    sql<GroupRow>`
      with entry as materialized ${filtered(db, query).select([
        'entry.form_id',
        'entry.status',
        'entry.district_code',
        'entry.crew_codes',
        'entry.score',
        'entry.result',
        isLossy.as('is_lossy'),
        // In a query of its own the texts are read once, not once for each entry.
        sql<number>`width_bucket(
          entry.started_at, (select ${query.thresholds}::text[]::timestamptz[])
        )`.as('span'),
      ])},
      by_form as (
        select form_id, ${counts} from entry group by form_id
      )
      select 'span' as kind, span::text as key, null as name, ${counts},
        null::float8 as mark_low, null::float8 as mark_high
      from entry group by span
      union all
      select 'status', status, null, ${counts}, null, null from entry group by status
      union all
      select 'type', type.id, type.name, sum(count)::int, sum(scored)::int, null,
        sum(rated)::int, sum(passed)::int, sum(lossy)::int,
        min(form.passing_percentage) filter (where scored > 0)::float8,
        max(form.passing_percentage) filter (where scored > 0)::float8
      from by_form
      join forms as form on form.id = by_form.form_id
      join form_types as type on type.id = form.form_type_id
      group by type.id, type.name
      union all
      select 'district', district_code, null, ${counts}, null, null
      from entry where district_code is not null group by district_code
      union all
      select 'crew', crew, null, ${counts}, null, null
      from entry cross join unnest(crew_codes) as crew group by crew`.compile(db),
}))

/** When the first and the last entry was started; both null where there is none. */
export const extentOf = preparedQuery(listStructure, (db, query: ListQuery) => ({
  compile: () =>
    sql<{ first: Date | null; last: Date | null }>`
      select min(entry.started_at) as first, max(entry.started_at) as last
      ${matching(entries, query)}`.compile(db),
}))

/** How many entries are rated, and how many of them passed. */
export const ratedOf = preparedQuery(listStructure, (db, query: ListQuery) =>
  filtered(db, query).select([
    sql<number>`count(*) filter (where entry.result in ('pass', 'fail'))::int`.as('rated'),
    sql<number>`count(*) filter (where entry.result = 'pass')::int`.as('passed'),
  ]),
)

export type FailedRow = { form_id: string; version: number; question_key: string; failed: number }

/** The questions that earned nothing most often, among the newest entries that lost points. */
export const failedQuestionsOf = preparedQuery(listStructure, (db, query: ListQuery) => ({
  compile: () =>
    sql<FailedRow>`
      with entry as materialized ${filtered(db, query)
        .where(isLossy)
        .select(['entry.shard_key', 'entry.id', 'entry.form_id', 'entry.form_version'])
        .orderBy(sql`entry.started_at`, 'desc')
        .orderBy(sql`entry.id`, 'desc')
        .limit(entriesReadMax)}
      select entry.form_id, max(entry.form_version) as version,
        split_part(item.key, '-', 1) as question_key, count(distinct entry.id)::int as failed
      from entry
      join my_form_answers as document
        on document.shard_key = entry.shard_key and document.my_form_id = entry.id
      cross join jsonb_array_elements_text(document.failed_questions) as item (key)
      group by entry.form_id, question_key
      order by failed desc, entry.form_id, question_key
      limit ${sql.lit(questionsMax)}`.compile(db),
}))

export type OpenActionRow = {
  id: string
  number: string
  title: string
  due_on: string
  my_form_id: string
  is_overdue: boolean
  open: number
  overdue: number
}

/** The open actions of the entries, those due first, with how many there are beside each. */
export const openActionsOf = preparedQuery(
  listStructure,
  (db, query: ListQuery & { day: string }) => ({
    compile: () =>
      sql<OpenActionRow>`
      with entry as materialized ${filtered(db, query).select('entry.id')}
      select action.id, action.number, action.title, action.due_on::text as due_on,
        action.source_id as my_form_id, action.due_on < ${query.day}::text::date as is_overdue,
        (count(*) over ())::int as open,
        (count(*) filter (where action.due_on < ${query.day}::text::date) over ())::int as overdue
      from actions as action
      join entry on entry.id = action.source_id and action.source_type = 'my_form'
      where action.shard_key = ${query.shardKey} and action.deleted_at is null
        and action.status not in ('closed', 'cancelled')
      order by action.due_on, action.id
      limit ${sql.lit(actionsMax)}`.compile(db),
  }),
)

/** The titles of forms by id. */
export async function formTitlesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('forms')
    .select(['id', 'title'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
