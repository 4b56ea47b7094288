import type { QuestionType } from '@holdpoint/forms'
import { questionTypeNames } from '@holdpoint/forms/editing'

const groups: readonly (readonly [name: string, types: readonly QuestionType[]])[] = [
  ['To choose', ['yesNo', 'choice', 'multiChoice', 'rank', 'rating', 'risk', 'acknowledge']],
  ['To write', ['text', 'longText', 'email', 'phone', 'integer', 'decimal', 'barcode']],
  ['When', ['date', 'time', 'dateTime', 'duration']],
  ['To show', ['photo', 'sketch', 'file', 'signature', 'calc', 'note']],
  [
    'Who and where',
    [
      ...(['crew', 'district', 'businessUnit', 'customer', 'pad'] as const),
      ...(['location', 'equipment', 'person'] as const),
    ],
  ],
]

/** The types of questions in the order in which they are offered. */
export const typeOptions = groups.map(([label, types]) => ({
  label,
  options: types.map((type) => [type, questionTypeNames[type]] as const),
}))

/** Types that people answer with a number. */
export const isNumeric = (type: QuestionType): boolean => type === 'integer' || type === 'decimal'
/** Types that come to a number, whoever it is from, and have ranges. */
export const isCounted = (type: QuestionType): boolean => isNumeric(type) || type === 'calc'
/** Types that are answered by choices of their own. */
export const hasChoices = (type: QuestionType): boolean =>
  type === 'choice' || type === 'multiChoice' || type === 'rank'
/** Types that are answered by a day, a time, or both. */
export const isMoment = (type: QuestionType): boolean =>
  type === 'date' || type === 'time' || type === 'dateTime'
