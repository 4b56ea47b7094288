import { holdsId, type DeclaredFields } from '@holdpoint/api'
import { idsIn, thingOf, type DeclaredLookup, type DeclaredValues } from './declared.lookup.ts'

/** What each field that holds an id is called, by the name of the field; empty ones are left out. */
export function wordsOf(
  lookup: DeclaredLookup,
  fields: DeclaredFields,
  values: DeclaredValues,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => holdsId(field))
      .map(([name, field]) => {
        const things = lookup.get(thingOf(field))
        const names = idsIn(values[name]).map((id) => things?.get(id)?.name ?? id)
        return [name, names.join(', ')] as const
      })
      .filter(([, words]) => words !== ''),
  )
}
