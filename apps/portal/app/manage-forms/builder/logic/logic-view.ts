import {
  isScorable,
  isSection,
  takesAnswer,
  textOf,
  type Item,
  type Question,
  type Reaction,
  type Rule,
  type Validation,
} from '@holdpoint/forms'
import { readersOf, type Reader } from '@holdpoint/forms/editing'
import { paths } from '../../../paths.ts'
import { asJson, conditionStart, ownTestOf, testStart } from './condition-start.ts'
import { knownQuestion, knownQuestions, testsOf } from './known-questions.ts'
import { nameOfCheck, nameOfReaction } from './logic-rows.ts'
import type { LogicPage, LogicStart } from './logic-page.ts'
import { logicWords as words } from './logic.words.ts'
import { wholeSentence, type NamedForm } from './rule-words.ts'

/** Puts the rules of an item into sentences with slots. */
export function logicPage(item: Item, form: NamedForm, formId: string): LogicPage {
  const question = isSection(item) ? null : (form.named.get(item.key)?.question ?? item)
  const inside = isSection(item) ? item.items.map(({ key }) => key) : []
  const start = logicStart(item, form)
  const answering = question !== null && takesAnswer(question) ? question : null
  const required = question?.required
  return {
    kind: 'logic',
    isSection: question === null,
    self: answering === null ? null : knownQuestion(answering, form),
    questions: knownQuestions(form, [item.key, ...inside], item.key),
    tests: testsOf([...form.named.values()].map((one) => one.question)),
    start,
    said: {
      visible: saidOf(start.visibleRule, item.visible, form, item.key),
      required: saidOf(start.requiredRule, required, form, item.key),
    },
    readers: [
      ...readersOf(form.definition, item.key).map((reader) => readerView(reader, form, formId)),
      ...(answering !== null && isCounted(answering, form) ? [scoreReader] : []),
    ],
  }
}

function saidOf(json: string, rule: Rule | undefined, form: NamedForm, self: string) {
  return json === '' || rule === undefined ? null : wholeSentence(rule, form, self)
}

function logicStart(item: Item, form: NamedForm): LogicStart {
  const question = isSection(item) ? null : item
  const { required } = question ?? {}
  const visible = conditionStart(item.visible, form)
  // Always and never are said beside the question.
  const needed = conditionStart(typeof required === 'boolean' ? undefined : required, form)
  return {
    ...{ visibleMode: visible.mode, visible: visible.rows, visibleRule: visible.rule },
    ...{ requiredMode: needed.mode, required: needed.rows, requiredRule: needed.rule },
    on: (question?.on ?? []).map((one) => reactionStart(one, form, item.key)),
    validate: (question?.validate ?? []).map((one) => checkStart(one, form, item.key)),
  }
}

function reactionStart(reaction: Reaction, form: NamedForm, self: string) {
  return {
    ...{
      was: nameOfReaction(reaction),
      do: reaction.do,
      message: textOf(reaction.message, form.lang),
    },
    ...ownTestStart(reaction.when, form, self),
  }
}

function checkStart(check: Validation, form: NamedForm, self: string) {
  return {
    ...{ was: nameOfCheck(check), level: check.level, message: textOf(check.message, form.lang) },
    ...ownTestStart(check.rule, form, self),
  }
}

function ownTestStart(rule: Rule, form: NamedForm, self: string) {
  const test = ownTestOf(rule, self, form)
  if (test === null) {
    return { is: '', value: '', rule: asJson(rule), said: wholeSentence(rule, form, self) }
  }
  const { is, value } = testStart(test)
  return { is, value, rule: '', said: '' }
}

function isCounted(question: Question, { definition: { scoring } }: NamedForm): boolean {
  return scoring?.enabled === true && isScorable(question) && question.score?.weight !== 0
}

const scoreReader = { name: words.score, what: '', to: null }

function readerView({ key, number, what }: Reader, form: NamedForm, formId: string) {
  if (key === null) {
    const to = paths.formBuilder(formId, { part: 'approval' })
    const name = what === 'asksToSign' ? words.signature(number) : words.approvalStep(number)
    return { name, what: words.readers[what], to }
  }
  return {
    name: number === '' ? (form.named.get(key)?.name ?? key) : number,
    what: words.readers[what],
    to: paths.formBuilder(formId, { item: key, part: 'logic' }),
  }
}
