import {
  isSection,
  placedItems,
  repeatingSections,
  takesAnswer,
  textOf,
  type Question,
} from '@holdpoint/forms'
import { testsFor } from '@holdpoint/forms/editing'
import { inShort } from '../texts.ts'
import type { KnownQuestion, TestsByType } from './logic-page.ts'
import { offeredAnswers, testWord, type NamedForm } from './rule-words.ts'

/** A question as the slot of a sentence offers it. */
export function knownQuestion(question: Question, { named, lang }: NamedForm): KnownQuestion {
  const { key, type, label } = question
  const name = named.get(key)?.name ?? ''
  const asks = inShort(textOf(label, lang), 50)
  return {
    ...{ key, type, answers: offeredAnswers(question, lang) },
    name: /^\d/.test(name) ? `${name} ${asks}` : asks,
  }
}

/**
 * Every question with one answer for a rule on an item, in page order, but those under these keys. What
 * a section asks several times has one for the questions beside it alone.
 */
export function knownQuestions(
  form: NamedForm,
  without: readonly string[],
  on?: string,
): KnownQuestion[] {
  const elsewhere = repeatingSections(form.definition)
    .map(({ items }) => items.map(({ key }) => key))
    .filter((keys) => on === undefined || !keys.includes(on))
  const left = new Set([...without, ...elsewhere.flat()])
  return placedItems(form.definition).flatMap(({ item }) => {
    const question = isSection(item) ? undefined : form.named.get(item.key)?.question
    return question === undefined || !takesAnswer(question) || left.has(question.key)
      ? []
      : [knownQuestion(question, form)]
  })
}

/** What the answers of these questions can be asked, type by type. */
export function testsOf(questions: readonly Question[]): TestsByType {
  return Object.fromEntries(
    questions.map((question) => [
      question.type,
      testsFor(question).map((is) => [is, testWord(is, question.type)] as const),
    ]),
  )
}
