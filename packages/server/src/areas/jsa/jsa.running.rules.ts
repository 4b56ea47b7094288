import { riskLevel, type RiskName } from '@holdpoint/api'
import type { FieldProblem } from './jsa.hazards.rules.ts'
import { jsaGuards, waitsForApproval, type JsaFacts } from './jsa.rules.ts'

// What an edit may do to a job that runs (decision 0106), without a database.

/** A hazard by its id and its residual risk. */
export type RatedHazard = { id: string; risk: RiskName | null }

/**
 * The worst residual risk that nobody has approved: of a hazard that is new, or that has risen to where
 * somebody approves it. What another hazard was approved as says nothing of it.
 */
export function grownRisk(
  before: readonly RatedHazard[],
  after: readonly RatedHazard[],
): RiskName | null {
  const known = new Map(before.map(({ id, risk }) => [id, risk]))
  return after
    .filter(
      ({ id, risk }) => waitsForApproval(risk) && rankOf(risk) > rankOf(known.get(id) ?? null),
    )
    .reduce<RiskName | null>(
      (worst, { risk }) => (rankOf(risk) > rankOf(worst) ? risk : worst),
      null,
    )
}

const rankOf = (risk: RiskName | null) => (risk === null ? 0 : riskLevel(risk))

/** What a running job keeps through an edit, each at its field of the call. */
const keptThrough = [
  ['hasSupervisor', 'supervisorId'],
  ['hasTime', 'expiresAt'],
  ['hasHazard', 'hazards'],
  ['hasControls', 'hazards'],
  ['isRated', 'hazards'],
  ['isNotWorse', 'hazards'],
  ['isBearable', 'hazards'],
] as const

/** What an edit takes from a job that runs: what its submission asked for, or what nobody approved. */
export function lostThrough(after: JsaFacts, grown: RiskName | null): FieldProblem | null {
  for (const [guard, path] of keptThrough) {
    const message = jsaGuards[guard](after)
    if (message !== null) {
      return { path, message }
    }
  }
  const isApproved =
    grown === null ||
    (jsaGuards.isNotAuthor(after) === null &&
      jsaGuards.isOfManager({ ...after, risk: grown }) === null)
  return isApproved
    ? null
    : { path: 'hazards', message: 'Somebody else approves a risk that has grown. Stop the work.' }
}
