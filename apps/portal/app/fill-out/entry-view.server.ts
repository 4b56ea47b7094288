import { badgeOf, today, type MyFormDetail } from '@holdpoint/api'
import {
  answerWordsLanguage,
  evaluate,
  formatAnswer,
  laidOut,
  formatFileSize,
  placeOf,
  riskLevelOf,
  shownPercent,
  sketchOf,
  textLanguage,
  textOf,
  type Answer,
  type Evaluation,
  type Lookups,
  type Question,
} from '@holdpoint/forms'
import { answersOf, definitionOf } from './definition-of.server.ts'
import { paths } from '../paths.ts'
import { dayAndClock } from '../ui/time.ts'
import type { EntryAnswer, EntryMoment, EntryPart, EntryScore, EntryView } from './entry-view.ts'
import { partsOf, type Part, type PlacedQuestion } from './form-parts.ts'

/**
 * Draws up a submitted entry for reading. The score is the stored one; the engine only says what
 * showed on the day of submitting, and how each part fared.
 */
export function toEntryView(
  detail: MyFormDetail,
  { timeZone, now, version = null }: { timeZone: string; now: Date; version?: number | null },
): EntryView {
  const { entry, submitterTimeZone, language: lang } = detail
  const definition = definitionOf(detail)
  const answers = answersOf(detail)
  const at = entry.submittedAt === null ? now : new Date(entry.submittedAt)
  const evaluation = evaluate(definition, answers, {
    ...{ today: today(at, submitterTimeZone), lang },
    isKept: true,
  })
  const reader = { evaluation, answers, lookups: detail.names, lang }
  const parts = partsOf(laidOut(definition, answers), lang)
  const isHeader = ({ questions }: Part) => questions.some(({ question }) => question.header)
  return {
    id: entry.id,
    title: entry.form.title,
    number: entry.number,
    formType: entry.form.formTypeName,
    badge: badgeOf(entry),
    submitter: entry.submittedUserInfo.fullName,
    started: momentOf(entry.startedAt, timeZone, now),
    submitted: entry.submittedAt === null ? null : momentOf(entry.submittedAt, timeZone, now),
    minutes: minutesOf(entry.startedAt, detail.firstSubmittedAt),
    timeZone,
    version,
    score: scoreOf(detail, evaluation),
    header: parts.filter(isHeader).flatMap((part) => answersIn(part, reader)),
    parts: parts
      .filter((part) => !isHeader(part))
      .map((part) => toPart(part, reader))
      .filter((part) => part.answers.length > 0),
  }
}

type Reader = {
  evaluation: Evaluation
  answers: Readonly<Record<string, Answer>>
  lookups: Lookups & { barcode?: Readonly<Record<string, string>> }
  lang: string
}

function toPart(part: Part, reader: Reader): EntryPart {
  const score = reader.evaluation.score?.sections.find(({ key }) => key === part.sectionKey)
  return {
    key: part.key,
    number: part.number,
    title: part.title,
    lang: part.titleLanguage,
    percent: shownPercent(score?.percent ?? null),
    hasFailed: score?.failed ?? false,
    answers: answersIn(part, reader),
  }
}

function answersIn(part: Part, reader: Reader): EntryAnswer[] {
  return part.questions
    .filter(({ question }) => question.type !== 'note')
    .filter(({ question }) => reader.evaluation.items[question.key]?.visible === true)
    .map((placed) => toAnswer(placed, reader))
}

function toAnswer(
  { question, number }: PlacedQuestion,
  { evaluation, answers, lookups, lang }: Reader,
): EntryAnswer {
  const answer = answers[question.key]
  const state = evaluation.items[question.key]
  const text = formatAnswer(question, answer, lang, lookups)
  return {
    key: question.key,
    number,
    instance: textOf(question.instance?.title, lang),
    instanceLang: textLanguage(question.instance?.title, lang),
    label: textOf(question.instance?.label ?? question.label, lang),
    lang: textLanguage(question.label, lang),
    kind: kindOf(question.type, answer, text),
    text,
    textLang: textLanguageOf(question, answer, lang),
    level: question.type === 'risk' ? riskLevelOf(question, answer?.value ?? null) : null,
    machine: question.type === 'barcode' ? machineOf(answer?.value, lookups) : null,
    geo: question.type === 'location' ? geoOf(answer?.value) : null,
    sketch: sketchOf(question, answer),
    note: answer?.note ?? '',
    ...mediaOf(question.type, answer),
    signature: answer?.signature ?? null,
    limit: state?.limit ?? null,
    isFlagged: state?.flagged ?? false,
    isCriticalFailure: evaluation.score?.criticalFailures.includes(question.key) ?? false,
  }
}

/** The language that an answer is told in: of several choices that of the first. */
function textLanguageOf(question: Question, answer: Answer | undefined, lang: string): string {
  if (answer === undefined || answer.value === null) {
    return answerWordsLanguage(lang)
  }
  switch (question.type) {
    case 'choice':
    case 'multiChoice':
    case 'rank': {
      const chosen = [answer.value].flat()
      const choice = question.choices?.find(({ value }) => chosen.includes(value))
      return textLanguage(choice?.label, lang)
    }
    case 'yesNo':
    case 'acknowledge':
    case 'rating':
    case 'location':
    case 'sketch':
      return answerWordsLanguage(lang)
    default:
      return 'en'
  }
}

/** The machine whose code was read, with the way to its page; null for a code of something else. */
function machineOf(code: unknown, lookups: Reader['lookups']): EntryAnswer['machine'] {
  const name = typeof code === 'string' ? lookups.barcode?.[code] : undefined
  return name === undefined ? null : { name, to: paths.machine(String(code)) }
}

function mediaOf(type: string, answer: Answer | undefined): Pick<EntryAnswer, 'photos' | 'files'> {
  const media = answer?.media ?? []
  return type === 'file'
    ? {
        photos: [],
        files: media.map(({ uploadId, name, size }) => ({
          ...{ uploadId, name },
          size: formatFileSize(size),
        })),
      }
    : { photos: media.map(({ uploadId, name, marked }) => ({ uploadId, name, marked })), files: [] }
}

function kindOf(type: string, answer: Answer | undefined, text: string): EntryAnswer['kind'] {
  const value = answer?.value
  if (type === 'yesNo' && (value === 'yes' || value === 'no' || value === 'na')) {
    return value
  }
  if ((type === 'photo' || type === 'file') && (answer?.media ?? []).length > 0) {
    return type
  }
  if (type === 'signature' && answer?.signature !== undefined) {
    return 'signature'
  }
  if (text === '') {
    return 'none'
  }
  return type === 'risk' ? 'risk' : type === 'location' ? 'place' : 'text'
}

function geoOf(value: unknown): string | null {
  const place = placeOf(value)
  return place === null ? null : `geo:${place.latitude},${place.longitude}`
}

function scoreOf({ entry }: MyFormDetail, evaluation: Evaluation): EntryScore | null {
  if (evaluation.score === null) {
    return null
  }
  return {
    percent: shownPercent(entry.score),
    passAt: evaluation.score.passingPercentage,
    result: entry.result ?? 'none',
    hasCriticalFailure: entry.hasCriticalFailure,
  }
}

function momentOf(at: string, timeZone: string, now: Date): EntryMoment {
  return { at, words: dayAndClock(at, timeZone, now) }
}

function minutesOf(startedAt: string, submittedAt: string | null): number | null {
  if (submittedAt === null) {
    return null
  }
  return Math.max(0, Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 60_000))
}
