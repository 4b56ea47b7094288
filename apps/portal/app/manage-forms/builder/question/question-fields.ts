import { canStartWithLast, isMediaQuestion, picksAny, type QuestionType } from '@holdpoint/forms'
import type { EditField } from '../../../records/edit-form.tsx'
import { hasChoices, isCounted, isMoment, isNumeric } from '../question-types.ts'

/** What can be written of a question beside its label and its hint, by the names of the fields. */
export type TypeField =
  | 'required'
  | 'header'
  | 'titleAnswer'
  | 'startsWithLast'
  | 'choices'
  | 'calc'
  | 'unit'
  | 'min'
  | 'max'
  | 'step'
  | 'precision'
  | 'limits'
  | 'maxLength'
  | 'many'
  | 'background'
  | 'photo'
  | 'photoMax'
  | 'note'

/** The fields of the form of a question. */
export type QuestionFields = Readonly<
  Record<TypeField | 'label' | 'hint' | 'key' | 'type', EditField>
>

/** The fields that a type of question has. */
export function fieldsOf(type: QuestionType): ReadonlySet<TypeField> {
  const isAnswered = type !== 'note'
  const isCalculated = type === 'calc'
  const isUntold = [
    ...['photo', 'sketch', 'signature', 'acknowledge', 'rank', 'risk', 'location', 'file'],
  ].includes(type)
  const fields: [TypeField, boolean][] = [
    ['required', isAnswered && !isCalculated],
    ['header', type !== 'sketch'],
    ['titleAnswer', isAnswered && !isUntold],
    ['startsWithLast', canStartWithLast(type)],
    ['choices', hasChoices(type)],
    ['calc', isCalculated],
    ['unit', isCounted(type)],
    ['min', isNumeric(type) || isMoment(type) || type === 'duration'],
    ['max', isNumeric(type) || isMoment(type) || type === 'duration' || type === 'rating'],
    ['step', isNumeric(type)],
    ['precision', type === 'decimal' || isCalculated],
    ['limits', isCounted(type)],
    ['maxLength', type === 'text' || type === 'longText'],
    ['many', picksAny(type)],
    ['background', type === 'sketch'],
    ['photo', isAnswered && !isMediaQuestion({ type })],
    ['photoMax', isAnswered],
    ['note', isAnswered],
  ]
  return new Set(fields.filter(([, isThere]) => isThere).map(([name]) => name))
}

/** Whether a question can be made one that needs an answer: never, always, or by its rule. */
export const requiredWays = ['no', 'yes', 'rule'] as const
/** Whether photos stand beside the answer. */
export const photoWays = ['none', 'offered', 'needed'] as const
/** Whether a note stands beside the answer. */
export const noteWays = ['none', 'optional', 'required'] as const

/** The fields of a choice; `was` is its value before. */
export type ChoiceField = 'was' | 'value' | 'label' | 'score' | 'critical' | 'exclude'
/** The fields of a range; `was` is its place before. */
export type LimitField = 'was' | 'min' | 'max' | 'level' | 'label'
