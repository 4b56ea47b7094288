import { sql, type RawBuilder } from 'kysely'
import {
  quickWindow,
  reportDataset,
  reportGroupsMax,
  reportPartsMax,
  today,
  type ReportDatasetName,
  type ReportResult,
  type ReportWindow,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { WordsContext } from '../../lists/filter-words.ts'
import type { AskContext } from '../../lists/query.ts'
import { reportSources } from './reports.datasets.ts'
import { filterInWords } from './reports.filter-words.ts'
import { keptValuesOf } from './reports.filter.ts'
import { axisBySize, axisOfTime, groupsOf, wholeOf, type Counted } from './reports.groups.ts'
import type { Counting, ReportRows } from './reports.source.ts'
import { isTimeStep, reportSpansMax, spansOf, type Reach, type Spans } from './reports.times.ts'

/** What a report counts, and how. */
export type Definition = {
  readonly dataset: ReportDatasetName
  readonly groupBy: string
  readonly splitBy: string | null
  readonly measure: string
  readonly window: ReportWindow
  /** What its saved filter held; null without one. */
  readonly filterValues: unknown
}

type Context = AskContext & WordsContext & { db: Queryable }

/** Counts a report, of the rows that whoever asks may read. */
export async function countReport(report: Definition, context: Context): Promise<ReportResult> {
  const { dataset, groupBy, splitBy, measure, window } = report
  const { now, person } = context
  const isAll = window === 'all'
  const days = isAll ? undefined : quickWindow(Number(window), now, person.timeZone)
  const { values: filterValues, isRead } = keptValuesOf(dataset, report.filterValues)
  const rows = reportSources[dataset](
    { filterValues, window: isAll ? { kind: 'all' } : { kind: 'days', days: Number(window) } },
    context,
  )
  const isByTime = isTimeStep(groupBy) || (splitBy !== null && isTimeStep(splitBy))
  const asked = days && { ...days, isWindow: true, last: now }
  const reached = isByTime ? (asked ?? (await daysReached(rows, context))) : undefined
  const column = (name: string, max: number) => columnOf(rows, name, { reached, max, context })
  const group = column(groupBy, reportSpansMax)
  const part = splitBy === null ? undefined : column(splitBy, reportPartsMax)
  const counted = await countsOf(rows, { group, part, measure: rows.measure(measure) }, context)
  const { dimensions, measures } = reportDataset(dataset)
  const how = measures[measure]?.how ?? 'count'
  const groupsMax = dimensions[groupBy]?.most ?? reportGroupsMax
  const byPart = () => counted.map((row) => ({ ...row, key: row.part, label: row.part_label }))
  const groups = group.spans ? axisOfTime(group.spans) : axisBySize(counted, how, groupsMax)
  const parts = part?.spans
    ? axisOfTime(part.spans)
    : part && axisBySize(byPart(), how, reportPartsMax)
  return {
    groups: counted.length === 0 ? [] : groupsOf(counted, how, { groups, parts }),
    ...wholeOf(counted, how),
    window: days === undefined ? null : { from: days.startDate, to: days.endDate },
    at: now.toISOString(),
    filterValues: report.filterValues === null ? null : filterValues,
    isFilterRead: isRead,
    filterSays: await filterInWords(report, context),
  }
}

/** What rows are counted by: spans of time are told by the instants at which they begin. */
type Column = Counting & { spans?: Spans }

function columnOf(
  rows: ReportRows,
  name: string,
  { reached, max, context }: { reached: Reach | undefined; max: number; context: Context },
): Column {
  if (!isTimeStep(name)) {
    return rows.dimension(name)
  }
  const { timeZone } = context.person
  const calendar = { present: today(context.now, timeZone), timeZone }
  const spans =
    reached === undefined
      ? { spans: [], thresholds: [], isCut: false, isBeyond: false }
      : spansOf(name, reached, max, calendar)
  // In a query of its own the texts are read once, not once for each row.
  const key = sql`width_bucket(${rows.at}, (select ${spans.thresholds}::text[]::timestamptz[]))`
  return { key, label: {}, spans }
}

/** The days from the first row to today, and when the last row is; undefined without rows. */
async function daysReached(
  { at, matching }: ReportRows,
  { db, person, now }: Context,
): Promise<Reach | undefined> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select min(${at}) as first, max(${at}) as last ${matching}`.execute(db)
  const { first = null, last = null } = rows[0] ?? {}
  if (first === null || last === null) {
    return undefined
  }
  const { timeZone } = person
  const endDate = today(now, timeZone)
  const startDate = today(first < now ? first : now, timeZone)
  return { startDate, endDate, isWindow: false, last }
}

/** Counts everything in one statement that reads each row once. */
async function countsOf(
  { matching }: ReportRows,
  asked: { group: Column; part: Column | undefined; measure: RawBuilder<unknown> },
  { db }: Context,
): Promise<Counted[]> {
  const { part = nothing, group, measure } = asked
  const keyOf = ({ key }: Column) => sql`coalesce((${key})::text, '')`
  const behind = ({ behind: lookUp }: Column, key: RawBuilder<unknown>) =>
    lookUp === undefined ? key : sql`coalesce(${lookUp(key)}, '')`
  const labelOf = ({ label }: Column, key: RawBuilder<unknown>) =>
    typeof label === 'function' ? label(key) : sql`null::text`
  const { rows } = await sql<Counted>`
    select found.*, ${labelOf(group, sql.ref('found.key'))} as label,
      ${labelOf(part, sql.ref('found.part'))} as part_label
    from (
      select ${behind(group, sql.ref('counted.key'))} as key,
        ${behind(part, sql.ref('counted.part'))} as part,
        counted.rows, counted.valued, counted.total
      from (
        select one.key, one.part, count(*)::int as rows, count(one.measure)::int as valued,
          sum(one.measure)::float8 as total
        from (
          select ${keyOf(group)} as key, ${keyOf(part)} as part, ${measure} as measure ${matching}
        ) as one
        group by one.key, one.part
      ) as counted
    ) as found`.execute(db)
  const worded = ({ label }: Column, key: string, found: string | null) =>
    typeof label === 'object' ? (label[key] ?? null) : found
  return rows.map((row) => ({
    ...row,
    label: worded(group, row.key, row.label),
    part_label: worded(part, row.part, row.part_label),
  }))
}

/** Where rows are not split. */
const nothing: Column = { key: sql`null`, label: {} }
