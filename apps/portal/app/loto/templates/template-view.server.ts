import type { AppLoadContext } from '@remix-run/node'
import { lotoLines, type LotoInspection, type LotoTemplateDetail } from '@holdpoint/api'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import type { FactRow } from '../../records/facts.tsx'
import { askedPart, restOf } from '../../records/history/history-page.server.ts'
import { toEvents } from '../../records/history/history-view.server.ts'
import { momentOf } from '../../records/moment.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { shortCalendarDay, shortDay } from '../../ui/time.ts'
import { toPoints } from './points-view.server.ts'
import { inspectionWords, words } from './template.words.ts'

type TemplateAsk = { context: AppLoadContext; request: Request; templateId: string }

/** Loads all that the page of a template shows. */
export async function loadTemplate({ context, request, templateId }: TemplateAsk) {
  const part = askedPart(request)
  const answer = await context.api.loto.template({ templateId, ...part })
  const detail = contentOf(answer, request, { forbidden: 'loto' })
  const older = restOf(part, detail.history)
  if (['delete', 'point'].includes(new URL(request.url).searchParams.get('dialog') ?? '')) {
    // Without a script it is drawn at once.
    await DeleteDialog.fetch()
  }
  return {
    view: toTemplateView(detail, context),
    points: toPoints(detail, context),
    events: toEvents(detail.history.data, { context, did: words.did, first: 'create' }),
    older: older === undefined ? null : paths.lotoTemplate(templateId, { older }),
  }
}

/** What the page of a template shows. */
export type TemplateLoaded = Awaited<ReturnType<typeof loadTemplate>>

/** Puts a template into the words of its page. */
function toTemplateView(detail: LotoTemplateDetail, context: AppLoadContext) {
  const { templateId, number, title, code, revision, status, statusReason, rowVersion, can } =
    detail
  const said = words.said[status]
  return {
    ...{ id: templateId, number, title, status, rowVersion, can },
    by: words.facts(code, revision, detail.author.fullName),
    reason:
      statusReason === null ? null : said === undefined ? statusReason : `${said}: ${statusReason}`,
    purpose: detail.purpose,
    verification: detail.verification,
    shutdown: lotoLines(detail.shutdownSteps),
    restoration: lotoLines(detail.restorationSteps),
    revisions: detail.revisions.map((one) => ({
      ...one,
      name: words.revision(one.revision),
      to: paths.lotoTemplate(one.templateId),
    })),
    inspections: detail.inspections.map((one) => toInspection(one, detail, context)),
    facts: factsOf(detail, context),
    moves: detail.allowedEvents,
    formKey: context.mintFormKey(),
  }
}

function toInspection(
  one: LotoInspection,
  { templateId }: LotoTemplateDetail,
  { timeZone, now }: AppLoadContext,
) {
  const { inspectionId: id, machine, inspectedBy, people, revision, corrected } = one
  const day = shortCalendarDay(one.inspectedOn, timeZone, now())
  const facts: FactRow[] = [
    { term: inspectionWords.machine, text: machine },
    { term: inspectionWords.people, text: people.map(({ fullName }) => fullName).join(', ') },
    { term: inspectionWords.by, text: inspectedBy.fullName },
    { term: inspectionWords.revision, text: String(revision) },
    { term: inspectionWords.deviations, text: one.deviations || inspectionWords.none },
    ...(corrected === '' ? [] : [{ term: inspectionWords.corrected, text: corrected }]),
  ]
  return { id, day, facts, pdf: paths.lotoInspectionPdf(templateId, id) }
}

function factsOf(detail: LotoTemplateDetail, context: AppLoadContext): FactRow[] {
  const { terms } = words
  const { timeZone, now } = context
  const row = (term: string, text: string): FactRow[] => (text === '' ? [] : [{ term, text }])
  const { assets, usageCount, approvedBy, approvedAt } = detail
  const machines = assets.map(({ code, name }) => `${code} ${name}`).join(', ')
  return [
    ...row(terms.category, detail.equipmentCategory || words.noCategory),
    ...row(terms.machines, machines || words.allMachines),
    ...row(terms.notify, detail.notify),
    ...row(terms.ppe, detail.ppe),
    ...inspectionFacts(detail, context),
    ...(approvedBy === null || approvedAt === null
      ? []
      : row(
          terms.approved,
          words.done(shortDay(approvedAt, timeZone, now()), approvedBy.fullName),
        )),
    ...(usageCount === 0 ? [] : row(terms.usage, words.made(usageCount))),
    ...row(terms.created, momentOf(detail.createdAt, context).short),
    ...row(terms.updated, momentOf(detail.updatedAt, context).short),
  ]
}

function inspectionFacts(detail: LotoTemplateDetail, context: AppLoadContext): FactRow[] {
  const { inspectedOn, inspectedBy, inspectionDue, isInspectionDue: isLate } = detail
  const { terms } = words
  const day = (of: string) => shortCalendarDay(of, context.timeZone, context.now())
  const last: FactRow = {
    term: terms.inspected,
    text:
      inspectedOn === null
        ? words.never
        : words.done(day(inspectedOn), inspectedBy?.fullName ?? ''),
  }
  return inspectionDue === null
    ? inspectedOn === null
      ? []
      : [last]
    : [
        last,
        {
          term: terms.inspection,
          text: isLate ? words.due(day(inspectionDue)) : day(inspectionDue),
          isLate,
        },
      ]
}

/** A template as its page shows it: words only, nothing left to work out. */
export type TemplateView = ReturnType<typeof toTemplateView>
