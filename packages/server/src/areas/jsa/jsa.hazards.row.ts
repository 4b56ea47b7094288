import { policies, riskCodeOf, riskNameOfLevel, today, type MasterHazard } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { HazardRow } from './jsa.hazards.columns.ts'
import { factsOf, hazardKind } from './jsa.hazards.facts.ts'
import { tiesIn } from './jsa.hazards.rights.ts'

/** A hazard as it travels to one person. */
export function toHazard(row: HazardRow, person: Person, now: Date): MasterHazard {
  const ties = tiesIn(row, person)
  const { initial_likelihood, initial_severity, residual_likelihood, residual_severity } = row
  const initial = riskCodeOf({ likelihood: initial_likelihood, severity: initial_severity })
  const residual = riskCodeOf({ likelihood: residual_likelihood, severity: residual_severity })
  return {
    masterHazardId: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    statusReason: row.status_reason,
    categoryIds: row.category_ids,
    tagIds: row.tag_ids,
    lossCategoryIds: row.loss_category_ids,
    initialLikelihood: initial_likelihood,
    initialSeverity: initial_severity,
    initialRisk: initial,
    initialRiskName: riskNameOfLevel(row.initial_level),
    residualLikelihood: residual_likelihood,
    residualSeverity: residual_severity,
    residualRisk: residual,
    residualRiskName: riskNameOfLevel(row.residual_level),
    controlCount: row.control_count,
    businessUnits: row.business_units,
    reviewDue: row.review_due,
    isReviewDue: row.review_due !== null && row.review_due <= today(now, person.timeZone),
    owner: row.owner,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    rowVersion: row.row_version,
    allowedEvents: eventsOf(hazardKind, row.status, { person, ties }, factsOf(row)),
    can: {
      edit:
        row.status !== 'retired' && opens(policies['jsa.saveMasterHazard'].record, ties, person),
      delete:
        row.status === 'draft' && opens(policies['jsa.removeMasterHazard'].record, ties, person),
    },
  }
}
