import {
  isScorable,
  pointsOf,
  textOf,
  type Question,
  type Reaction,
  type Rule,
  type Scoring,
  type Section,
} from '@holdpoint/forms'
import { conditionOf } from '@holdpoint/forms/editing'
import { tagWords as words } from './builder.words.ts'
import { conditionWords, testWord, valueWord, type NamedForm } from './logic/rule-words.ts'
import { isCounted } from './question-types.ts'

/** What is said of a question in a few words each, in the order in which it matters. */
export function questionTags(question: Question, form: NamedForm): string[] {
  const { required, titleAnswer, visible, validate = [] } = question
  return [
    ...(required === true ? [words.required] : []),
    ...(typeof required === 'object' && required !== null
      ? [words.neededWhen(conditionWords(required, form, question.key))]
      : []),
    ...(question.calc === undefined
      ? []
      : [words.calculated(conditionWords(question.calc, form, question.key))]),
    ...scoreTags(question, form),
    ...(titleAnswer === true ? [words.givesTitle] : []),
    ...(question.startsWithLast === true ? [words.startsWithLast] : []),
    ...shownTags(visible, form),
    ...reactionTags(question, form),
    ...(validate.length > 0 ? [words.checks(validate.length)] : []),
  ]
}

/** The same of a section. */
export function sectionTags({ visible, passPercent, repeat, asTable }: Section, form: NamedForm) {
  return [
    ...(repeat === undefined
      ? []
      : [words.repeats(textOf(repeat.label, form.lang), repeat.min, repeat.max)]),
    ...(passPercent === undefined ? [] : [words.passes(passPercent)]),
    ...(asTable === true ? [words.asTable] : []),
    ...shownTags(visible, form),
  ]
}

function shownTags(visible: Rule | undefined, form: NamedForm): string[] {
  return visible === undefined ? [] : [words.shownWhen(conditionWords(visible, form))]
}

function scoreTags(question: Question, { definition: { scoring } }: NamedForm): string[] {
  if (scoring?.enabled !== true || !isScorable(question)) {
    return []
  }
  const { weight = 1, critical = false } = question.score ?? {}
  const isCritical = critical || (question.choices ?? []).some((choice) => choice.critical === true)
  const points = weight * fullPoints(question, scoring)
  return [
    ...(isCritical ? [words.critical] : []),
    ...(points === 0 ? [words.notCounted] : [words.points(points)]),
  ]
}

/** The most that the answer of a question earns, before its weight. */
export function fullPoints(question: Question, scoring: Scoring): number {
  const [first] = (question.choices ?? []).filter((choice) => choice.exclude !== true)
  const isNumber = isCounted(question.type) || question.type === 'rating'
  const value = isNumber ? 1 : (first?.value ?? 'yes')
  // What the whole is does not depend on the answer, as long as there is one that counts.
  return pointsOf(
    question,
    { value: question.type === 'multiChoice' ? [`${value}`] : value },
    scoring,
  ).max
}

function reactionTags(question: Question, form: NamedForm): string[] {
  const byRule = new Map<string, { when: Rule; reactions: Reaction[] }>()
  for (const reaction of question.on ?? []) {
    const rule = JSON.stringify(reaction.when)
    const known = byRule.get(rule) ?? { when: reaction.when, reactions: [] }
    byRule.set(rule, { ...known, reactions: [...known.reactions, reaction] })
  }
  return [...byRule.values()].map(({ when, reactions }) =>
    words.reaction(answerWords(when, question, form), effectsOf(reactions, form)),
  )
}

function effectsOf(reactions: readonly Reaction[], { lang }: NamedForm): string[] {
  const evidence = reactions.flatMap((one) =>
    one.do === 'showMessage' || one.do === 'flag' ? [] : [words.evidence[one.do]],
  )
  const messages = reactions.filter((one) => one.do === 'showMessage')
  return [
    ...(evidence.length === 0 ? [] : [words.asksFor(evidence)]),
    ...(reactions.some((one) => one.do === 'flag') ? [words.flagged] : []),
    ...messages.map(({ message }) => words.says(textOf(message, lang))),
  ]
}

/** The answer that a rule is about, alone where that is enough: “No”, “More than 30”. */
function answerWords(when: Rule, question: Question, form: NamedForm): string {
  const [test, ...others] = conditionOf(when)?.tests ?? []
  if (test === undefined || test.of !== null || others.length > 0) {
    return words.when(conditionWords(when, form, question.key))
  }
  const told =
    `${testWord(test.is, question.type)} ${valueWord(test.value, question, form.lang)}`.trim()
  return told.startsWith('is ') ? told.slice('is '.length) : words.when(`the answer ${told}`)
}
