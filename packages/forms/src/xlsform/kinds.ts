// What a row of the survey is, by its type: the spellings of XLSForm, and the nearest type here.
import { rankCountMax } from '../limits.ts'
import type { Question, QuestionType } from '../types.ts'
import { isYesNo } from './yes-no.ts'
import type { NamedChoices } from './choice-lists.ts'
import { refusals, spellings, wordsOf } from './spellings.ts'
import { textIn, type Row } from './table.ts'
import { words } from './words.ts'

/** A row that asks a question or shows a text. */
export type QuestionKind = {
  readonly is: 'question'
  readonly type: QuestionType
  /** The name of its list. */
  readonly list?: string
  /** “Other” may be chosen, and is asked for. */
  readonly hasOther?: boolean
  /** What the type alone says. */
  readonly fields?: Partial<Question>
  /** What is not as it was. */
  readonly changes?: readonly string[]
}

/** What a row of the survey is. */
export type Kind =
  | QuestionKind
  | { readonly is: 'begin'; readonly repeats: boolean; readonly changes?: readonly string[] }
  | { readonly is: 'end' }
  | { readonly is: 'refused'; readonly why: string }

const group = /^(begin|end) (group|repeat|lgroup|looped group|loop)( |$)/
const select =
  /^(?:add[\s_])?(select[\s_]one|select1|select[\s_]multiple|select[\s_]all[\s_]that[\s_]apply|rank)(?:[\s_]prompt)?(?:[\s_](?:from|using))?\s+(\S+)(?:\s+(or[\s_](?:specify[\s_])?other))?$/i

/** What a row is. `lists` are the lists of the sheet of choices. */
export function kindOf(row: Row, lists: ReadonlyMap<string, NamedChoices>): Kind {
  const spelled = textIn(row, 'type')
  const type = wordsOf(spelled)
  const refused = (why: string): Kind => ({ is: 'refused', why })
  if (type === '') {
    return refused(words.noType)
  }
  if (type.startsWith('#')) {
    return refused(words.comment)
  }
  if (['yes', 'true'].includes(textIn(row, 'disabled').toLowerCase())) {
    return refused(words.disabled)
  }
  const [, edge, grouped = ''] = group.exec(type) ?? []
  if (edge !== undefined) {
    const isLoop = grouped === 'loop'
    return edge === 'end'
      ? { is: 'end' }
      : { is: 'begin', repeats: grouped !== 'group', ...(isLoop ? { changes: [words.loop] } : {}) }
  }
  const why = refusals.find(({ types }) => types.test(type))?.why
  if (why !== undefined) {
    return refused(why)
  }
  const [, selected = '', list = '', other] = select.exec(spelled) ?? []
  if (list !== '') {
    return selectKind(wordsOf(selected), list, other !== undefined, lists)
  }
  return plainKind(row, type) ?? refused(words.unknownType(spelled.slice(0, 60)))
}

function selectKind(
  selected: string,
  name: string,
  hasOther: boolean,
  lists: ReadonlyMap<string, NamedChoices>,
): Kind {
  const list = lists.get(name)
  if (list === undefined) {
    return { is: 'refused', why: words.noList(name) }
  }
  const other = hasOther ? { hasOther, changes: [words.otherChoice] } : {}
  if (selected === 'rank' && list.entries.length <= rankCountMax) {
    return { is: 'question', type: 'rank', list: name }
  }
  if (selected === 'rank') {
    return { is: 'question', type: 'multiChoice', list: name, changes: [words.rank] }
  }
  if (/multiple|all/.test(selected)) {
    return { is: 'question', type: 'multiChoice', list: name, ...other }
  }
  const yesNo = hasOther ? undefined : isYesNo(list.entries.map(({ choice }) => choice))
  return yesNo === undefined
    ? { is: 'question', type: 'choice', list: name, ...other }
    : {
        is: 'question',
        type: 'yesNo',
        list: name,
        changes: yesNo === 'same words' ? [] : [words.yesNoWords],
      }
}

function plainKind(row: Row, type: string): QuestionKind | undefined {
  const found = spellings.get(type)
  const looks = textIn(row, 'appearance').toLowerCase().split(/\s+/)
  const question = (rest: Omit<QuestionKind, 'is'>): QuestionKind => ({ is: 'question', ...rest })
  switch (found) {
    case undefined:
      return undefined
    case 'range':
      return rangeKind(row, looks.includes('rating'))
    case 'percentage':
      return question({ type: 'integer', fields: { min: 0, max: 100, unit: '%' } })
    case 'text':
      return question({
        type: looks.includes('multiline') || Number(textIn(row, 'rows')) > 1 ? 'longText' : 'text',
      })
    case 'photo': {
      if (looks.includes('signature') || looks.includes('draw')) {
        return question({ type: looks.includes('signature') ? 'signature' : 'sketch' })
      }
      return question({
        type: 'photo',
        changes: looks.includes('annotate') ? [words.picture] : [],
      })
    }
    default:
      return question({ type: found })
  }
}

/** A slider is a number between its ends; only from one upwards, in ones, it is a rating. */
function rangeKind(row: Row, isRating: boolean): QuestionKind {
  const given = new Map(
    [...textIn(row, 'parameters').matchAll(/(\w+)\s*=\s*(-?[\d.]+)/g)].map(
      ([, name = '', value]): [string, number] => [name.toLowerCase(), Number(value)],
    ),
  )
  const [start, end, step] = [
    given.get('start') ?? 0,
    given.get('end') ?? 10,
    given.get('step') ?? 1,
  ]
  if (isRating && start === 1 && step === 1 && Number.isInteger(end) && end >= 2 && end <= 10) {
    return { is: 'question', type: 'rating', fields: end === 5 ? {} : { max: end } }
  }
  const isWhole = [start, end, step].every((number) => Number.isInteger(number))
  const bounds = Number.isFinite(start) && Number.isFinite(end) && start <= end
  return {
    is: 'question',
    type: isWhole ? 'integer' : 'decimal',
    fields: {
      ...(bounds ? { min: start, max: end } : {}),
      ...(step > 0 && Number.isFinite(step) ? { step } : {}),
    },
    changes: [words.range],
  }
}
