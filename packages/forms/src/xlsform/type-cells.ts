import { ratingSteps } from '../check-value.ts'
import type { PickerType, Question } from '../types.ts'
import { pickerTypes } from '../types.ts'
import type { Extras } from './extras.ts'
import type { Kind } from './kinds.ts'
import { wordsOf } from './spellings.ts'
import { textIn, type Row } from './table.ts'

/** What makes up a type in XLSForm. */
export type TypeCells = {
  readonly type: string
  readonly appearance?: string
  readonly parameters?: string
}

/** The records of a picker come in a file that has the name of its type. */
const pickers: Readonly<Record<PickerType, string>> = {
  district: 'select_one_from_file district.csv',
  businessUnit: 'select_one_from_file business_unit.csv',
  customer: 'select_one_from_file customer.csv',
  crew: 'select_multiple_from_file crew.csv',
  pad: 'select_multiple_from_file pad.csv',
}

/** The type of a question in XLSForm; `list` is the name of its list there. */
export function typeCells(question: Question, list: string): TypeCells {
  const { type } = question
  switch (type) {
    case 'text':
    case 'integer':
    case 'decimal':
    case 'date':
    case 'time':
    case 'note':
      return { type }
    case 'dateTime':
      return { type: 'datetime' }
    case 'longText':
      return { type: 'text', appearance: 'multiline' }
    case 'yesNo':
    case 'choice':
      return { type: `select_one ${list}` }
    case 'multiChoice':
      return { type: `select_multiple ${list}` }
    case 'rating':
      return {
        type: 'range',
        appearance: 'rating',
        parameters: `start=1 end=${ratingSteps(question)} step=1`,
      }
    case 'photo':
      // As large as photos are kept here.
      return { type: 'image', parameters: 'max-pixels=2048' }
    case 'signature':
      return { type: 'image', appearance: 'signature' }
    default:
      return { type: pickers[type] }
  }
}

/**
 * What a row is where its extras name a type that the columns do not tell: a picker of records, or
 * a choice whose values happen to be those of yes/no. A type that was changed since wins over them.
 */
export function declaredKind(kind: Kind, row: Row, { set }: Extras): Kind {
  const type = pickerTypes.find((picker) => picker === set['type'])
  if (type !== undefined) {
    const isUnchanged = wordsOf(textIn(row, 'type')) === wordsOf(pickers[type])
    return isUnchanged ? { is: 'question', type } : kind
  }
  return set['type'] === 'choice' && kind.is === 'question' && kind.type === 'yesNo'
    ? { ...kind, type: 'choice', changes: [] }
    : kind
}
