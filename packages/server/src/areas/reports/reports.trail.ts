import type { ReportRow } from './reports.queries.ts'

// What the trail tells of a report: the only place that keeps it once it is deleted.

const names = {
  title: 'title',
  description: 'description',
  dataset: 'dataset',
  group_by: 'groupBy',
  split_by: 'splitBy',
  measure: 'measure',
  time_window: 'window',
  filter_title: 'filter',
  filter_values: 'filterValues',
  is_shared: 'isShared',
  pace: 'pace',
  recipient_ids: 'recipients',
  owner_id: 'owner',
} as const satisfies Partial<Record<keyof ReportRow, string>>

/** What of a report is told. */
export type Told = Pick<ReportRow, keyof typeof names>

/** What a report was and what it has become; undefined before it was made, and once it is deleted. */
export function changesOf(before: Told | undefined, after: Told | undefined) {
  const columns = Object.keys(names) as (keyof Told)[]
  return Object.fromEntries(
    columns.flatMap((column) => {
      const [from, to] = [before?.[column] ?? null, after?.[column] ?? null]
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[names[column], { from, to }]]
    }),
  )
}
