import type { ListAsk } from '../list-ask.ts'
import type { FilterSource } from '../list-source.ts'
import type { Reach } from '../reach.server.ts'
import { choicesOf, isLookupKey } from './lookups.ts'
import { loadLookups } from './lookups.server.ts'
import { nameOfMany, nameOfOne } from './part-names.ts'
import { activeKindCount, keyOf, partsOn, type PartOn } from './parts.ts'

/** One thing that the list is filtered by. */
export type FilterChip = {
  name: string
  label: string
  /** The list without it; null where its address would be too long, and a form leads there. */
  to: string | null
}

/** What the list is filtered by, for the row above it. */
export type FilterChips = {
  chips: FilterChip[]
  /** How many kinds of filters are on. */
  kindCount: number
  /** For the forms of chips without an address. */
  formKey: string
}

/** Names what the list is filtered by. A list that is not filtered asks for no names. */
export async function loadChips(
  ask: ListAsk,
  { choices }: Pick<FilterSource, 'choices'>,
  reach: Reach,
): Promise<FilterChips> {
  const { closed, rules } = ask.place
  const { filter, keptFilter } = closed.said
  const parts = partsOn(rules.list.filter, filter)
  const nameOf = await namesFor(ask, choices, parts)
  const chips = parts
    // Days that make no range filter nothing; the page says what is wrong with them.
    .filter(({ kind }) => kind !== 'window' || reach.problem === null)
    .map((part) => ({
      name: keyOf(part),
      label: labelOf(part, ask, reach, nameOf),
      to: keptFilter === null ? closed.without(part).address : null,
    }))
  return {
    chips,
    kindCount: activeKindCount(rules.list.filter, filter),
    formKey: ask.context.mintFormKey(),
  }
}

type NameOf = (part: string, value: string) => string

async function namesFor(
  ask: ListAsk,
  choices: FilterSource['choices'],
  parts: readonly PartOn[],
): Promise<NameOf> {
  const chosen = parts.filter((part) => part.kind === 'choice')
  const isMaster = chosen.some(({ name }) => isLookupKey(name))
  const own = Object.keys(choices).filter((name) => chosen.some((part) => part.name === name))
  const [lookups, ...named] = await Promise.all([
    isMaster ? loadLookups(ask.context, ask.person) : null,
    ...own.map(async (name) => {
      const values = chosen.filter((part) => part.name === name).map(({ value }) => value)
      return { name, found: (await choices[name]?.named(values, ask)) ?? [] }
    }),
  ])
  const names = new Map<string, string>()
  for (const { name, found } of named) {
    for (const { value, label } of found) {
      names.set(`${name} ${value}`, label)
    }
  }
  for (const { name } of chosen) {
    if (lookups !== null && isLookupKey(name)) {
      for (const { value, label } of choicesOf(lookups, name)) {
        names.set(`${name} ${value}`, label)
      }
    }
  }
  return (part, value) => names.get(`${part} ${value}`) ?? choices[part]?.gone ?? value
}

function labelOf(part: PartOn, { place }: ListAsk, reach: Reach, nameOf: NameOf): string {
  const { rules, said } = place
  switch (part.kind) {
    case 'choice':
      return `${nameOfOne(rules, part.name)}: ${nameOf(part.name, part.value)}`
    case 'list':
      return `${part.count.toLocaleString('en')} ${nameOfMany(rules, part.name)}`
    case 'flag':
      return nameOfOne(rules, part.name)
    case 'range':
      return `${nameOfOne(rules, part.name)}: ${rangeWords(Reflect.get(said.filter, part.name))}`
    case 'window':
      return reach.words
  }
}

function rangeWords(value: unknown): string {
  return typeof value === 'object' && value !== null && 'low' in value && 'high' in value
    ? `${String(value.low)}–${String(value.high)}`
    : ''
}
