import {
  reportDataset,
  reportPaceLabels,
  reportWindowLabels,
  type ReportDatasetName,
  type ReportMeasure,
  type ReportPace,
  type ReportWindow,
} from '@holdpoint/api/vocabulary'
import { words } from './report.words.ts'

// What a report counts, and whom it is told to, in words.

type Counted = {
  dataset: ReportDatasetName
  groupBy: string
  splitBy: string | null
  measure: string
  window: ReportWindow
  filterTitle: string | null
}

/** What a report counts: “Actions by priority, split by overdue or not, all days”. */
export function countedInWords(report: Counted): string {
  const { label, dimensions } = reportDataset(report.dataset)
  const { groupBy, splitBy, window, filterTitle } = report
  const measure = measureOf(report)
  const by = (name: string) => lower(dimensions[name]?.label ?? name)
  const rows = measure.how === 'count' ? label : `${measure.label}: ${lower(label)}`
  return [
    `${rows} by ${by(groupBy)}`,
    ...(splitBy === null ? [] : [`split by ${by(splitBy)}`]),
    ...(filterTitle === null ? [] : [`filtered by “${filterTitle}”`]),
    lower(reportWindowLabels[window]),
  ].join(', ')
}

/** What a report counts, adds up or averages; one that is not known any more is a count. */
export function measureOf({ dataset, measure }: Pick<Counted, 'dataset' | 'measure'>) {
  const { measures } = reportDataset(dataset)
  return measures[measure] ?? gone
}

const gone: ReportMeasure = { label: 'How many', unit: '', how: 'count' }

const namedMax = 2

/** Who is told of a report, and when; empty where nobody is. */
export function toldInWords(pace: ReportPace, people: readonly { fullName: string }[]): string {
  if (pace === 'never' || people.length === 0) {
    return ''
  }
  const names = people.map(({ fullName }) => fullName)
  const named = names.slice(0, names.length === namedMax + 1 ? names.length : namedMax)
  const rest = names.length - named.length
  const all = rest === 0 ? named : [...named, `${rest} more`]
  return `${reportPaceLabels[pace]} to ${inOne(all)}`
}

const chosenMax = 12

/** What a filter chose of one kind; of very many, the first and how many more there are. */
export function chosenInWords(names: readonly string[]): string {
  const rest = names.length - chosenMax
  // One more name takes no more room than saying that there is one.
  return rest <= 1
    ? names.join(', ')
    : `${names.slice(0, chosenMax).join(', ')} and ${rest.toLocaleString('en-US')} more`
}

function inOne(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

function lower(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** What a number is made of: all rows, or of an average those of them that have a value. */
export function madeOfInWords(
  { rows, valued }: { rows: number; valued: number },
  how: ReportMeasure['how'],
): string {
  return how === 'average' && valued !== rows ? words.rowsOf(valued, rows) : words.rows(rows)
}

/** A number with its unit; what is the average of nothing has none. */
export function numberInWords(value: number | null, unit: string): string {
  if (value === null) {
    return 'None'
  }
  const text = numbers.format(value)
  return unit === '' ? text : `${text}\u00a0${unit === 'days' && text === '1' ? 'day' : unit}`
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
