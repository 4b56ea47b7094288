// What the plain columns of a row would not give back. It is found by reading them, so that nothing
// is kept twice and what somebody changes in a column is what counts.
import { questionsAmong } from '../structure.ts'
import { firstLanguage } from '../text.ts'
import type { FormDefinition, Question, Section } from '../types.ts'
import type { WrittenLists } from './choices-out.ts'
import { visibleIn } from './conditions-in.ts'
import { extrasOf, type Extras } from './extras.ts'
import { kindOf } from './kinds.ts'
import { labelIn } from './labels.ts'
import { questionIn, type RowContext } from './question-in.ts'
import type { Row } from './table.ts'
import { declaredKind } from './type-cells.ts'

/** What rows that were written are read with. */
export type Reading = RowContext & Pick<WrittenLists, 'choices'>

const unheard = (): void => undefined

/** What the names in a written workbook stand for. */
export function readingOf(definition: FormDefinition, { choices }: WrittenLists): Reading {
  const questions = questionsAmong(definition.items)
  const byKey = new Map(questions.map((question) => [question.key, question]))
  const own = definition.choiceLists ?? {}
  return {
    first: firstLanguage(definition),
    find: (name) => byKey.get(name),
    choices,
    entriesOf: (list) => choices.get(list)?.entries ?? [],
    sharedName: (list) => (Object.hasOwn(own, list) ? list : undefined),
    titleName: questions.find(({ titleAnswer }) => titleAnswer === true)?.key,
  }
}

/** What a question has beside its row. */
export function besideQuestion(question: Question, row: Row, reading: Reading): Extras {
  const { key, ...whole } = question
  const plain = kindOf(row, reading.choices)
  const kind = declaredKind(plain, row, { set: { type: question.type }, drop: [] })
  if (kind.is !== 'question') {
    return extrasOf(whole, {})
  }
  const told = plain.is === 'question' ? { type: plain.type } : {}
  return extrasOf(whole, { ...questionIn(row, key, kind, reading, unheard), ...told })
}

/** What a section has beside its row, and the row of what it says first. */
export function besideSection(
  section: Section,
  row: Row,
  next: Row | undefined,
  { first, find }: Reading,
): Extras {
  const { key: _key, type: _type, items: _items, ...whole } = section
  const title = labelIn(row, 'label', first, unheard, 'title')
  const intro =
    section.intro === undefined || next === undefined
      ? undefined
      : labelIn(next, 'label', first, unheard, 'intro')
  return extrasOf(whole, {
    ...(title === undefined ? {} : { title }),
    ...(intro === undefined ? {} : { intro }),
    ...visibleIn(row, find, unheard),
  })
}
