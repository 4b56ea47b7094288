import type { AppLoadContext } from '@remix-run/node'
import { hazardCategoryLabels, hazardTagLabels, type MasterHazard } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { RatedRisk } from '../../records/risk/risk-badge.tsx'
import { shortCalendarDay } from '../../ui/time.ts'
import { words } from './hazards.words.ts'

/** A row of the library as the page draws it. */
export type HazardRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  number: string
  categories: string
  energies: string
  initial: RatedRisk
  residual: RatedRisk
  review: { words: string; isDue: boolean } | null
  owner: string
  canEdit: boolean
  canDelete: boolean
}

/** Puts a hazard into the words of its row. */
export function toRow(
  hazard: MasterHazard,
  { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>,
): HazardRow {
  const { masterHazardId, rowVersion, title, number, reviewDue, isReviewDue, can } = hazard
  return {
    ...{ id: masterHazardId, rowVersion, title, number },
    to: paths.hazard(masterHazardId),
    categories: hazard.categoryIds.map((id) => hazardCategoryLabels[id]).join(', '),
    energies: hazard.tagIds.map((id) => hazardTagLabels[id]).join(', '),
    initial: { code: hazard.initialRisk, name: hazard.initialRiskName },
    residual: { code: hazard.residualRisk, name: hazard.residualRiskName },
    review: reviewDue === null ? null : reviewOf(shortCalendarDay(reviewDue, timeZone, now())),
    owner: hazard.owner.fullName,
    canEdit: can.edit,
    canDelete: can.delete,
  }

  function reviewOf(day: string) {
    return { words: isReviewDue ? words.due(day) : day, isDue: isReviewDue }
  }
}
