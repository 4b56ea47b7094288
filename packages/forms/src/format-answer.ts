import { answerWords } from './answer-words.ts'
import { ratingSteps } from './check-value.ts'
import { dayNumber } from './dates.ts'
import { formatDuration } from './duration.ts'
import { instancesIn } from './repeats.ts'
import { formatFile } from './files.ts'
import { formatPlace } from './location.ts'
import { riskLevelOf } from './risk.ts'
import { formatSketch } from './sketch.ts'
import { textOf } from './text.ts'
import type { Answer, AnswerValue, Lookups, PickerType, Question } from './types.ts'
import { acknowledged } from './types.ts'
import { words } from './words.ts'

/**
 * An answer as people read it, in the language of the form where there are words for it: `1,200 psi`,
 * `20 Nov 2026, 14:31`, `Red 4, Red 5`. Numbers and dates are alike in each. An unknown code shows as
 * itself; an unanswered question as `''`. Hours always run to 24.
 */
export function formatAnswer(
  question: Question,
  answer: Answer | undefined,
  lang: string,
  lookups: Lookups = {},
): string {
  if (question.type === 'instances') {
    return formatInstances(instancesIn(question, answer))
  }
  if (answer === undefined) {
    return ''
  }
  if (question.type === 'photo') {
    const count = answer.media?.length ?? 0
    return count === 0 ? '' : answerWords(lang).photos(count)
  }
  if (question.type === 'file') {
    return (answer.media ?? []).map(formatFile).join(', ')
  }
  if (question.type === 'signature') {
    return answer.signature?.name ?? ''
  }
  return answer.value === null ? '' : formatValue(question, answer.value, lang, lookups)
}

/** How many there are, and which where somebody removed one that stood before another. */
function formatInstances(numbers: readonly string[]): string {
  const isWhole = numbers.every((number, place) => number === `${place + 1}`)
  return isWhole ? `${numbers.length}` : `${numbers.length} (${numbers.join(', ')})`
}

function formatValue(
  question: Question,
  value: NonNullable<AnswerValue>,
  lang: string,
  lookups: Lookups,
): string {
  if (typeof value === 'number') {
    if (question.type === 'duration') {
      return formatDuration(value)
    }
    return question.type === 'rating'
      ? answerWords(lang).ratingOf(value, ratingSteps(question))
      : formatNumber(question, value)
  }
  const parts = typeof value === 'string' ? [value] : value
  const told = parts.map((part) => formatPart(question, part, lang, lookups))
  const placed = (text: string, index: number) => answerWords(lang).placed(index + 1, text)
  return (question.type === 'rank' ? told.map(placed) : told).join(', ')
}

function formatPart(question: Question, part: string, lang: string, lookups: Lookups): string {
  switch (question.type) {
    case 'yesNo':
      return part === 'yes' || part === 'no' || part === 'na' ? answerWords(lang)[part] : part
    case 'risk': {
      const level = riskLevelOf(question, part)
      return level === null ? part : words.risk(part, level)
    }
    case 'location':
      return formatPlace(part, lang)
    case 'sketch':
      return formatSketch(question, part, lang)
    case 'acknowledge':
      return part === acknowledged ? answerWords(lang).acknowledged : part
    case 'choice':
    case 'multiChoice':
    case 'rank': {
      const choice = question.choices?.find((candidate) => candidate.value === part)
      return choice === undefined ? part : textOf(choice.label, lang)
    }
    case 'date':
      return formatDate(part)
    case 'dateTime':
      return `${formatDate(part.slice(0, 10))}, ${part.slice(11)}`
    case 'district':
    case 'businessUnit':
    case 'customer':
    case 'crew':
    case 'pad':
    case 'equipment':
    case 'person':
      return nameOf(question.type, part, lookups)
    default:
      return part
  }
}

function nameOf(type: PickerType, code: string, lookups: Lookups): string {
  const names = lookups[type]
  return names !== undefined && Object.hasOwn(names, code) ? (names[code] ?? code) : code
}

// Alike in every language of a form: 1.234 is what was typed, and 1,234 a thousand times of it. Formatters
// are dear to make, and the same are asked for on every line of a list.
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
// Day before month: plain English would put the month first, and crews read both ways.
const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

function formatNumber({ unit }: Question, value: number): string {
  return unit === undefined ? numbers.format(value) : `${numbers.format(value)} ${unit}`
}

function formatDate(date: string): string {
  const day = dayNumber(date)
  return day === null ? date : dates.format(new Date(day * 86_400_000))
}
