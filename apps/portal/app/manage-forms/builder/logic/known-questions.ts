import { isSection, placedItems, takesAnswer, textOf, type Question } from '@holdpoint/forms'
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

/** Every question that takes an answer, in page order, but those under these keys. */
export function knownQuestions(form: NamedForm, without: readonly string[]): KnownQuestion[] {
  return placedItems(form.definition).flatMap(({ item }) => {
    const question = isSection(item) ? undefined : form.named.get(item.key)?.question
    return question === undefined || !takesAnswer(question) || without.includes(question.key)
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
