import { riskLevelNames, type Choice, type Question, type Scoring } from '@holdpoint/forms'
import { tick, typed } from '../field-values.ts'
import { offeredAnswers, type NamedForm } from '../logic/rule-words.ts'
import { hasChoices, isCounted } from '../question-types.ts'
import type { ScorePage, ScoreStart } from './score-page.ts'
import { scoreSentences } from './score-sentences.ts'
import { scoreWords as words } from './score.words.ts'

const unscored: Scoring = {
  enabled: false,
  passingPercentage: 0,
  na: 'exclude',
  critical: 'failKeepScore',
}

/** Puts what a question, its choices in place, is worth into fields and into words. */
export function scorePage(question: Question, { definition, lang }: NamedForm): ScorePage {
  const { scoring = unscored } = definition
  const whyNot = whyNotOf(question)
  return {
    kind: 'score',
    type: question.type,
    whyNot,
    isFormUnscored: !scoring.enabled,
    start: scoreStart(question),
    answers: pointed(question).map(
      (value) => offeredAnswers(question, lang)?.find(([offer]) => offer === value)?.[1] ?? value,
    ),
    sentences: whyNot === null ? scoreSentences(question, scoring, lang) : [],
  }
}

function whyNotOf({ header, type }: Question): string | null {
  if (header === true) {
    return words.neverInHeader
  }
  const isScored = ['yesNo', 'rating', 'risk'].includes(type) || hasChoices(type) || isCounted(type)
  return isScored ? null : words.neverOfType
}

/** The answers that can have points of their own, by their values. */
function pointed({ type, choices = [] }: Question): string[] {
  switch (type) {
    case 'yesNo':
      return ['yes', 'no']
    case 'risk':
      return [...riskLevelNames]
    default:
      return choices.map(({ value }) => value)
  }
}

function scoreStart(question: Question): ScoreStart {
  const { weight = 1, map, bands = [], critical, invert, allOrNothing } = question.score ?? {}
  const points = new Map(Object.entries(map ?? {}))
  const ofChoice = (value: string): Choice | undefined =>
    question.choices?.find((choice) => choice.value === value)
  return {
    ...{ counts: tick(weight !== 0), weight: weight === 0 ? '1' : String(weight) },
    ...{ critical: tick(critical), invert: tick(invert), allOrNothing: tick(allOrNothing) },
    points: pointed(question).map((value) => ({
      value,
      score: typed(points.get(value) ?? ofChoice(value)?.score),
    })),
    bands: bands.map(({ min, max, score }) => ({
      ...{ min: typed(min), max: typed(max), score: typed(score) },
    })),
  }
}
