import { ratingSteps } from '../check-value.ts'
import { picksAny, picksMany } from '../structure.ts'
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
const files: Readonly<Record<PickerType, string>> = {
  district: 'district.csv',
  businessUnit: 'business_unit.csv',
  customer: 'customer.csv',
  crew: 'crew.csv',
  pad: 'pad.csv',
  equipment: 'equipment.csv',
  person: 'person.csv',
}

function pickerCell(type: PickerType, isMany: boolean): string {
  return `select_${isMany ? 'multiple' : 'one'}_from_file ${files[type]}`
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
    case 'acknowledge':
    case 'barcode':
    case 'file':
    case 'note':
      return { type }
    // In no form that is written.
    case 'instances':
      return { type: 'note' }
    // Another program takes a number of minutes.
    case 'duration':
      return { type: 'integer' }
    case 'calc':
      return { type: 'calculate' }
    case 'location':
      return { type: 'geopoint' }
    case 'dateTime':
      return { type: 'datetime' }
    // Another program takes any text.
    case 'email':
    case 'phone':
      return { type: 'text' }
    case 'longText':
      return { type: 'text', appearance: 'multiline' }
    // Of a risk another program asks for one of the 25 codes.
    case 'yesNo':
    case 'choice':
    case 'risk':
      return { type: `select_one ${list}` }
    case 'multiChoice':
      return { type: `select_multiple ${list}` }
    case 'rank':
      return { type: `rank ${list}` }
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
    // Another program draws on an empty page; what is drawn on here travels beside the row.
    case 'sketch':
      return { type: 'image', appearance: 'draw' }
    default:
      return { type: pickerCell(type, picksMany(question)) }
  }
}

/** How many may be picked the column says, where the type leaves it open. */
function pickerKind(type: PickerType, cell: string): Kind | undefined {
  const isMany = [true, false].find((many) => cell === wordsOf(pickerCell(type, many)))
  if (picksAny(type) && isMany === true) {
    return { is: 'question', type, fields: { many: true } }
  }
  return isMany === picksMany({ type }) ? { is: 'question', type } : undefined
}

/**
 * What a row is where its extras name a type that the columns do not tell: a picker of records, a
 * risk, an address, a duration, or a choice whose values happen to be those of yes/no. A type that was changed since
 * wins over them.
 */
export function declaredKind(kind: Kind, row: Row, { set }: Extras): Kind {
  const type = pickerTypes.find((picker) => picker === set['type'])
  if (type !== undefined) {
    return pickerKind(type, wordsOf(textIn(row, 'type'))) ?? kind
  }
  const address = (['email', 'phone'] as const).find((one) => one === set['type'])
  if (address !== undefined && kind.is === 'question' && kind.type === 'text') {
    return { ...kind, type: address }
  }
  if (set['type'] === 'duration' && kind.is === 'question' && kind.type === 'integer') {
    return { ...kind, type: 'duration' }
  }
  if (set['type'] === 'risk' && kind.is === 'question' && kind.type === 'choice') {
    return { ...kind, type: 'risk' }
  }
  return set['type'] === 'choice' && kind.is === 'question' && kind.type === 'yesNo'
    ? { ...kind, type: 'choice', changes: [] }
    : kind
}
