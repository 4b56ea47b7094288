import { findRepeated } from './repeats.ts'
import type {
  FormDefinition,
  Item,
  NumberedQuestion,
  Question,
  QuestionType,
  Section,
} from './types.ts'

/** Whether a top-level item is a section. */
export function isSection(item: Item): item is Section {
  return item.type === 'section'
}

/** Whether a question takes an answer; display text does not. */
export function takesAnswer(question: Question): boolean {
  return question.type !== 'note'
}

/** Whether somebody answers questions of this type; the rest is shown, worked out, or counted. */
export function isAnswered(type: QuestionType): boolean {
  return type !== 'note' && type !== 'calc' && type !== 'instances'
}

/** Whether the answer of a question is a list of codes of records. */
export function picksMany({ type, many }: Pick<Question, 'type' | 'many'>): boolean {
  return type === 'crew' || type === 'pad' || (picksAny(type) && many === true)
}

/** Whether a question of this type itself says if one or several may be picked. */
export function picksAny(type: QuestionType): boolean {
  return type === 'equipment' || type === 'person'
}

/** Whether some answer of a form may ask for an action. */
export function asksForActions({ items }: FormDefinition): boolean {
  return questionsAmong(items).some(({ on = [] }) => on.some((one) => one.do === 'requireAction'))
}

/** The questions and display texts among items, as they are written. */
export function questionsAmong(items: readonly Item[]): Question[] {
  return items.flatMap((item) => (isSection(item) ? item.items : [item]))
}

/** How many items at the beginning are header questions. */
export function headerLength({ items }: FormDefinition): number {
  const firstOther = items.findIndex((item) => isSection(item) || item.header !== true)
  return firstOther === -1 ? items.length : firstOther
}

/**
 * The question with the choices of its named list, or the form's matrix, in place, so that it can be
 * judged alone.
 */
export function withChoices(
  definition: Pick<FormDefinition, 'choiceLists' | 'riskMatrix'>,
  question: Question,
): Question {
  const { choiceLists: lists, riskMatrix } = definition
  if (question.type === 'risk' && riskMatrix !== undefined) {
    return { ...question, riskMatrix }
  }
  if (question.list === undefined || lists === undefined || !Object.hasOwn(lists, question.list)) {
    return question
  }
  return { ...question, choices: lists[question.list] ?? [] }
}

/**
 * The items of the top level with their numbers. Header questions and display texts have the
 * number `''`, and take none.
 */
export function partsOf(definition: FormDefinition): { item: Item; number: string }[] {
  let part = 0
  return definition.items.map((item) => {
    const counts = isSection(item) || (item.header !== true && takesAnswer(item))
    part += counts ? 1 : 0
    return { item, number: counts ? `${part}` : '' }
  })
}

function isNumbered(question: Question): boolean {
  return takesAnswer(question) && question.type !== 'instances'
}

/**
 * Every question and display text in page order, with number and section. Named lists are
 * resolved. Header questions and display texts have the number `''`, and take none.
 */
export function everythingOf(definition: FormDefinition): NumberedQuestion[] {
  return partsOf(definition).flatMap(({ item, number }): NumberedQuestion[] => {
    if (!isSection(item)) {
      return [{ question: withChoices(definition, item), number, sectionKey: null }]
    }
    let [place, instance] = [0, '']
    return item.items.map((question) => {
      const isFirst = (question.instance?.number ?? '') !== instance
      instance = question.instance?.number ?? ''
      place = (isFirst ? 0 : place) + (isNumbered(question) ? 1 : 0)
      const within = instance === '' ? number : `${number}.${instance}`
      return {
        question: withChoices(definition, question),
        number: isNumbered(question) ? `${within}.${place}` : '',
        sectionKey: item.key,
      }
    })
  })
}

/**
 * The questions of a form in page order, numbered `2.3` (second part, third question). Hidden
 * questions keep their number, so that numbers never move. Display texts are left out.
 */
export function questionsOf(definition: FormDefinition): NumberedQuestion[] {
  return everythingOf(definition).filter((row) => takesAnswer(row.question))
}

/** The question with this key that takes an answer; see `findItem`. */
export function findQuestion(definition: FormDefinition, key: string): Question | undefined {
  const item = findItem(definition, key)
  return item === undefined || isSection(item) || !takesAnswer(item) ? undefined : item
}

/**
 * The section or question with this key, with the choices of a named list in place. Of a form that asks
 * something several times it knows each instance that there could be.
 */
export function findItem(definition: FormDefinition, key: string): Item | undefined {
  const section = definition.items.find((item) => isSection(item) && item.key === key)
  if (section !== undefined) {
    return section
  }
  const question =
    questionsAmong(definition.items).find((one) => one.key === key) ?? findRepeated(definition, key)
  return question === undefined ? undefined : withChoices(definition, question)
}
