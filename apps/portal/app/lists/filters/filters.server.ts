import type { ListAsk } from '../list-ask.ts'
import type { FilterSource } from '../list-source.ts'
import type { FiltersPanel } from './filters-panel.ts'
import { isLookupKey, type Choice } from './lookups.ts'
import { loadLookups } from './lookups.server.ts'
import { choicesIn } from './parts.ts'

/** Loads what the filter panel chooses from, and what was searched for. */
export async function loadFilters(
  ask: ListAsk,
  { choices }: Pick<FilterSource, 'choices'>,
): Promise<FiltersPanel> {
  const { context, person, place } = ask
  const { filter } = place.rules.list
  const { words, of } = place.opened('filters') ?? { words: '' }
  const [lookups, parts] = await Promise.all([
    Object.keys(filter.parts).some(isLookupKey) ? loadLookups(context, person) : null,
    Promise.all(
      Object.entries(choices).map(async ([name, source]) => {
        const values = choicesIn(place.said.filter, name)
        const [chosen, found] = await Promise.all([
          values.length === 0 ? [] : source.named(values, ask),
          words !== '' && name === (of ?? name) ? (source.found?.(words, ask) ?? []) : [],
        ])
        const gone = values
          .filter((value) => chosen.every((choice) => choice.value !== value))
          .map((value) => ({ value, label: source.gone ?? value }))
        return { name, chosen: [...chosen, ...gone], found }
      }),
    ),
  ])
  return {
    lookups,
    choices: Object.fromEntries(
      parts.map(({ name, chosen, found }) => [name, withoutTwice([...chosen, ...found])]),
    ),
    search: {
      ...{ words, of },
      isNoneFound: words !== '' && parts.every(({ found }) => found.length === 0),
    },
    now: context.now().toISOString(),
    timeZone: context.timeZone,
    formKey: context.mintFormKey(),
  }
}

function withoutTwice(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()]
}
