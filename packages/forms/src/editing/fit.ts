// What has to be changed about items of one form before they can stand in another.
import type { RuleUse } from '../rule-changes.ts'
import { isRepeating } from '../repeats.ts'
import { readsOf } from '../rules.ts'
import { isSection, questionsAmong } from '../structure.ts'
import { firstLanguage, labelOf } from '../text.ts'
import { textsOf } from '../texts.ts'
import type { Choice, FormDefinition, Item, Question } from '../types.ts'
import { keyFor } from './keys.ts'
import { itemWithRules } from '../rule-changes.ts'
import { choicesWithTexts, itemWithTexts, textFitter } from './text-changes.ts'
import { locate } from './tree.ts'
import { editingWords } from './words.ts'

type ChoiceLists = Readonly<Record<string, readonly Choice[]>>

/** Items that fit into another form, the named lists that it has with them, and what they lost. */
export type Fitted = {
  readonly items: readonly Item[]
  readonly choiceLists: ChoiceLists
  readonly lost: readonly string[]
}

/** Items of a form, made to fit into another; their keys are as they were. */
export function fitted(
  target: FormDefinition,
  source: FormDefinition,
  items: readonly Item[],
): Fitted {
  const fitText = textFitter(target.languages)
  const lists = listsFor(target, source, items)
  const asked = { source, items }
  const ruled = items.map((item) => withoutStrayRules(item, asked, firstLanguage(target)))
  return {
    items: ruled.map(({ item }) => withLists(itemWithTexts(item, fitText), lists.names)),
    choiceLists: lists.all,
    lost: [
      ...ruled.flatMap(({ lost }) => lost),
      ...lostTexts(target, { ...target, items, choiceLists: lists.copied }),
    ],
  }
}

function lostTexts(target: FormDefinition, copied: FormDefinition): string[] {
  const first = firstLanguage(target)
  const texts = textsOf(copied).map(({ text }) => text)
  const strays = texts.flatMap(Object.keys).filter((tag) => !target.languages.includes(tag))
  const count = texts.filter((text) => !Object.hasOwn(text, first)).length
  const tags = [...new Set(strays)].map((tag) => `"${tag}"`).join(', ')
  return [
    ...(tags === '' ? [] : [editingWords.lostLanguages(tags)]),
    ...(count === 0 ? [] : [editingWords.notTranslated(count, first)]),
  ]
}

const lostRules = {
  visible: editingWords.lostVisible,
  required: editingWords.lostRequired,
  calculation: editingWords.lostCalculation,
  reaction: editingWords.lostReaction,
  validation: editingWords.lostValidation,
  default: editingWords.lostDefault,
} as const satisfies Record<RuleUse, (label: string, asked: string) => string>

function withoutStrayRules(
  item: Item,
  { source, items }: { source: FormDefinition; items: readonly Item[] },
  lang: string,
): { item: Item; lost: string[] } {
  const lost: string[] = []
  const repeating = items.filter(isRepeating)
  const repeated = new Set(questionsAmong(repeating).map(({ key }) => key))
  const known = new Set([...repeating, ...questionsAmong(items)].map(({ key }) => key))
  const next = itemWithRules(item, (rule, use, on) => {
    const { keys, overAll } = readsOf(rule)
    const strays = keys.filter((key) => !(overAll.has(key) ? repeated : known).has(key))
    if (strays.length === 0) {
      return rule
    }
    const asked = strays.map((key) => `“${nameAt(source, key, lang)}”`)
    lost.push(lostRules[use](labelOf(on, lang), asked.join(', ')))
    return undefined
  })
  return { item: next, lost }
}

function nameAt(definition: FormDefinition, key: string, lang: string): string {
  const item = locate(definition, key)?.item
  return (item === undefined ? '' : labelOf(item, lang)) || key
}

type CopiedLists = {
  /** The lists of the form with those that were copied. */
  readonly all: ChoiceLists
  readonly copied: ChoiceLists
  /** What a list is called now, by what it was called. */
  readonly names: ReadonlyMap<string, string>
}

// A list of the same name and the same choices is the same list. A name without a list gets one
// that is free too, so that it does not come to mean a list of the other form.
function listsFor(
  target: FormDefinition,
  source: FormDefinition,
  items: readonly Item[],
): CopiedLists {
  const fitText = textFitter(target.languages)
  const all: Record<string, readonly Choice[]> = { ...target.choiceLists }
  const copied: Record<string, readonly Choice[]> = {}
  const names = new Map<string, string>()
  const used = questionsAmong(items)
  for (const name of new Set(used.flatMap(({ list }) => list ?? []))) {
    const choices = Object.hasOwn(source.choiceLists ?? {}, name)
      ? source.choiceLists?.[name]
      : undefined
    const fit = choices === undefined ? undefined : choicesWithTexts(choices, fitText)
    const isSame = fit !== undefined && JSON.stringify(all[name]) === JSON.stringify(fit)
    const free = isSame ? name : keyFor(name, [...Object.keys(all), ...names.values()])
    names.set(name, free)
    if (choices !== undefined && fit !== undefined && !isSame) {
      all[free] = fit
      copied[free] = choices
    }
  }
  return { all, copied, names }
}

function withLists(item: Item, names: ReadonlyMap<string, string>): Item {
  const renamed = (question: Question): Question =>
    question.list === undefined
      ? question
      : { ...question, list: names.get(question.list) ?? question.list }
  return isSection(item) ? { ...item, items: item.items.map(renamed) } : renamed(item)
}
