import { ratingSteps } from './check-value.ts'
import { riskLevelOf } from './risk.ts'
import type { Answer, Band, Choice, ItemScore, Question, Scoring } from './types.ts'

type Points = Pick<ItemScore, 'state' | 'got' | 'max' | 'criticalFailure'>

const open: Points = { state: 'open', got: 0, max: 0, criticalFailure: false }

/** Whether a number lies in a half-open range. */
export function isInBand(value: number, band: Band): boolean {
  return value >= (band.min ?? -Infinity) && value < (band.max ?? Infinity)
}

/**
 * Whether a question can earn points or fail the form: every yes/no and rating; a choice when some
 * choice is worth something; a risk when some level is; a number when it has bands. Header, text and
 * evidence never.
 */
export function isScorable(question: Question): boolean {
  if (question.header === true) {
    return false
  }
  switch (question.type) {
    case 'yesNo':
    case 'rating':
      return true
    case 'choice':
    case 'multiChoice':
      return (
        question.score?.map !== undefined ||
        (question.choices ?? []).some((choice) => choice.score !== undefined || choice.critical)
      )
    case 'risk':
      return question.score?.map !== undefined
    case 'integer':
    case 'decimal':
    case 'calc':
      return question.score?.bands !== undefined
    default:
      return false
  }
}

/** What an answer earns, before the weight (domain rules 1 and 6). */
export function pointsOf(question: Question, answer: Answer, scoring: Scoring): Points {
  const { value } = answer
  if (value === null) {
    return open
  }
  switch (question.type) {
    case 'yesNo':
      return yesNoPoints(question, String(value), scoring)
    case 'rating':
      return ratingPoints(question, Number(value))
    case 'choice':
      return choicePoints(question, [String(value)])
    case 'multiChoice':
      return choicePoints(question, Array.isArray(value) ? value : [])
    case 'risk':
      return riskPoints(question, String(value))
    case 'integer':
    case 'decimal':
    case 'calc':
      return bandPoints(question, Number(value))
    default:
      return open
  }
}

function counted(got: number, max: number, criticalFailure: boolean): Points {
  return { state: 'counted', got, max, criticalFailure }
}

function yesNoPoints(question: Question, value: string, scoring: Scoring): Points {
  const score = question.score
  const [good, bad] = score?.invert === true ? ['no', 'yes'] : ['yes', 'no']
  const map = score?.map ?? { [good]: score?.max ?? 1, [bad]: 0 }
  const max = score?.max ?? best(Object.values(map))
  if (value === 'na') {
    return scoring.na === 'pass'
      ? counted(max, max, false)
      : { state: 'na', got: 0, max: 0, criticalFailure: false }
  }
  return counted(mapped(map, value) ?? 0, max, score?.critical === true && value === bad)
}

function ratingPoints(question: Question, value: number): Points {
  const steps = ratingSteps(question)
  const max = question.score?.max ?? 1
  const step = question.score?.invert === true ? steps + 1 - value : value
  return counted((max * step) / steps, max, question.score?.critical === true && step === 1)
}

function choicePoints(question: Question, picked: readonly string[]): Points {
  const choices = question.choices ?? []
  const chosen = choices.filter((choice) => picked.includes(choice.value))
  const isCritical = chosen.some((choice) => choice.critical === true)
  if (chosen.some((choice) => choice.exclude === true)) {
    return { state: 'excluded', got: 0, max: 0, criticalFailure: isCritical }
  }
  const worth = (choice: Choice): number =>
    mapped(question.score?.map ?? {}, choice.value) ?? choice.score ?? 0
  const earning = choices.filter((choice) => choice.exclude !== true && worth(choice) > 0)
  const sum = chosen.reduce((total, choice) => total + worth(choice), 0)
  if (question.type === 'choice') {
    const max = question.score?.max ?? best(earning.map(worth))
    return counted(sum, max, isCritical || (question.score?.critical === true && sum <= 0))
  }
  const max = question.score?.max ?? earning.reduce((total, choice) => total + worth(choice), 0)
  const isExact = chosen.length === earning.length && chosen.every((choice) => worth(choice) > 0)
  const clamped = Math.min(Math.max(sum, 0), max)
  const got = question.score?.allOrNothing === true ? (isExact ? max : 0) : clamped
  return counted(got, max, isCritical || (question.score?.critical === true && got <= 0))
}

function riskPoints(question: Question, value: string): Points {
  const map = question.score?.map ?? {}
  const got = mapped(map, riskLevelOf(question, value) ?? '') ?? 0
  const max = question.score?.max ?? best(Object.values(map))
  return counted(got, max, question.score?.critical === true && got <= 0)
}

function bandPoints(question: Question, value: number): Points {
  const bands = question.score?.bands ?? []
  const got = bands.find((band) => isInBand(value, band))?.score ?? 0
  const max = question.score?.max ?? best(bands.map((band) => band.score))
  return counted(got, max, question.score?.critical === true && got <= 0)
}

function mapped(map: Readonly<Record<string, number>>, value: string): number | undefined {
  return Object.hasOwn(map, value) ? map[value] : undefined
}

// All points may be negative; the most one can reach is then nothing.
function best(points: readonly number[]): number {
  return Math.max(0, ...points)
}
