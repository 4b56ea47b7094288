// Sections that are asked several times in one entry. A form is laid out for the answers of an entry:
// each instance becomes questions of its own, with keys, words and rules of their own, and behind them
// stands which instances there are. All else reads that form as it reads any other.
import { instanceCountMax } from './limits.ts'
import { isAggregate, itemWithRules, mapRule, questionWithRules } from './rule-changes.ts'
import { textOf } from './text.ts'
import type {
  Answer,
  Answers,
  FormDefinition,
  Item,
  Question,
  Repeat,
  Rule,
  Section,
  Text,
} from './types.ts'

/** The form of the key of an answer: of a question, of one of its instances, or of their list. */
export const answerKeyPattern = /^[a-z][a-z0-9_]{0,63}(-([1-9][0-9]{0,2}|list))?$/

/** The form of the name of an instance: its number, which no other gets once it is removed. */
export const instancePattern = /^[1-9][0-9]{0,2}$/

/** A section that is asked several times. */
export type RepeatingSection = Section & { readonly repeat: Repeat }

/** Whether an item is a section that is asked several times. */
export function isRepeating(item: Item): item is RepeatingSection {
  return item.type === 'section' && item.repeat !== undefined
}

/** The sections of a form that are asked several times. */
export function repeatingSections({ items }: FormDefinition): RepeatingSection[] {
  return items.filter(isRepeating)
}

/** The key of the answer that says which instances of a section there are. */
export function listKeyOf(sectionKey: string): string {
  return `${sectionKey}-list`
}

/** The section of which an answer says which instances there are. */
export function sectionOfList(listKey: string): string {
  return listKey.replace(/-list$/, '')
}

/** The key of the answer to a question in one instance. */
export function instanceKeyOf(key: string, instance: string): string {
  return `${key}-${instance}`
}

/**
 * The instances of a section that an entry has, by their numbers: as many as there must be, until
 * somebody adds one.
 */
export function instancesOf({ key, repeat }: RepeatingSection, answers: Answers): string[] {
  const listKey = listKeyOf(key)
  const stored = Object.hasOwn(answers, listKey) ? answers[listKey] : undefined
  return instancesIn({ repeat }, stored)
}

/** The instances that an answer names. */
export function instancesIn(
  { repeat }: Pick<Question, 'repeat'>,
  answer: Answer | undefined,
): string[] {
  const value = answer?.value
  if (repeat === undefined) {
    return []
  }
  return isInstanceList(repeat, value)
    ? value
    : Array.from({ length: repeat.min }, (_, place) => `${place + 1}`)
}

/** Whether a value says which instances there are: as many as there may be, each once. */
export function isInstanceList({ min, max }: Repeat, value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length >= min &&
    value.length <= Math.min(max, instanceCountMax) &&
    new Set<unknown>(value).size === value.length &&
    value.every((one) => typeof one === 'string' && instancePattern.test(one))
  )
}

type LaidOut = { readonly of: string; readonly form: FormDefinition }

// A form is laid out at each key that is typed, and mostly as it was before.
const lastLaidOut = new WeakMap<FormDefinition, LaidOut>()

/**
 * A form as it stands for some answers: with the questions of each instance in the place of those that
 * are asked several times. A form without any, and one that is laid out, is itself.
 */
export function laidOut(definition: FormDefinition, answers: Answers): FormDefinition {
  const sections = repeatingSections(definition)
  if (sections.length === 0) {
    return definition
  }
  const instances = new Map(sections.map((one) => [one.key, instancesOf(one, answers)]))
  const of = JSON.stringify([...instances])
  const last = lastLaidOut.get(definition)
  if (last?.of === of) {
    return last.form
  }
  const form = layOut(definition, sections, instances)
  lastLaidOut.set(definition, { of, form })
  return form
}

function layOut(
  definition: FormDefinition,
  sections: readonly RepeatingSection[],
  instances: ReadonlyMap<string, readonly string[]>,
): FormDefinition {
  const outside = outsideOf(sections, instances)
  const { workflow } = definition
  const approvals = workflow?.approvals.map((step) =>
    step.condition === undefined ? step : { ...step, condition: outside(step.condition) },
  )
  return {
    ...definition,
    ...(workflow === undefined ? {} : { workflow: { ...workflow, approvals: approvals ?? [] } }),
    items: definition.items.map((item): Item => {
      if (!isRepeating(item)) {
        return itemWithRules(item, outside)
      }
      const { repeat, visible: rule, ...section } = item
      const visible = rule === undefined ? {} : { visible: outside(rule) }
      const ofAll = (instances.get(item.key) ?? []).flatMap((instance) =>
        item.items.map((question) =>
          questionWithRules(instanceOf(item, question, instance), outside),
        ),
      )
      const list = listQuestion(item.key, repeat)
      return { ...section, ...visible, items: [...ofAll, list] }
    }),
  }
}

/** The question whose answer is which instances there are. */
export function listQuestion(sectionKey: string, repeat: Repeat): Question {
  return { key: listKeyOf(sectionKey), type: 'instances', label: repeat.label, repeat }
}

/** A question of a section as it is asked in one instance: it reads what stands beside it there. */
export function instanceOf(
  { key: section, repeat, items }: RepeatingSection,
  question: Question,
  instance: string,
): Question {
  const beside = new Set(items.map(({ key }) => key))
  const title = mapText(repeat.label, (label) => `${label} ${instance}`)
  const own = mapReads(beside, (key) => instanceKeyOf(key, instance))
  return {
    ...questionWithRules(question, own),
    key: instanceKeyOf(question.key, instance),
    label: mapText(question.label, (label, lang) => `${textOf(title, lang)}: ${label}`),
    instance: { section, number: instance, title, label: question.label, of: question.key },
  }
}

/** The question, the list or the instance that a key of an answer names among repeating sections. */
export function findRepeated(definition: FormDefinition, key: string): Question | undefined {
  // A rule that nobody checked may name anything, or nothing.
  if (typeof key !== 'string' || !answerKeyPattern.test(key)) {
    return undefined
  }
  const [base = '', instance] = key.split('-')
  if (instance === undefined) {
    return undefined
  }
  const sections = repeatingSections(definition)
  for (const section of sections) {
    if (instance === 'list' && section.key === base) {
      return listQuestion(base, section.repeat)
    }
    const question = section.items.find((one) => one.key === base)
    if (question !== undefined && instance !== 'list') {
      const outside = outsideOf(sections, new Map())
      return questionWithRules(instanceOf(section, question, instance), outside)
    }
  }
  return undefined
}

function mapText(text: Text, map: (words: string, lang: string) => string): Text {
  return Object.fromEntries(Object.entries(text).map(([lang, words]) => [lang, map(words, lang)]))
}

/** What the rules outside of an instance read: which instances there are, and all of their answers. */
function outsideOf(
  sections: readonly RepeatingSection[],
  instances: ReadonlyMap<string, readonly string[]>,
): (rule: Rule) => Rule {
  const repeating = new Set(sections.map(({ key }) => key))
  const sectionOf = new Map(
    sections.flatMap(({ key, items }) => items.map((one) => [one.key, key] as const)),
  )
  const named = mapReads(repeating, listKeyOf)
  const spread = (rule: Rule): Rule =>
    mapRule(rule, (part) => {
      const section = isAggregate(part) ? sectionOf.get(part.key) : undefined
      if (section === undefined || !isAggregate(part)) {
        return part
      }
      const all = (instances.get(section) ?? []).map((one) => instanceKeyOf(part.key, one))
      // Which there are it reads as well: that is no number, and goes into no sum.
      return { ...part, of: [listKeyOf(section), ...all] }
    })
  return (rule) => spread(named(rule))
}

function mapReads(keys: ReadonlySet<string>, to: (key: string) => string): (rule: Rule) => Rule {
  return (rule) =>
    mapRule(rule, (part) =>
      part.op === 'answer' && keys.has(part.key) ? { ...part, key: to(part.key) } : part,
    )
}
