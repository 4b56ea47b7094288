import type { AppLoadContext } from '@remix-run/node'
import {
  reportDataset,
  reportWindows,
  type Report,
  type ReportResult,
  type ReportWindow,
} from '@holdpoint/api'
import { oneOf } from '../lists/address-values.ts'
import type { AnyPlace } from '../lists/place.ts'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { momentOf } from '../records/moment.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { barsOf } from './report-bars.ts'
import { linksOf, placeOf } from './report-links.ts'
import { rowsOf } from './report-rows.server.ts'
import {
  chosenInWords,
  countedInWords,
  madeOfInWords,
  measureOf,
  numberInWords,
  toldInWords,
} from './report-says.ts'
import { words } from './report.words.ts'

type ReportAsk = { context: AppLoadContext; request: Request; reportId: string }

/** The window that the address asks for; undefined where it is the report's own. */
export function askedWindow(request: Request): ReportWindow | undefined {
  return oneOf(reportWindows, new URL(request.url).searchParams.get('window'))
}

/** Loads all that the page of a report shows. What it says is not needed to be asked about its end. */
export async function loadReport(ask: ReportAsk) {
  const { context, request, reportId } = ask
  const window = askedWindow(request)
  const isAsked = new URL(request.url).searchParams.get('dialog') === 'delete'
  const [answer, counted] = await Promise.all([
    context.api.reports.get({ reportId }),
    // Without a script its dialog is drawn at once.
    isAsked ? DeleteDialog.fetch().then(() => null) : countedOf(ask, window),
  ])
  const detail = contentOf(answer, request, { forbidden: 'report' })
  const result = counted !== null && 'result' in counted ? counted.result : null
  const rows = result && (await rowsOf({ dataset: detail.dataset, result }, ask))
  const shown = { ...detail, window: window ?? detail.window }
  return { view: toView(shown, counted, context, rows ?? undefined) }
}

/** What a report says, or why it could not be counted; null where nobody asks. */
type CountedAnswer = { result: ReportResult } | { failed: string } | null

/** Counts a report. What goes wrong with it is said on its page, which can still be edited. */
async function countedOf(
  { context, reportId }: ReportAsk,
  window: ReportWindow | undefined,
): Promise<CountedAnswer> {
  const answer = await context.api.reports.result({ reportId, window })
  if (answer.status === 200) {
    return { result: answer.content }
  }
  const { message } = answer.status === 'problem' ? answer.problem : answer
  return { failed: words.notCounted(message) }
}

/** Puts a report, as it was counted for its reader, into the words of its page. */
export function toView(
  report: Report,
  counted: CountedAnswer,
  context: WordsContext,
  rows?: AnyPlace,
) {
  const { reportId: id, title, description, window, rowVersion, owner, filterTitle } = report
  const result = counted !== null && 'result' in counted ? counted.result : null
  const isFilterRead = result?.isFilterRead !== false
  return {
    ...{ id, title, description, window, rowVersion },
    says: countedInWords(isFilterRead ? report : { ...report, filterTitle: null }),
    filterUnread: isFilterRead || filterTitle === null ? '' : words.filterUnread(filterTitle),
    standing: owner === null ? 'library' : report.isShared ? 'shared' : 'own',
    counted: result === null ? null : toCounted(report, result, context, rows),
    failed: counted !== null && 'failed' in counted ? counted.failed : '',
    facts: factsOf(report, result, context),
    can: report.can,
    excel: paths.reportExcel({ reportId: id, window }),
    formKey: context.mintFormKey(),
  } as const
}

type WordsContext = Pick<AppLoadContext, 'timeZone' | 'now' | 'mintFormKey'>

/** What was counted, in words and bars. */
function toCounted(
  report: Report,
  result: ReportResult,
  context: WordsContext,
  rows: AnyPlace | null = placeOf({ ...report, result }),
) {
  const { label: rowsLabel, each, days, dimensions } = reportDataset(report.dataset)
  const splitBy = report.splitBy === null ? undefined : dimensions[report.splitBy]
  const measure = measureOf(report)
  const links = linksOf(report, rows)
  const { bars, ...drawn } = barsOf(result, measure, splitBy?.isTime)
  return {
    rowsLabel,
    each: each === undefined ? null : `${each}.`,
    days: words.days(days, daysInWords(result.window, context)),
    total: {
      text: numberInWords(result.value, measure.unit),
      says:
        measure.how === 'count'
          ? words.inAll
          : words.ofRows(measure.label, madeOfInWords(result, measure.how)),
      to: links.all,
    },
    numberName: measure.label,
    groupName: dimensions[report.groupBy]?.label ?? report.groupBy,
    ...drawn,
    groups: bars.map((bar) => ({ ...bar, to: links.of(bar.key) })),
    // Each line of a roster is one: there is nothing to compare by bars.
    isRoster:
      dimensions[report.groupBy]?.most !== undefined &&
      splitBy === undefined &&
      measure.how === 'count' &&
      result.groups.every(({ rows: count }) => count === 1),
    isEmpty: result.rows === 0,
    at: momentOf(result.at, context),
  }
}

function daysInWords(
  window: ReportResult['window'],
  { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>,
): string {
  const day = (calendarDay: string) => shortCalendarDay(calendarDay, timeZone, now())
  return window === null ? words.allDays : words.fromTo(day(window.from), day(window.to))
}

function factsOf(
  detail: Report,
  result: ReportResult | null,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
): FactRow[] {
  const { facts } = words
  const { owner, pace, recipients, filterTitle, updatedAt } = detail
  const told = toldInWords(pace, recipients)
  return [
    ...(owner === null ? [] : [{ term: facts.owner, text: owner.fullName }]),
    ...(told === '' ? [] : [{ term: facts.told, text: told }]),
    ...(filterTitle === null ? [] : [{ term: facts.filter, text: filterTitle }]),
    ...(result?.filterSays ?? []).map(({ what, chosen }) => ({
      ...{ term: facts.filteredBy(what), text: chosenInWords(chosen) },
    })),
    ...(updatedAt === null
      ? []
      : [{ term: facts.changed, text: momentOf(updatedAt, context).short }]),
  ]
}

/** A report as its page shows it: words only, nothing left to work out. */
export type ReportView = ReturnType<typeof toView>
/** What was counted as the page shows it. */
export type CountedView = NonNullable<ReportView['counted']>
