import { data, type AppLoadContext } from '@remix-run/node'
import {
  catalogue,
  reportDataset,
  reportDatasetNames,
  type ListName,
  type Report,
  type ReportDatasetName,
} from '@holdpoint/api'
import { oneOf } from '../lists/address-values.ts'
import { paths } from '../paths.ts'
import { choiceOf, eachOnce } from '../records/choices.ts'
import type { EditAgain } from '../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { peopleAskedFor, peopleIn } from '../records/people.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formText } from '../ui/form-text.ts'
import { chooseIntent, type ReportFormData } from './report-form.tsx'
import { formWords } from './report.words.ts'

type Ask = { context: AppLoadContext; request: Request }

const asked = ({ request }: Pick<Ask, 'request'>) => new URL(request.url).searchParams

/** Whether somebody's reports may be shared and told to others: what the pages mirror of the policy. */
function mayShareReports({ person }: AppLoadContext): boolean {
  return person?.permissions.includes('manage_reports') ?? false
}

/** Loads the form: of the report that the address names, of a copy, or of a new one. */
export async function loadReportForm(ask: Ask) {
  const { context } = ask
  const [reportId, copyOf] = [asked(ask).get('reportId'), asked(ask).get('copyOf')]
  const filters = await ownFilters(ask)
  const common = {
    ...{ mayShare: mayShareReports(context), filters, formKey: context.mintFormKey() },
    ...{ kept: null, offered: offeredTo(context), backTo: paths.reports() },
  }
  if (reportId !== null) {
    const { report, page } = await editOf(reportId, ask)
    return { page: { ...common, ...page }, id: reportId, title: report.title }
  }
  const copied = copyOf === null ? null : await reportOf(copyOf, ask)
  const page: ReportFormData = {
    ...common,
    ...(copied === null ? { start: newOf(ask) } : copyFrom(copied)),
  }
  return { page, id: null, title: '' }
}

/** Whoever makes one is often told of it. */
function offeredTo({ person }: AppLoadContext): ReportFormData['offered'] {
  return person === null ? [] : [{ id: person.user.personId, name: person.user.name, detail: null }]
}

function newOf(ask: Ask): ReportFormData['start'] {
  const dataset = oneOf(reportDatasetNames, asked(ask).get('dataset')) ?? reportDatasetNames[0]
  return { dataset, ...firstOf(dataset), window: '30', pace: 'never' }
}

/** What a dataset is counted by unless something else is chosen: what is no time. */
function firstOf(dataset: ReportDatasetName) {
  const { dimensions } = reportDataset(dataset)
  const [groupBy = ''] = Object.keys(dimensions).filter((name) => !dimensions[name]?.isTime)
  return { groupBy, measure: 'count' }
}

async function reportOf(reportId: string, { context, request }: Ask): Promise<Report> {
  return contentOf(await context.api.reports.get({ reportId }), request, { forbidden: 'report' })
}

/** What is copied of a report: all but who may open it and who is told of it. */
function copyFrom(report: Report) {
  return {
    start: {
      ...startOf(report),
      // As much of the name as a title holds.
      title: formWords.copyOf(report.title).slice(0, 100),
      ...{ isShared: 'false', pace: 'never', recipientIds: [] },
    },
    kept: keptOf(report),
    backTo: paths.report(report.reportId),
  }
}

/** The filter that a report has. */
function keptOf({ filterTitle, dataset }: Report): ReportFormData['kept'] {
  return filterTitle === null ? null : { dataset, title: filterTitle }
}

async function editOf(reportId: string, ask: Ask) {
  const report = await reportOf(reportId, ask)
  const { rowVersion, named } = report
  if (!report.can.edit) {
    leaveClosed(ask.request, paths.report(reportId))
  }
  const page = {
    start: startOf(report),
    kept: keptOf(report),
    offered: eachOnce([...named.map(choiceOf), ...offeredTo(ask.context)]),
    ...{ rowVersion, backTo: paths.report(reportId) },
  }
  return { report, page }
}

function startOf(report: Report): ReportFormData['start'] {
  const { title, description, dataset, groupBy, splitBy, measure, window, pace } = report
  return {
    ...{ title, description, dataset, groupBy, measure, window, pace },
    splitBy: splitBy ?? '',
    savedFilterId: report.filterTitle === null ? '' : 'keep',
    isShared: String(report.isShared),
    recipientIds: report.named.map(({ personId }) => personId),
  }
}

/** One's own saved filters of the list of each dataset; a list that several count is asked once. */
async function ownFilters({ context, request }: Ask): Promise<ReportFormData['filters']> {
  const of = async (type: ListName) => {
    const answer = await context.api.savedFilters.list({ type })
    return contentOf(answer, request).map(({ id, title }) => [id, title] as const)
  }
  const listOf = (name: ReportDatasetName) => reportDataset(name).list
  const types = [...new Set(reportDatasetNames.map(listOf))]
  const found = new Map(
    await Promise.all(types.map(async (type) => [type, await of(type)] as const)),
  )
  return Object.fromEntries(reportDatasetNames.map((name) => [name, found.get(listOf(name)) ?? []]))
}

/** Takes what the form posts. */
export async function takeReportForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  completeForm(form, ask)
  const submission = readEdit(form, catalogue.reports.save.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['recipientIds'], ask) }
  if (formText(form, 'intent') === chooseIntent) {
    const { initialValue = {} } = reply()
    return data({
      lastResult: { initialValue },
      found: null,
      known: came.known,
    } satisfies EditAgain)
  }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.reports.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadReportForm(ask)
    return refusedEdit(answer, came, { request, forbidden: 'report', anew })
  }
  const { reportId } = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.report(reportId), toast)
}

/** Says which report is meant; whoever may tell nobody else is told of it beside those who are named. */
function completeForm(form: FormData, ask: Ask): void {
  const { context } = ask
  for (const name of ['reportId', 'copyOf']) {
    const id = asked(ask).get(name)
    form.delete(name)
    if (id !== null) {
      form.set(name, id)
    }
  }
  const isTold = formText(form, 'pace') !== 'never'
  const me = context.person?.user.personId
  if (!mayShareReports(context) && isTold && me !== undefined) {
    const named = form.getAll('recipientIds').filter((id) => id !== me)
    form.delete('recipientIds')
    for (const id of [...named, me]) {
      form.append('recipientIds', id)
    }
  }
}
