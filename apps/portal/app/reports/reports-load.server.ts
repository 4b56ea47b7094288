import type { AppLoadContext } from '@remix-run/node'
import { reportDatasetNames, type Report, type ReportDatasetName } from '@holdpoint/api'
import { oneOf, readWords } from '../lists/address-values.ts'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { countedInWords, toldInWords } from './report-says.ts'
import { words } from './reports.words.ts'

/** A report as the page of all shows it. */
export type ReportRow = {
  id: string
  to: string
  title: string
  description: string
  says: string
  /** Who is told of it, and who made it; each is empty where nobody is. */
  told: string
  by: string
}

/** Whose reports stand together. */
export type ReportGroupName = keyof typeof words.groups

/** All reports that somebody may open. */
export type ReportsView = {
  search: string
  dataset: ReportDatasetName | null
  groups: readonly { name: ReportGroupName; rows: readonly ReportRow[] }[]
}

/** Loads the reports that the address asks for. */
export async function loadReports({
  context,
  request,
}: {
  context: AppLoadContext
  request: Request
}): Promise<ReportsView> {
  const query = new URL(request.url).searchParams
  const search = readWords(query.get('search'))
  const dataset = oneOf(reportDatasetNames, query.get('dataset'))
  const answer = await context.api.reports.list({ search, dataset })
  const reports = contentOf(answer, request)
  const me = context.person?.user.personId ?? ''
  const names = Object.keys(words.groups) as ReportGroupName[]
  return {
    ...{ search, dataset: dataset ?? null },
    groups: names.map((name) => ({
      name,
      rows: reports.filter((one) => groupOf(one, me) === name).map((one) => toRow(one, me)),
    })),
  }
}

function groupOf({ owner, isShared, recipients }: Report, me: string): ReportGroupName {
  if (owner === null) {
    return 'library'
  }
  if (owner.personId === me) {
    return 'own'
  }
  return isShared || recipients.some(({ personId }) => personId === me) ? 'shared' : 'others'
}

function toRow(report: Report, me: string): ReportRow {
  const { reportId: id, title, description, owner, pace, recipients } = report
  const isOfAnother = owner !== null && owner.personId !== me
  return {
    ...{ id, title, description, to: paths.report(id) },
    says: countedInWords(report),
    told: toldInWords(pace, recipients),
    by: isOfAnother ? words.by(owner.fullName) : '',
  }
}
