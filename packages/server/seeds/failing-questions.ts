import type { NumberedQuestion, Question } from '@holdpoint/forms'
import type { SeededRandom } from './seeded-random.ts'

/**
 * Chooses which questions of an entry go wrong, so that its score comes out near the wished
 * percentage. Critical ones go wrong seldom: a crew looks at those first.
 */
export function failingQuestions(
  questions: readonly NumberedQuestion[],
  wishedPercent: number,
  random: SeededRandom,
): ReadonlySet<string> {
  const scored = questions.map(({ question }) => question).filter(canFail)
  const whole = scored.reduce((sum, question) => sum + weightOf(question), 0)
  let left = whole * (1 - wishedPercent / 100)
  const failing = new Set<string>()
  const inOrder = scored
    .map((question) => ({ question, place: random.next() + (isCritical(question) ? 0.62 : 0) }))
    .sort((a, b) => a.place - b.place)
  for (const { question } of inOrder) {
    const weight = weightOf(question)
    // Half a weight over is as near as half a weight under.
    if (left >= weight / 2) {
      failing.add(question.key)
      left -= weight
    }
  }
  return failing
}

/** Whether No, or a low value, fails the whole form. */
export function isCritical(question: Question): boolean {
  return question.score?.critical === true
}

function canFail(question: Question): boolean {
  if (question.header === true) {
    return false
  }
  switch (question.type) {
    case 'yesNo':
    case 'rating':
      return true
    case 'risk':
    case 'choice':
      return question.score?.map !== undefined || (question.choices ?? []).some(hasScore)
    case 'integer':
    case 'decimal':
      return question.score?.bands !== undefined
    default:
      return false
  }
}

function hasScore(choice: { score?: number }): boolean {
  return choice.score !== undefined
}

function weightOf(question: Question): number {
  const { weight = 1, max, bands } = question.score ?? {}
  const points = bands ?? (question.type === 'choice' ? (question.choices ?? []) : [])
  const most = Math.max(...points.map(({ score = 0 }) => score))
  return weight * (max ?? (points.length > 0 ? most : 1))
}
