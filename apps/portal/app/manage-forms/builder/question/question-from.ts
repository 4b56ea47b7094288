import {
  isMediaQuestion,
  minutesOf,
  type Choice,
  type ItemScoring,
  type Limit,
  type Question,
  type QuestionType,
} from '@holdpoint/forms'
import { keyFor } from '@holdpoint/forms/editing'
import { numberIn } from '../field-values.ts'
import { isMoment } from '../question-types.ts'
import { orNoText, saidOnly, withText } from '../texts.ts'
import { fieldsOf, type TypeField } from './question-fields.ts'
import { nameOfLimit } from './question-start.ts'
import type { QuestionSaid } from './question-input.server.ts'

/**
 * The question as its form says it, with the type and the key that it has: what its type does not
 * have, what no field writes, and texts in other languages stay as they were.
 */
export function questionFrom(said: QuestionSaid, before: Question, lang: string): Question {
  const has = fieldsOf(before.type)
  const next = <Value>(field: TypeField, value: Value, kept: Value): Value =>
    has.has(field) ? value : kept
  const bounds = boundsOf(said, before)
  return saidOnly<Question>({
    ...before,
    label: withText(before.label, lang, said.label),
    hint: orNoText(before.hint, lang, said.hint),
    required: next('required', requiredOf(said, before), before.required),
    unit: next('unit', said.unit, before.unit),
    min: next('min', bounds.min, before.min),
    max: next('max', bounds.max, before.max),
    step: next('step', said.step, before.step),
    precision: next('precision', said.precision, before.precision),
    limits: next('limits', limitsOf(said, before, lang), before.limits),
    maxLength: next('maxLength', said.maxLength, before.maxLength),
    startsWithLast: next(
      'startsWithLast',
      said.startsWithLast ? true : undefined,
      before.startsWithLast,
    ),
    many: next('many', said.many ? true : undefined, before.many),
    background: next(
      'background',
      said.background === 'grid' ? undefined : said.background,
      before.background,
    ),
    media: next('photoMax', mediaOf(said, before), before.media),
    note: next('note', said.note === 'none' ? undefined : said.note, before.note),
    // A named list is written where it stands.
    choices: before.list === undefined ? choicesOf(said, before, lang) : before.choices,
    score: scoreOf(said, before),
  })
}

function requiredOf({ required }: QuestionSaid, before: Question): Question['required'] {
  if (required === 'rule') {
    return before.required
  }
  return required === 'yes' ? true : undefined
}

/** The number that bounds an answer: of a duration its minutes. Undefined where the text says none. */
export function boundIn(text: string, type: QuestionType): number | undefined {
  return type === 'duration' ? (minutesOf(text) ?? undefined) : numberIn(text)
}

/** Bounds of numbers are numbers; those of days and times are what their controls hold. */
function boundsOf({ min, max }: QuestionSaid, { type }: Question): Pick<Question, 'min' | 'max'> {
  const read = (text: string | undefined) =>
    text === undefined || isMoment(type) ? text : boundIn(text, type)
  return saidOnly<Pick<Question, 'min' | 'max'>>({ min: read(min), max: read(max) })
}

function mediaOf({ photo, photoMax }: QuestionSaid, { type }: Question): Question['media'] {
  if (isMediaQuestion({ type })) {
    return photoMax === undefined ? undefined : { max: photoMax }
  }
  return photo === 'none'
    ? undefined
    : saidOnly<NonNullable<Question['media']>>({
        max: photoMax,
        required: photo === 'needed' ? true : undefined,
      })
}

function limitsOf({ limits }: QuestionSaid, before: Question, lang: string): Question['limits'] {
  const rows = limits.map(({ was, min, max, level, label }) =>
    saidOnly<Limit>({
      ...{ min, max, level },
      label: withText(
        before.limits?.find((limit) => nameOfLimit(limit) === was)?.label,
        lang,
        label,
      ),
    }),
  )
  return rows.length === 0 ? undefined : rows
}

/**
 * The choices as the rows say them. One that had a value keeps it where its field is emptied: answers,
 * points and rules know it by that. A new one without gets it from what it is called.
 */
export function choicesOf(
  { choices }: QuestionSaid,
  before: Pick<Question, 'choices'>,
  lang: string,
): Question['choices'] {
  const taken = new Set(choices.map(({ was, value }) => (value === '' ? was : value)))
  const rows = choices.map(({ was, value, label, score, critical, exclude }) => {
    const known = before.choices?.find((choice) => was !== '' && choice.value === was)
    const fresh = value === '' ? (known?.value ?? keyFor(label, taken)) : value
    taken.add(fresh)
    return saidOnly<Choice>({
      ...known,
      value: fresh,
      label: withText(known?.label, lang, label),
      score,
      critical: critical ? true : undefined,
      exclude: exclude ? true : undefined,
    })
  })
  return rows.length === 0 ? before.choices : rows
}

/** Points by answer go with a choice that gets another value, and away with one that goes. */
function scoreOf({ choices }: QuestionSaid, { score, list }: Question): ItemScoring | undefined {
  if (score?.map === undefined || choices.length === 0 || list !== undefined) {
    return score
  }
  const points = new Map(Object.entries(score.map))
  const kept = choices.flatMap(({ was, value }): [string, number][] => {
    const earned = points.get(was)
    return earned === undefined ? [] : [[value === '' ? was : value, earned]]
  })
  return { ...score, map: Object.fromEntries(kept) }
}
