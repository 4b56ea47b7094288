import { reportDataset, reportWindowLabels, type Report, type ReportResult } from '@holdpoint/api'
import { lined } from '../../lists/about.ts'
import { openWorkbook, type Cell, type Column } from '../../xlsx/workbook-writer.ts'

/** Whom a workbook is made for. */
export type MadeFor = { madeBy: string; madeAt: Date; timeZone: string }

/** What a report says, as a workbook: its numbers, and a sheet that tells of them. */
export function reportWorkbook(report: Report, result: ReportResult, made: MadeFor): Uint8Array {
  const workbook = openWorkbook({
    timeZone: made.timeZone,
    sheets: [
      { name: 'Report', columns: columnsOf(report) },
      { name: 'About', columns: aboutColumns },
    ],
  })
  return Buffer.concat([
    workbook.begin(),
    workbook.rows(linesOf(result, isAverage(report))),
    workbook.nextSheet(),
    workbook.rows(aboutLines(report, result, made)),
    workbook.finish(),
  ])
}

/** An average is made of the rows that have a value; other measures are of all of them. */
function isAverage({ dataset, measure }: Report): boolean {
  return reportDataset(dataset).measures[measure]?.how === 'average'
}

const valuedHeader = 'Rows with a value'

function columnsOf(report: Report): Column[] {
  const { dataset, groupBy, splitBy, measure } = report
  const { dimensions, measures } = reportDataset(dataset)
  const { label = '', unit = '' } = measures[measure] ?? {}
  return [
    { header: dimensions[groupBy]?.label ?? '', width: 34, kind: 'text' },
    { header: dimensions[splitBy ?? '']?.label ?? 'Part', width: 24, kind: 'text' },
    { header: unit === '' ? label : `${label} (${unit})`, width: 20, kind: 'number' },
    { header: 'Rows', width: 10, kind: 'number' },
    ...(isAverage(report) ? [{ header: valuedHeader, width: 18, kind: 'number' } as const] : []),
  ]
}

/** A line for each group as a whole, and one for each of its parts below. */
function linesOf({ groups }: ReportResult, hasValued: boolean): Cell[][] {
  const cells = (valued: number) => (hasValued ? [valued] : [])
  return groups.flatMap(({ label, value, rows, valued, parts }) => [
    [label, 'All', value, rows, ...cells(valued)],
    ...parts.map((part): Cell[] => [label, part.label, part.value, null, ...cells(part.valued)]),
  ])
}

const aboutColumns: readonly Column[] = [
  { header: 'About', width: 22, kind: 'text' },
  { header: '', width: 80, kind: 'text' },
]

function aboutLines(report: Report, result: ReportResult, made: MadeFor): Cell[][] {
  const { label, each, days, dimensions, measures } = reportDataset(report.dataset)
  const { window, rows, valued, value, isFilterRead, filterSays } = result
  const clock = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: made.timeZone, dateStyle: 'short', timeStyle: 'short' },
  })
  return [
    ['Report', report.title],
    ...(report.description === '' ? [] : [['Description', report.description]]),
    ['Counted', each === undefined ? label : `${label}. ${each}.`],
    ['By', dimensions[report.groupBy]?.label ?? ''],
    ...(report.splitBy === null ? [] : [['Split by', dimensions[report.splitBy]?.label ?? '']]),
    [days, window === null ? reportWindowLabels.all : `${window.from} to ${window.to}`],
    ...(report.filterTitle === null
      ? []
      : [['Saved filter', isFilterRead ? report.filterTitle : unreadFilter(report.filterTitle)]]),
    ...filterSays.flatMap(({ what, chosen }) =>
      lined(`Filter: ${what}`, chosen).map((line) => [...line]),
    ),
    ['Rows', rows],
    ...(isAverage(report) ? [[valuedHeader, valued]] : []),
    [measures[report.measure]?.label ?? '', value],
    ['Made by', made.madeBy],
    ['Made at', clock.format(made.madeAt)],
    ['Times are of', made.timeZone],
    ['Counted of', 'What whoever made it may read; others may see other numbers.'],
  ]
}

const unreadFilter = (title: string) =>
  `${title}: it can no longer be read, so all rows are counted.`
