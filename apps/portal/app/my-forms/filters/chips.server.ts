import { statusLabel, type MyFormsFilter } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { Reach } from '../list/list-window.server.ts'
import type { PageAsk } from '../page-ask.ts'
import { addressOf, filteredBy } from '../search/my-forms.search.ts'
import {
  activeKindCount,
  changeWithout,
  filterParts,
  partName,
  type FilterPart,
} from './filter-parts.ts'
import { flagNames, listNames, words } from './filters.words.ts'
import { loadFormNames, loadLookups } from './lookups.server.ts'
import { choicesOf } from './lookups.ts'

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
export async function loadChips(ask: PageAsk, reach: Reach): Promise<FilterChips> {
  const { context, search } = ask
  const { filter, keptFilter } = search
  const parts = filterParts(filter)
  const nameOf = await namesFor(ask, parts)
  const chips = parts
    // Days that make no range filter nothing; the page says what is wrong with them.
    .filter(({ kind }) => kind !== 'window' || reach.problem === null)
    .map((part) => {
      const without = filteredBy({ ...search, dialog: null }, changeWithout(filter, part))
      return {
        name: partName(part),
        label: labelOf(part, filter, reach, nameOf),
        to: keptFilter === null ? paths.myForms(addressOf(without)) : null,
      }
    })
  return { chips, kindCount: activeKindCount(filter), formKey: context.mintFormKey() }
}

type NameOf = (key: string, value: string) => string

async function namesFor(ask: PageAsk, parts: readonly FilterPart[]): Promise<NameOf> {
  const choices = parts.filter((part) => part.kind === 'choice')
  if (choices.length === 0) {
    return (_key, value) => value
  }
  const formIds = choices.filter(({ key }) => key === 'formIds').map(({ value }) => value)
  const isMaster = choices.some(({ key }) => key !== 'formIds' && key !== 'statuses')
  const [lookups, forms] = await Promise.all([
    isMaster ? loadLookups(ask.context, ask.person) : null,
    loadFormNames(ask, formIds),
  ])
  const names = new Map(forms.map(({ id, title }) => [`formIds ${id}`, title]))
  for (const { key } of choices) {
    if (lookups !== null && key !== 'formIds' && key !== 'statuses') {
      for (const { value, label } of choicesOf(lookups, key)) {
        names.set(`${key} ${value}`, label)
      }
    }
  }
  return (key, value) =>
    names.get(`${key} ${value}`) ?? (key === 'statuses' ? statusLabel(value) : value)
}

function labelOf(part: FilterPart, { score }: MyFormsFilter, reach: Reach, nameOf: NameOf): string {
  switch (part.kind) {
    case 'choice':
      return `${listNames[part.key][0]}: ${nameOf(part.key, part.value)}`
    case 'list':
      return `${part.count.toLocaleString('en')} ${listNames[part.key][1]}`
    case 'flag':
      return flagNames[part.key]
    case 'score':
      return `${words.score}: ${score === null ? '' : `${score.low}–${score.high}`}`
    case 'window':
      return reach.words
  }
}
