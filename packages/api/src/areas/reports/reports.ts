import * as z from 'zod'
import { call } from '../../call.ts'
import { optionalText, orNone, requiredLine } from '../../fields.ts'
import { download, downloadStamp } from '../../lists/download.ts'
import { sentences } from '../../sentences.ts'
import { id, text, wireBoolean, wireList } from '../../wire.ts'
import { report, reportResult } from './reports.records.ts'
import {
  reportDataset,
  reportDatasetNames,
  reportPaces,
  reportRecipientsMax,
  reportWindows,
  type ReportDatasetName,
} from './reports.vocabulary.ts'

// Reports: rows of a list counted by something, as whoever reads it may read them. The specification
// names the area and shows no call; all of it is decision 0113.

const source = 'spec 7, also listed; decision 0113'
const ofReport = z.object({ reportId: id })

const list = call({
  name: 'reports.list',
  method: 'GET',
  path: '/reports',
  summary: 'Lists reports: those that come with Holdpoint, one’s own, and shared ones.',
  status: 'decided',
  source,
  input: z.object({
    search: text(200).optional(),
    dataset: z.enum(reportDatasetNames).optional(),
  }),
  content: z.array(report),
})

const get = call({
  name: 'reports.get',
  method: 'GET',
  path: '/report',
  summary: 'Answers a report: what it counts, who may open it and who is told of it.',
  status: 'decided',
  source,
  input: ofReport,
  content: report,
  problems: ['forbidden'],
})

const result = call({
  name: 'reports.result',
  method: 'GET',
  path: '/report-result',
  summary: 'Answers what a report says to whoever asks, from the rows they may read.',
  status: 'decided',
  source,
  input: ofReport.extend({ window: z.enum(reportWindows).optional() }),
  content: reportResult,
  problems: ['forbidden'],
})

const draft = {
  title: requiredLine(sentences.required.title, 100),
  description: optionalText(500),
  dataset: z.enum(reportDatasetNames, 'Please choose one of these.'),
  groupBy: id,
  splitBy: orNone(id),
  measure: id,
  window: z.enum(reportWindows).default('30'),
  /** One of one's own saved filters of the list; `keep` leaves the one that it has, or its original. */
  savedFilterId: orNone(id),
  /** Of a new one: the report that it is a copy of. */
  copyOf: orNone(id),
  isShared: wireBoolean.default(false),
  pace: z.enum(reportPaces).default('never'),
  recipientIds: wireList
    .transform((ids) => [...new Set(ids)])
    .pipe(id.array().max(reportRecipientsMax, `At most ${reportRecipientsMax} people.`))
    .default([]),
}

/** What a report counts by must be of its dataset. */
function requireOfDataset(
  {
    dataset,
    groupBy,
    splitBy,
    measure,
  }: { dataset: ReportDatasetName; groupBy: string; splitBy: string | null; measure: string },
  context: z.RefinementCtx,
): void {
  const { dimensions, measures } = reportDataset(dataset)
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!Object.hasOwn(dimensions, groupBy)) {
    refuse('groupBy', 'Please choose one of these.')
  }
  if (splitBy !== null && !Object.hasOwn(dimensions, splitBy)) {
    refuse('splitBy', 'Please choose one of these.')
  }
  if (splitBy === groupBy) {
    refuse('splitBy', 'Choose something else to split by.')
  }
  if (!Object.hasOwn(measures, measure)) {
    refuse('measure', 'Please choose one of these.')
  }
}

const save = call({
  name: 'reports.save',
  method: 'POST',
  path: '/reports',
  summary: 'Makes a report, or edits the one that is named.',
  status: 'decided',
  source,
  input: z.object({ reportId: id.optional(), ...draft }).superRefine(requireOfDataset),
  takesRowVersion: true,
  content: z.object({ reportId: z.string(), rowVersion: z.int() }),
  problems: ['forbidden'],
})

const remove = call({
  name: 'reports.remove',
  method: 'DELETE',
  path: '/reports',
  summary: 'Deletes a report; those that come with Holdpoint stay.',
  status: 'decided',
  source,
  input: ofReport,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

const excel = call({
  name: 'reports.excel',
  method: 'GET',
  path: '/report-excel',
  summary: 'Answers the address of a report as an Excel workbook; it lasts for a minute.',
  status: 'decided',
  source: 'spec 7, Excel download; decision 0113',
  input: ofReport.extend({ window: z.enum(reportWindows).optional() }),
  content: download,
  problems: ['forbidden'],
})

const excelFile = call({
  name: 'reports.excelFile',
  method: 'GET',
  path: '/report-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `report-excel` gave.',
  status: 'decided',
  source: 'spec 7, Excel download; decision 0113',
  rate: 'export',
  input: ofReport.extend({ window: z.enum(reportWindows).optional(), ...downloadStamp }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'link_expired'],
})

/** Reports. */
export const reports = { list, get, result, save, remove, excel, excelFile }
