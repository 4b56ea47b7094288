// What the plain columns of a row would not give back. It is found by reading them, so that nothing
// is kept twice and what somebody changes in a column is what counts.
import { isRepeating } from '../repeats.ts'
import { questionsAmong } from '../structure.ts'
import { firstLanguage } from '../text.ts'
import type { FormDefinition, Question, Section } from '../types.ts'
import { AskedByKey, type Asked } from './asked.ts'
import type { WrittenLists } from './choices-out.ts'
import { visibleIn } from './conditions-in.ts'
import { extrasOf, type Extras } from './extras.ts'
import { kindOf } from './kinds.ts'
import { labelIn } from './labels.ts'
import { questionIn, type RowContext } from './question-in.ts'
import { flatSection, repeatIn } from './repeats-in.ts'
import type { Row } from './table.ts'
import { tableIn } from './tables-in.ts'
import { declaredKind } from './type-cells.ts'

/** What rows that were written are read with. */
export type Reading = Omit<RowContext, 'find'> &
  Pick<WrittenLists, 'choices'> & { readonly asked: AskedByKey }

const unheard = (): void => undefined

/** What the names in a written workbook stand for. */
export function readingOf(definition: FormDefinition, { choices }: WrittenLists): Reading {
  const own = definition.choiceLists ?? {}
  return {
    first: firstLanguage(definition),
    asked: new AskedByKey(definition),
    choices,
    entriesOf: (list) => choices.get(list)?.entries ?? [],
    sharedName: (list) => (Object.hasOwn(own, list) ? list : undefined),
    titleName: titleQuestion(definition)?.key,
  }
}

/** The question that names an entry. One that is asked several times has no one answer. */
export function titleQuestion({ items }: FormDefinition): Question | undefined {
  const once = items.filter((item) => !isRepeating(item))
  return questionsAmong(once).find(({ titleAnswer }) => titleAnswer === true)
}

/** What a question has beside its row; `section` asks it several times, if one does. */
export function besideQuestion(
  question: Question,
  row: Row,
  { asked, ...reading }: Reading,
  section: string | undefined,
): Extras {
  const { key, ...whole } = question
  const plain = kindOf(row, reading.choices)
  const kind = declaredKind(plain, row, { set: { type: question.type }, drop: [] })
  if (kind.is !== 'question') {
    return extrasOf(whole, {})
  }
  const told = plain.is === 'question' ? { type: plain.type } : {}
  const find = (name: string): Asked | undefined => asked.find(name, section)
  const plainly = questionIn(row, key, kind, { ...reading, find }, unheard)
  return extrasOf(whole, { ...plainly, ...told })
}

/** What a section has beside its row, and the row of what it says first. */
export function besideSection(
  section: Section,
  row: Row,
  next: Row | undefined,
  { first, asked }: Reading,
): Extras {
  const { key: _key, type: _type, items: _items, ...whole } = flatSection(section)
  const title = labelIn(row, 'label', first, unheard, 'title')
  const intro =
    section.intro === undefined || next === undefined
      ? undefined
      : labelIn(next, 'label', first, unheard, 'intro')
  return extrasOf(whole, {
    ...(title === undefined ? {} : { title }),
    ...(intro === undefined ? {} : { intro }),
    ...visibleIn(row, (name) => asked.find(name, undefined), unheard),
    ...(section.repeat === undefined ? {} : repeatIn(row, title, unheard)),
    ...tableIn(row),
  })
}
