import { answerWords } from './answer-words.ts'
import { ratingSteps } from './check-value.ts'
import { dayNumber } from './dates.ts'
import { instancesIn } from './repeats.ts'
import { formatFile } from './files.ts'
import { formatPlace } from './location.ts'
import { riskLevelOf } from './risk.ts'
import { textOf } from './text.ts'
import type { Answer, AnswerValue, Lookups, PickerType, Question } from './types.ts'
import { acknowledged } from './types.ts'
import { words } from './words.ts'

/**
 * An answer as people read it, in the language of the form where there are words for it: `1,200 psi`, `20 Nov 2026, 14:31`, `Red 4, Red 5`. An unknown code
 * shows as itself; an unanswered question as `''`. Hours always run to 24.
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
    return question.type === 'rating'
      ? answerWords(lang).ratingOf(value, ratingSteps(question))
      : formatNumber(question, value, lang)
  }
  const parts = typeof value === 'string' ? [value] : value
  return parts.map((part) => formatPart(question, part, lang, lookups)).join(', ')
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
    case 'acknowledge':
      return part === acknowledged ? answerWords(lang).acknowledged : part
    case 'choice':
    case 'multiChoice': {
      const choice = question.choices?.find((candidate) => candidate.value === part)
      return choice === undefined ? part : textOf(choice.label, lang)
    }
    case 'date':
      return formatDate(part, lang)
    case 'dateTime':
      return `${formatDate(part.slice(0, 10), lang)}, ${part.slice(11)}`
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

// Formatters are dear to make and the same ones are asked for on every line of a list.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const formatsKept = 50

function kept<T>(cache: Map<string, T>, lang: string, make: (tag: string) => T): T {
  const found = cache.get(lang)
  if (found !== undefined) {
    return found
  }
  const made = orEnglish(lang, make)
  if (cache.size < formatsKept) {
    cache.set(lang, made)
  }
  return made
}

function orEnglish<T>(lang: string, make: (tag: string) => T): T {
  try {
    return make(lang)
  } catch {
    // The tag came from a request; one that names no language reads as English.
    return make('en')
  }
}

function formatNumber(question: Question, value: number, lang: string): string {
  const format = kept(
    numberFormats,
    lang,
    (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }),
  )
  return question.unit === undefined
    ? format.format(value)
    : `${format.format(value)} ${question.unit}`
}

function formatDate(date: string, lang: string): string {
  const day = dayNumber(date)
  if (day === null) {
    return date
  }
  const format = kept(
    dateFormats,
    // Day before month: plain English would put the month first, and crews read both ways.
    lang === 'en' ? 'en-GB' : lang,
    (tag) =>
      new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  )
  return format.format(new Date(day * 86_400_000))
}
