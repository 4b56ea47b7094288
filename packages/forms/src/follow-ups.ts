import { listKeyOf } from './repeats.ts'
import { readsOf } from './rules.ts'
import { everythingOf, findItem, questionsAmong } from './structure.ts'
import { dependencyNodes, sourcesOf } from './visibility.ts'
import type { FormDefinition, Question, Rule } from './types.ts'

/**
 * The questions that some answers lead to: whether they show, have to be answered, need evidence or
 * hold, or what they come to, depends on one of those, or on a question that does. The named ones are
 * not among them.
 */
export function followUpsOf(definition: FormDefinition, keys: readonly string[]): Set<string> {
  const nodes = dependencyNodes(definition)
  const readers = new Map<string, string[]>()
  for (const { question, sectionKey } of everythingOf(definition)) {
    const section = sectionKey === null ? undefined : nodes.get(sectionKey)?.rule
    const reads = [section, ...rulesOf(question)].flatMap((rule) => readsOf(rule).keys)
    for (const key of new Set(reads)) {
      const known = readers.get(key)
      if (known === undefined) {
        readers.set(key, [question.key])
      } else {
        known.push(question.key)
      }
    }
  }
  const reached = new Set(keys)
  // A set that is added to while it is walked is walked to its new end.
  for (const key of reached) {
    readers.get(key)?.forEach((reader) => reached.add(reader))
  }
  keys.forEach((key) => reached.delete(key))
  return reached
}

/**
 * What can be changed once some questions were handed back: those, what a calculated one among them
 * depends on, and what all of that leads to. Where it is said that there are too many or too few of
 * what is asked several times, all that is asked there. The form is one that is laid out.
 */
export function openedBy(form: FormDefinition, handedBack: readonly string[]): Set<string> {
  const calculated = handedBack.filter((key) => findItem(form, key)?.type === 'calc')
  const led = [...handedBack, ...sourcesOf(form, calculated)]
  const lists = new Set(led.filter((key) => findItem(form, key)?.type === 'instances'))
  const inLists = questionsAmong(form.items).filter(
    ({ instance }) => instance !== undefined && lists.has(listKeyOf(instance.section)),
  )
  const keys = [...led, ...inLists.map((question) => question.key)]
  return new Set([...keys, ...followUpsOf(form, keys)])
}

function rulesOf({
  visible,
  required,
  calc,
  on = [],
  validate = [],
}: Question): (Rule | undefined)[] {
  return [
    visible,
    calc,
    typeof required === 'object' ? required : undefined,
    ...on.map(({ when }) => when),
    ...validate.map(({ rule }) => rule),
  ]
}
