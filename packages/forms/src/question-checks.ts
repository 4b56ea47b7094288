import { isDate, isDateTime, isTime } from './dates.ts'
import {
  durationMax,
  longTextLengthMax,
  numberMax,
  rankCountMax,
  ratingStepsDefault,
  textLengthMax,
} from './limits.ts'
import { takesSomeNumber } from './number-fits.ts'
import { isScorable } from './points.ts'
import { riskLevelNames } from './risk.ts'
import type { Band, Question, QuestionType } from './types.ts'
import { yesNoValues } from './types.ts'
import { words } from './words.ts'

type Finding = { readonly path: readonly (string | number)[]; readonly message: string }

const numeric: readonly QuestionType[] = ['integer', 'decimal']
const counted: readonly QuestionType[] = [...numeric, 'calc']
const chosen: readonly QuestionType[] = ['choice', 'multiChoice', 'rank']
const untold: readonly QuestionType[] = [
  'note',
  'photo',
  'sketch',
  'signature',
  'acknowledge',
  'rank',
  'risk',
  'location',
  'file',
]
const worded: readonly QuestionType[] = ['text', 'longText']
/** What may be today as it was yesterday: where, who, with which machine; never how something was found. */
const lasting: readonly QuestionType[] = [
  ...['text', 'longText', 'email', 'phone', 'choice', 'multiChoice', 'district'],
  ...['businessUnit', 'crew', 'customer', 'pad', 'equipment', 'person'],
] as QuestionType[]
const moments: Partial<Record<QuestionType, (text: string) => boolean>> = {
  date: isDate,
  time: isTime,
  dateTime: isDateTime,
}

/** The fields that only some types know. */
const fieldsOfTypes: readonly (readonly [keyof Question, readonly QuestionType[]])[] = [
  ['choices', chosen],
  ['list', chosen],
  ['maxLength', worded],
  ['step', numeric],
  ['unit', counted],
  ['limits', counted],
  ['precision', ['decimal', 'calc']],
  ['calc', ['calc']],
  ['many', ['equipment', 'person']],
  ['background', ['sketch']],
  ['startsWithLast', lasting],
  ['min', [...numeric, 'date', 'time', 'dateTime', 'duration']],
  ['max', [...numeric, 'rating', 'date', 'time', 'dateTime', 'duration']],
]

const fieldsOfAnswers = [
  'required',
  'default',
  'media',
  'note',
  'score',
  'on',
  'validate',
  'titleAnswer',
] as const

/** The fields of an answer that somebody gives. */
const fieldsOfGiven = ['required', 'default'] as const

/** Whether the answer of a question of this type can be the title of an entry. */
export function canGiveTitle(type: QuestionType): boolean {
  return !untold.includes(type)
}

/** Whether a question of this type can begin with what was answered the last time. */
export function canStartWithLast(type: QuestionType): boolean {
  return lasting.includes(type)
}

/** Findings about one question alone, its named list resolved. */
export function questionFindings(question: Question): Finding[] {
  return [
    ...fieldFindings(question),
    ...choiceFindings(question),
    ...boundFindings(question),
    ...scoreFindings(question),
    ...lastFindings(question),
    ...reactionFindings(question),
  ]
}

function fieldFindings(question: Question): Finding[] {
  const findings: Finding[] = []
  for (const [field, types] of fieldsOfTypes) {
    if (question[field] !== undefined && !types.includes(question.type)) {
      findings.push({ path: [field], message: `A ${question.type} question has no "${field}".` })
    }
  }
  if (question.type === 'note') {
    for (const field of fieldsOfAnswers.filter((name) => question[name] !== undefined)) {
      findings.push({ path: [field], message: `Display text takes no answer, so no "${field}".` })
    }
  }
  if (question.type === 'calc') {
    for (const field of fieldsOfGiven.filter((name) => question[name] !== undefined)) {
      findings.push({
        path: [field],
        message: `Nobody gives a calculated answer, so no "${field}".`,
      })
    }
    if (question.calc === undefined) {
      findings.push({ path: ['calc'], message: words.noCalculation })
    }
  }
  const isMedia = question.type === 'photo' || question.type === 'file'
  if (isMedia && question.media?.required !== undefined) {
    const message = `A ${question.type} question is made necessary by "required".`
    findings.push({ path: ['media', 'required'], message })
  }
  if (question.type === 'longText' || question.type === 'text') {
    const cap = question.type === 'text' ? textLengthMax : longTextLengthMax
    if ((question.maxLength ?? cap) > cap) {
      findings.push({ path: ['maxLength'], message: `The most is ${cap} characters.` })
    }
  }
  return findings
}

function choiceFindings(question: Question): Finding[] {
  if (!chosen.includes(question.type)) {
    return []
  }
  const choices = question.choices ?? []
  if (choices.length === 0) {
    // A list that does not exist is reported where it is named.
    return question.list === undefined
      ? [{ path: ['choices'], message: 'Give this question something to choose from.' }]
      : []
  }
  if (question.type === 'rank' && choices.length > rankCountMax) {
    return [{ path: ['choices'], message: words.tooManyToRank(rankCountMax) }]
  }
  return new Set(choices.map((choice) => choice.value)).size === choices.length
    ? []
    : [{ path: ['choices'], message: 'Each choice needs a value of its own.' }]
}

function boundFindings(question: Question): Finding[] {
  const { min, max, type } = question
  const isMoment = moments[type]
  const fits = (bound: number | string): boolean =>
    isMoment === undefined
      ? isPlainNumber(bound) && (type !== 'duration' || isMinutes(bound))
      : typeof bound === 'string' && isMoment(bound)
  const findings: Finding[] = []
  for (const [field, bound] of [
    ['min', min],
    ['max', max],
  ] as const) {
    if (bound !== undefined && !fits(bound)) {
      findings.push({ path: [field], message: `"${field}" does not fit a ${type} question.` })
    }
  }
  if (min !== undefined && max !== undefined && min > max) {
    findings.push({ path: ['min'], message: '"min" is above "max".' })
  }
  if (numeric.includes(type) && findings.length === 0 && !takesSomeNumber(question)) {
    const field = question.step === undefined ? 'min' : 'step'
    findings.push({ path: [field], message: unanswerable(question) })
  }
  if (type === 'rating' && !isStepCount(max ?? ratingStepsDefault)) {
    findings.push({ path: ['max'], message: 'A rating has 2 to 10 steps.' })
  }
  question.limits?.forEach((limit, index) => {
    if (isEmptyBand(limit)) {
      findings.push({ path: ['limits', index], message: 'No number lies in this range.' })
    }
  })
  return findings
}

function unanswerable({ type, step }: Question): string {
  const what = type === 'integer' ? 'whole number' : 'number with so few decimals'
  return `No ${what} lies ${step === undefined ? '' : 'on a step '}within the bounds: nobody could answer this.`
}

function isStepCount(steps: number | string): boolean {
  return typeof steps === 'number' && Number.isInteger(steps) && steps >= 2 && steps <= 10
}

function isPlainNumber(bound: number | string): boolean {
  return typeof bound === 'number' && Math.abs(bound) <= numberMax
}

function isMinutes(bound: number | string): boolean {
  return Number.isInteger(bound) && Number(bound) >= 0 && Number(bound) <= durationMax
}

function isEmptyBand(band: Band): boolean {
  return (band.min ?? -Infinity) >= (band.max ?? Infinity)
}

function scoreFindings(question: Question): Finding[] {
  const score = question.score
  if (score === undefined || question.type === 'note' || question.header === true) {
    return []
  }
  const findings: Finding[] = []
  const say = (field: string, message: string): number =>
    findings.push({ path: ['score', field], message })
  const { type } = question
  if (score.map !== undefined && !['yesNo', 'risk', 'choice', 'multiChoice'].includes(type)) {
    say('map', `A ${type} question cannot score by value.`)
  }
  if (score.bands !== undefined && !counted.includes(type)) {
    say('bands', `A ${type} question cannot score by range.`)
  }
  if (score.bands?.some(isEmptyBand) === true) {
    say('bands', 'No number lies in one of these ranges.')
  }
  if (score.invert !== undefined && type !== 'yesNo' && type !== 'rating') {
    say('invert', `A ${type} question cannot be inverted.`)
  }
  if (score.invert === true && score.map !== undefined) {
    say('invert', 'A map already says what each answer is worth.')
  }
  if (score.allOrNothing !== undefined && type !== 'multiChoice') {
    say('allOrNothing', 'Only a multiChoice question can be all or nothing.')
  }
  const values = scoredValues(question)
  const unknown = Object.keys(score.map ?? {}).find((value) => !values.includes(value))
  if (unknown !== undefined) {
    say('map', `"${unknown}" is not an answer of this question.`)
  }
  if (type === 'yesNo' && score.map !== undefined && Object.hasOwn(score.map, 'na')) {
    say('map', 'What N/A is worth is set for the whole form.')
  }
  if (!isScorable(question)) {
    findings.push({ path: ['score'], message: 'This question cannot earn points.' })
  }
  return findings
}

/** What points by value can be given for. */
function scoredValues({ type, choices = [] }: Question): readonly string[] {
  switch (type) {
    case 'yesNo':
      return yesNoValues
    case 'risk':
      return riskLevelNames
    default:
      return choices.map(({ value }) => value)
  }
}

function reactionFindings(question: Question): Finding[] {
  return (question.on ?? []).flatMap((reaction, index) =>
    reaction.do === 'showMessage' && reaction.message === undefined
      ? [{ path: ['on', index, 'message'], message: 'Say what to show.' }]
      : [],
  )
}

/** Nobody passes a check by what they answered yesterday. */
function lastFindings(question: Question): Finding[] {
  return question.startsWithLast === true && isScorable(question)
    ? [{ path: ['startsWithLast'], message: words.scoredAnew }]
    : []
}
