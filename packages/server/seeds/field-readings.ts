import type { Band, Question } from '@holdpoint/forms'
import type { AnswerRequest } from './answer-request.ts'

type Range = { from: number; to: number }

/** What a gauge or a meter shows on a usual day, where the form itself does not say. */
const usualReadings: Readonly<Record<string, Range>> = {
  gas_reading: { from: 0, to: 2.4 },
  job_maximum: { from: 8_800, to: 11_400 },
  low_test: { from: 280, to: 460 },
  rated_pressure: { from: 10_000, to: 10_000 },
  wellhead_pressure: { from: 1_900, to: 5_200 },
  weak_point: { from: 2_600, to: 3_900 },
}

/** How often the gas monitor goes off. */
const alarmShare = 0.012

/** A number that fits the question: inside its bounds, on its step, in the band that is meant. */
export function readingFor(question: Question, request: AnswerRequest): number {
  const { from, to } = rangeFor(question, request)
  return fitted(question, from + (to - from) * request.random.next())
}

function rangeFor(question: Question, { isFailing, answers, random }: AnswerRequest): Range {
  // The high test goes a little over what the job will need.
  const jobMaximum = answers['job_maximum']?.value
  if (question.key === 'high_test' && typeof jobMaximum === 'number') {
    return { from: jobMaximum + 150, to: jobMaximum + 900 }
  }
  if (question.key === 'gas_reading' && random.chance(alarmShare)) {
    return { from: 10, to: 18 }
  }
  const bands = question.score?.bands
  if (bands !== undefined && bands.length > 0) {
    const inOrder = bands.toSorted((a, b) => b.score - a.score)
    return rangeOf(question, (isFailing ? inOrder.at(-1) : inOrder[0]) ?? {})
  }
  const usual = usualReadings[question.key]
  if (usual !== undefined) {
    return usual
  }
  const limit = question.limits?.find(({ level }) => level === (isFailing ? 'danger' : 'ok'))
  return rangeOf(question, limit ?? {})
}

/** Closes the open ends of a band with the question's own bounds, or near the other end. */
function rangeOf(question: Question, band: Band): Range {
  const least = typeof question.min === 'number' ? question.min : undefined
  const greatest = typeof question.max === 'number' ? question.max : undefined
  const from = band.min ?? least ?? Math.min(0, (band.max ?? 1) - 1)
  const to = band.max ?? greatest ?? (from === 0 ? 10 : from * 1.2)
  // A band ends before its upper number.
  return { from, to: band.max === undefined ? to : from + (to - from) * 0.98 }
}

function fitted(question: Question, value: number): number {
  const least = typeof question.min === 'number' ? question.min : undefined
  const greatest = typeof question.max === 'number' ? question.max : undefined
  const places = question.type === 'integer' ? 0 : Math.min(question.precision ?? 1, 2)
  const base = least ?? 0
  const stepped =
    question.step === undefined
      ? value
      : base + Math.floor((value - base) / question.step) * question.step
  const rounded = Number((Math.floor(stepped * 10 ** places) / 10 ** places).toFixed(places))
  return Math.min(Math.max(rounded, least ?? -Infinity), greatest ?? Infinity)
}
