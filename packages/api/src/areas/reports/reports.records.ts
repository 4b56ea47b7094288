import * as z from 'zod'
import { personLine } from '../../vocabulary/person.ts'
import { reportDatasetNames, reportPaces, reportWindows } from './reports.vocabulary.ts'

/** A report as a list of them shows it. */
export const report = z.object({
  /** That of one that comes with Holdpoint begins with `library.`. */
  reportId: z.string(),
  title: z.string(),
  description: z.string(),
  dataset: z.enum(reportDatasetNames),
  /** What its rows are counted by, and each group once more; names of the dataset. */
  groupBy: z.string(),
  splitBy: z.string().nullable(),
  measure: z.string(),
  window: z.enum(reportWindows),
  /** The title of the saved filter that it was narrowed by, as it was then. */
  filterTitle: z.string().nullable(),
  /** Whether everybody may open it; each of them sees what they may read. */
  isShared: z.boolean(),
  pace: z.enum(reportPaces),
  /** Whom it is told to as it stands: nobody by an owner who has left, others by one who manages reports. */
  recipients: z.array(personLine),
  /** Who is named to be told of it, whether they are now or not. */
  named: z.array(personLine),
  /** Null for one that comes with Holdpoint. */
  owner: personLine.nullable(),
  updatedAt: z.string().nullable(),
  rowVersion: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), copy: z.boolean() }),
})
/** A report as a list of them shows it. */
export type Report = z.infer<typeof report>

const part = z.object({
  /** Empty for rows that have none, null for the rest that stands together. */
  key: z.string().nullable(),
  label: z.string(),
  /** Null for the average of nothing. */
  value: z.number().nullable(),
  /** How many of its rows have a value: what an average is made of. */
  valued: z.int(),
})

/** What a report says to whoever reads it. */
export const reportResult = z.object({
  /** In the order of time, or the greatest first. */
  groups: z.array(part.extend({ rows: z.int(), parts: z.array(part) })),
  /** How many rows were counted, and the measure of all of them. */
  rows: z.int(),
  valued: z.int(),
  value: z.number().nullable(),
  /** YYYY-MM-DD, both included; null for all days. */
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** When it was counted. */
  at: z.string(),
  /** What the saved filter holds, for the address of the list; null without one. */
  filterValues: z.unknown().nullable(),
  /** Whether what the saved filter held still reads; it narrows nothing otherwise. */
  isFilterRead: z.boolean(),
  /** What the saved filter narrows by, part by part, and what is chosen of each, by name. */
  filterSays: z.array(z.object({ what: z.string(), chosen: z.array(z.string()) })),
})
/** What a report says to whoever reads it. */
export type ReportResult = z.infer<typeof reportResult>
