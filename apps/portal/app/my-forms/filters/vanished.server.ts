import { type MyFormsFilter } from '@holdpoint/api'
import type { PageAsk } from '../page-ask.ts'
import { listNames } from './filters.words.ts'
import { loadFormNames, loadLookups } from './lookups.server.ts'
import { isKnownChoice, type Lookups } from './lookups.ts'
import { listKeys, type ListKey } from './filter-keys.ts'

/** A filter without what is not there any more, and what had to go, as "District PER". */
export type Remaining = { filter: MyFormsFilter; vanished: string[] }

/**
 * Leaves out the choices that neither master data nor the forms know any more. While master data
 * cannot be had, its choices stay: nobody knows better.
 */
export async function withoutVanished(
  filter: MyFormsFilter,
  ask: Pick<PageAsk, 'context' | 'request' | 'person'>,
): Promise<Remaining> {
  const chosen = listKeys.filter((key) => filter[key].length > 0 && key !== 'statuses')
  if (chosen.length === 0) {
    return { filter, vanished: [] }
  }
  const isMaster = chosen.some((key) => key !== 'formIds')
  const [lookups, forms] = await Promise.all([
    isMaster ? loadLookups(ask.context, ask.person) : null,
    loadFormNames(ask, filter.formIds),
  ])
  const formIds = new Set(forms.map(({ id }) => id))
  const remaining: Partial<Record<ListKey, string[]>> = {}
  const vanished: string[] = []
  for (const key of chosen) {
    const isKnown = knowing(key, lookups, formIds)
    remaining[key] = filter[key].filter(isKnown)
    const gone = filter[key].filter((value) => !isKnown(value))
    vanished.push(...gone.map((value) => `${listNames[key][0]} ${value}`))
  }
  return vanished.length === 0
    ? { filter, vanished }
    : { filter: { ...filter, ...remaining }, vanished }
}

function knowing(
  key: ListKey,
  lookups: Lookups | null,
  formIds: ReadonlySet<string>,
): (value: string) => boolean {
  if (key === 'formIds') {
    return (id) => formIds.has(id)
  }
  return lookups === null || key === 'statuses' ? () => true : isKnownChoice(lookups, key)
}
