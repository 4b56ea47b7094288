import {
  firstLanguage,
  formatDuration,
  isSection,
  placedItems,
  riskLevelNames,
  ruleSentence,
  textOf,
  withChoices,
  type FormDefinition,
  type Question,
  type QuestionType,
  type Rule,
} from '@holdpoint/forms'
import {
  conditionOf,
  numbersOf,
  outcomeQuestions,
  takesValue,
  testWords,
  type Test,
  type TestName,
} from '@holdpoint/forms/editing'
import { isMoment } from '../question-types.ts'

// Rules in the words of the builder: questions by their numbers, which stand beside them everywhere.

/** A question as rules name it: by its number, else by what it asks. */
export type NamedQuestion = { question: Question; name: string }

/** A form with what its rules are told by: the language, and the name of each question. */
export type NamedForm = {
  definition: FormDefinition
  lang: string
  /** By key; those of steps of approval ask for outcomes too. */
  named: ReadonlyMap<string, NamedQuestion>
}

/** A form whose rules are to be told. */
export function namedForm(definition: FormDefinition): NamedForm {
  const lang = firstLanguage(definition)
  const numbers = numbersOf(definition)
  const named = placedItems(definition).flatMap(({ item }) => {
    if (isSection(item)) {
      return []
    }
    const question = withChoices(definition, item)
    const name = numbers.get(item.key) || `“${textOf(item.label, lang)}”`
    return [[item.key, { question, name }] as const]
  })
  const outcomes = outcomeQuestions.map(
    (question) => [question.key, { question, name: textOf(question.label, lang) }] as const,
  )
  return { definition, lang, named: new Map([...named, ...outcomes]) }
}

const momentWords = { lt: 'is before', le: 'is not after', gt: 'is after', ge: 'is not before' }

/** What the answer of a type of question is asked, as the middle of a sentence. */
export function testWord(is: TestName, type: QuestionType): string {
  const words: Partial<Record<TestName, string>> = isMoment(type) ? momentWords : {}
  return words[is] ?? testWords[is]
}

const yesNoWords: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No', na: 'N/A' }

/** The answers that a question offers, with what each is called; null where anything is answered. */
export function offeredAnswers(
  { type, choices }: Question,
  lang: string,
): (readonly [value: string, name: string])[] | null {
  if (type === 'yesNo') {
    return Object.entries(yesNoWords)
  }
  // A rule reads the level of a risk, as a number.
  if (type === 'risk') {
    return riskLevelNames.map((name, place) => [String(place + 1), name] as const)
  }
  return choices === undefined
    ? null
    : choices.map(({ value, label }) => [value, textOf(label, lang)] as const)
}

/** What an answer is compared with, as people read it. */
export function valueWord(value: string | number | undefined, question: Question, lang: string) {
  const offered = offeredAnswers(question, lang)?.find(([offer]) => offer === String(value))
  if (question.type === 'duration' && typeof value === 'number') {
    return formatDuration(value)
  }
  return offered?.[1] ?? String(value ?? '').replace('T', ' ')
}

/** A condition as the end of a sentence: “1.2 is No and 1.3 is more than 30”. */
export function conditionWords(rule: Rule, form: NamedForm, self?: string): string {
  const condition = conditionOf(rule)
  const told = condition?.tests.map((test) => testSentence(test, form, self))
  if (condition === null || told === undefined || told.includes(null)) {
    return withinSentence(wholeSentence(rule, form, self))
  }
  return told.join(condition.mode === 'all' ? ' and ' : ' or ')
}

function withinSentence(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '')
}

/** A rule as a sentence of its own, whatever it says. */
export function wholeSentence(rule: Rule, { definition, lang }: NamedForm, self?: string): string {
  return ruleSentence(rule, definition, self === undefined ? { lang } : { lang, self })
}

function testSentence(
  { of, is, value }: Test,
  { named, lang }: NamedForm,
  self: string | undefined,
): string | null {
  const subject = named.get(of ?? self ?? '')
  if (subject === undefined) {
    return null
  }
  const { question, name } = subject
  const asked = `${of === null ? 'the answer' : name} ${testWord(is, question.type)}`
  return takesValue(is) ? `${asked} ${valueWord(value, question, lang)}` : asked
}
