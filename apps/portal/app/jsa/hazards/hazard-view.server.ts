import type { AppLoadContext } from '@remix-run/node'
import {
  controlLevelLabels,
  hazardCategoryLabels,
  hazardTagLabels,
  lossCategoryLabels,
  type MasterHazardDetail,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { FactRow } from '../../records/facts.tsx'
import { askedPart, restOf } from '../../records/history/history-page.server.ts'
import { toEvents } from '../../records/history/history-view.server.ts'
import { momentOf } from '../../records/moment.ts'
import { riskWordsOf, type RiskWords } from '../../records/risk/risk-words.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { shortCalendarDay } from '../../ui/time.ts'
import { inHierarchy } from '../control-order.ts'
import { words } from './hazard.words.ts'
import { words as listWords } from './hazards.words.ts'

type HazardAsk = { context: AppLoadContext; request: Request; masterHazardId: string }

/** Loads all that the page of a hazard shows. */
export async function loadHazard({ context, request, masterHazardId }: HazardAsk) {
  const part = askedPart(request)
  const answer = await context.api.jsa.masterHazardDetail({ masterHazardId, ...part })
  const detail = contentOf(answer, request, { forbidden: 'hazards' })
  const older = restOf(part, detail.history)
  return {
    view: toHazardView(detail, await besidesOf({ context, request }), context),
    events: toEvents(detail.history.data, { context, did: words.did, first: 'create' }),
    older: older === undefined ? null : paths.hazard(masterHazardId, { older }),
  }
}

/** What a hazard names by codes and digits, in words. */
async function besidesOf(ask: Pick<HazardAsk, 'context' | 'request'>) {
  const [units, risk] = await Promise.all([unitNames(ask), riskWordsOf(ask)])
  return { units, risk }
}

/** What business units are called, by their codes. */
export async function unitNames({
  context,
  request,
}: Pick<HazardAsk, 'context' | 'request'>): Promise<ReadonlyMap<string, string>> {
  const answer = await context.api.master.get({ keys: ['businessUnits'] })
  const { businessUnits = [] } = contentOf(answer, request)
  return new Map(businessUnits.map(({ lobCode, lobDesc }) => [lobCode, lobDesc]))
}

/** Puts a hazard into the words of its page. */
function toHazardView(
  detail: MasterHazardDetail,
  { units, risk }: Awaited<ReturnType<typeof besidesOf>>,
  context: AppLoadContext,
) {
  const { masterHazardId, number, title, status, statusReason, rowVersion, owner } = detail
  return {
    ...{ id: masterHazardId, number, title, status, rowVersion },
    by: words.by(owner.fullName),
    description: detail.description,
    retired: statusReason === null ? null : words.retired(statusReason),
    risks: [
      {
        name: words.before,
        risk: { code: detail.initialRisk, name: detail.initialRiskName },
        words: digitsIn(risk, detail.initialLikelihood, detail.initialSeverity),
      },
      {
        name: words.after,
        risk: { code: detail.residualRisk, name: detail.residualRiskName },
        words: digitsIn(risk, detail.residualLikelihood, detail.residualSeverity),
      },
    ],
    controls: inHierarchy(detail.controls).map(({ level, text }) => ({
      level: controlLevelLabels[level],
      text,
    })),
    stopTrigger: detail.stopTrigger,
    facts: factsOf(detail, units, context),
    canEdit: detail.can.edit,
    moves: detail.allowedEvents,
    formKey: context.mintFormKey(),
  }
}

/** Both digits in words; what is open is left out. */
function digitsIn(
  { likelihoods, severities }: RiskWords,
  likelihood: number | null,
  severity: number | null,
): string {
  const said = [
    likelihood === null ? undefined : likelihoods[likelihood - 1],
    severity === null ? undefined : severities[severity - 1],
  ]
  return said.flatMap((word) => word?.name ?? []).join(', ')
}

function factsOf(
  detail: MasterHazardDetail,
  units: ReadonlyMap<string, string>,
  context: AppLoadContext,
): FactRow[] {
  const { facts } = words
  const { timeZone, now } = context
  const { reviewDue, isReviewDue: isLate } = detail
  const day = (of: string) => shortCalendarDay(of, timeZone, now())
  const row = (term: string, text: string): FactRow[] => (text === '' ? [] : [{ term, text }])
  return [
    ...row(facts.categories, detail.categoryIds.map((id) => hazardCategoryLabels[id]).join(', ')),
    ...row(facts.tags, detail.tagIds.map((id) => hazardTagLabels[id]).join(', ')),
    ...row(facts.losses, detail.lossCategoryIds.map((id) => lossCategoryLabels[id]).join(', ')),
    ...row(facts.ppe, detail.ppe),
    ...row(facts.references, detail.references),
    ...row(
      facts.units,
      detail.businessUnits.map((code) => units.get(code) ?? code).join(', ') || facts.allUnits,
    ),
    ...(reviewDue === null
      ? []
      : [
          {
            term: facts.review,
            text: isLate ? listWords.due(day(reviewDue)) : day(reviewDue),
            isLate,
          },
        ]),
    ...row(facts.created, momentOf(detail.createdAt, context).short),
    ...row(facts.usage, words.taken(detail.usageCount)),
    ...row(facts.updated, momentOf(detail.updatedAt, context).short),
  ]
}

/** A hazard as its page shows it: words only, nothing left to work out. */
export type HazardView = ReturnType<typeof toHazardView>
