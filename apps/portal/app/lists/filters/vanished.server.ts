import type { ListAsk } from '../list-ask.ts'
import type { FilterSource } from '../list-source.ts'
import { isKnownChoice, isLookupKey } from './lookups.ts'
import { loadLookups } from './lookups.server.ts'
import { nameOfOne } from './part-names.ts'
import { choicesIn } from './parts.ts'

/** What of a filter is left once what is not there any more goes, and what went, as "District PER". */
export type Remaining = { change: Readonly<Record<string, string[]>>; vanished: string[] }

/**
 * Leaves out the choices that neither master data nor their own source know any more. While master
 * data cannot be had, its choices stay: nobody knows better.
 */
export async function withoutVanished(
  ask: ListAsk,
  { choices }: Pick<FilterSource, 'choices'>,
): Promise<Remaining> {
  const { rules, said } = ask.place
  const chosen = Object.keys(rules.list.filter.parts).filter(
    (name) => choicesIn(said.filter, name).length > 0,
  )
  const remaining = await Promise.all(
    chosen.map(async (name) => {
      const values = choicesIn(said.filter, name)
      const isKnown = await knowing(name, values, ask, choices)
      return { name, values, left: values.filter(isKnown) }
    }),
  )
  const change: Record<string, string[]> = {}
  const vanished: string[] = []
  for (const { name, values, left } of remaining) {
    change[name] = left
    const gone = values.filter((value) => !left.includes(value))
    const { gone: called } = choices[name] ?? {}
    vanished.push(...gone.map((value) => `${nameOfOne(rules, name)} ${called ?? value}`))
  }
  return { change, vanished }
}

async function knowing(
  name: string,
  values: readonly string[],
  ask: ListAsk,
  choices: FilterSource['choices'],
): Promise<(value: string) => boolean> {
  const source = choices[name]
  if (source !== undefined) {
    const known = new Set((await source.named(values, ask)).map(({ value }) => value))
    return (value) => known.has(value)
  }
  const lookups = isLookupKey(name) ? await loadLookups(ask.context, ask.person) : null
  return lookups === null || !isLookupKey(name) ? () => true : isKnownChoice(lookups, name)
}
