import {
  isScorable,
  pointsOf,
  ratingSteps,
  riskCodes,
  riskLevelNames,
  riskLevelOf,
  type AnswerValue,
  type Band,
  type Question,
  type Scoring,
} from '@holdpoint/forms'
import { offeredAnswers } from '../logic/rule-words.ts'
import { scoreWords as words } from './score.words.ts'

/** What comes of the score of a question, answer by answer, as the engine counts it. */
export function scoreSentences(question: Question, scoring: Scoring, lang: string): string[] {
  const { weight = 1, critical = false, allOrNothing = false } = question.score ?? {}
  if (!isScorable(question)) {
    return [words.earnsNothingYet]
  }
  const told = answersOf(question, lang).map(([name, value]) => {
    const { state, got, criticalFailure } = pointsOf(question, { value }, scoring)
    const isLeftOut = state === 'na' || state === 'excluded'
    return words.earns(name, isLeftOut ? null : got * weight, criticalFailure)
  })
  return [
    ...told,
    ...(question.score?.bands === undefined ? [] : [words.elsewhere]),
    ...(allOrNothing ? [words.allOrNothingSays] : []),
    ...(weight === 0 ? [critical ? words.onlyFails : words.doesNotCount] : []),
  ]
}

/** The answers that are told apart by what they earn, each with what it is called. */
function answersOf(question: Question, lang: string): [name: string, value: AnswerValue][] {
  if (question.type === 'risk') {
    return riskLevelNames.flatMap((name) => {
      const code = riskCodes.find((one) => riskLevelOf(question, one) === name)
      return code === undefined ? [] : [[name, code] as [string, AnswerValue]]
    })
  }
  const offered = offeredAnswers(question, lang)
  if (offered !== null) {
    const isMany = question.type === 'multiChoice'
    return offered.map(([value, name]) => [name, isMany ? [value] : value])
  }
  if (question.type === 'rating') {
    const steps = ratingSteps(question)
    return [1, steps].map((step) => [words.step(step, steps), step])
  }
  return (question.score?.bands ?? []).map((band) => [words.band(band.min, band.max), within(band)])
}

/** A number that lies in a range. */
function within({ min, max }: Band): number {
  return min ?? (max === undefined ? 0 : max - 1)
}
