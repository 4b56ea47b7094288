import { naShareLimit } from './limits.ts'
import { isScorable, pointsOf } from './points.ts'
import { readEntry, type Reading } from './reading.ts'
import { roundTo } from './rules.ts'
import { isSection } from './structure.ts'
import type {
  Answers,
  EvaluateContext,
  FormDefinition,
  ItemScore,
  Score,
  Scoring,
  SectionScore,
} from './types.ts'

/** Sums of binary fractions miss by this much at most; 8/10 must pass a mark of 80. */
const noise = 1e-9

/** The whole number people see for a stored percentage, half up. */
export function shownPercent(percent: number | null): number | null {
  return percent === null ? null : roundTo(percent, 0)
}

/**
 * The score of an entry by the form's scoring rules, or `null` when the form is not scored. Only
 * visible, answered, applicable questions count, so while filling this is the score so far.
 */
export function scoreOf(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
): Score | null {
  return scoreReading(definition, readEntry(definition, answers, context))
}

/** The score of an entry that was already read. */
export function scoreReading(definition: FormDefinition, reading: Reading): Score | null {
  const scoring = definition.scoring
  if (scoring === undefined || !scoring.enabled) {
    return null
  }
  const rows = reading.rows.filter((row) => row.visible && isScorable(row.question))
  const items = rows.map(({ question, sectionKey, answer }): ItemScore => ({
    key: question.key,
    sectionKey,
    weight: question.score?.weight ?? 1,
    ...pointsOf(question, answer, scoring),
  }))
  const sections = sectionScores(definition, items)
  const total = totalOf(items)
  const criticalFailures = items.filter((item) => item.criticalFailure).map((item) => item.key)
  const failedSections = sections.filter((section) => section.failed).map((section) => section.key)
  const hasFailed =
    criticalFailures.length > 0 || (scoring.sectionFail === true && failedSections.length > 0)
  const percent = keptPercent(total.percent, scoring, criticalFailures.length > 0)
  const naCount = rows.filter((row) => row.answer.value === 'na').length
  const naShare = rows.length === 0 ? 0 : naCount / rows.length
  return {
    percent,
    shownPercent: shownPercent(percent),
    got: total.got,
    max: total.max,
    result: resultOf(total.percent, scoring.passingPercentage, hasFailed),
    passingPercentage: scoring.passingPercentage,
    criticalFailures,
    failedSections,
    sections,
    items,
    soFar: items.some((item) => item.state === 'open'),
    naShare,
    naShareHigh: naShare > naShareLimit,
  }
}

type Total = { readonly got: number; readonly max: number; readonly percent: number | null }

// Kept unrounded, because 79.6 must not pass 80; floored at 0 and capped at 100.
function totalOf(items: readonly ItemScore[]): Total {
  const countedItems = items.filter((item) => item.state === 'counted')
  const sum = (part: (item: ItemScore) => number): number =>
    roundTo(
      countedItems.reduce((total, item) => total + item.weight * part(item), 0),
      6,
    )
  const [got, max] = [sum((item) => item.got), sum((item) => item.max)]
  const percent = max > 0 ? Math.min(Math.max((got / max) * 100, 0), 100) : null
  return { got, max, percent }
}

function isBelow(percent: number, mark: number): boolean {
  return percent < mark - noise
}

function keptPercent(percent: number | null, scoring: Scoring, isCritical: boolean): number | null {
  if (percent === null) {
    return null
  }
  return isCritical && scoring.critical === 'failZero' ? 0 : roundTo(percent, 2)
}

// A critical failure fails even a form in which nothing else counts.
function resultOf(percent: number | null, mark: number, hasFailed: boolean): Score['result'] {
  if (hasFailed) {
    return 'fail'
  }
  if (percent === null) {
    return 'none'
  }
  return isBelow(percent, mark) ? 'fail' : 'pass'
}

function sectionScores(definition: FormDefinition, items: readonly ItemScore[]): SectionScore[] {
  const scores: SectionScore[] = []
  for (const section of definition.items.filter(isSection)) {
    const inside = items.filter((item) => item.sectionKey === section.key)
    if (inside.length === 0) {
      continue
    }
    const { got, max, percent } = totalOf(inside)
    const passPercent = section.passPercent ?? null
    const failed = percent !== null && passPercent !== null && isBelow(percent, passPercent)
    scores.push({
      key: section.key,
      got,
      max,
      percent: percent === null ? null : roundTo(percent, 2),
      passPercent,
      failed,
    })
  }
  return scores
}
