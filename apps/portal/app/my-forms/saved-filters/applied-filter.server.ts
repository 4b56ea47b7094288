import { redirect } from '@remix-run/node'
import { myFormsFilter, type SavedFilter } from '@holdpoint/api'
import { contentOf } from '../../session/content-of.server.ts'
import { leftOutVanished } from '../filters/filters.words.ts'
import { withoutVanished } from '../filters/vanished.server.ts'
import type { PageAsk } from '../page-ask.ts'
import { shortAddress, shortened } from '../search/kept-filter.server.ts'
import { noSavedFilter, type MyFormsSearch } from '../search/my-forms.search.ts'
import { applied } from './apply-filter.ts'
import { savedFilterType } from './saved-filters.ts'
import { words } from './saved-filters.words.ts'

// What an address has to do with saved filters: the one that it names, and the default one of a
// person whose address names nothing.

/** A search as it stands, and what has to be said of the saved filter that it names. */
export type Standing = { search: MyFormsSearch; note: string | null }

/**
 * Leads to the person's default filter. Call it for an address that carries no filter; whoever has
 * no default one stays.
 */
export async function leadToDefault(ask: PageAsk): Promise<void> {
  if (!ask.person.defaultFilters.includes(savedFilterType)) {
    return
  }
  const [saved] = await savedFilters(ask, { isDefault: true })
  if (saved !== undefined) {
    throw redirect(await shortAddress(applied(ask.search, saved, clockOf(ask)), ask))
  }
}

/**
 * The search with the saved filter that it names. An address that says nothing beside the name leads
 * to the whole one; of a filter that is gone the rest of the address counts.
 */
export async function namedFilter(ask: PageAsk): Promise<Standing> {
  const { search } = ask
  const { savedFilterId: id } = search
  if (id === null || id === noSavedFilter) {
    return { search, note: null }
  }
  const [saved] = await savedFilters(ask, { id })
  if (saved === undefined) {
    return { search: { ...search, savedFilterId: noSavedFilter }, note: words.gone }
  }
  if (search.keptFilter === null && myFormsFilter.isPlain(search.filter)) {
    const whole = applied(search, saved, clockOf(ask))
    if (!myFormsFilter.isPlain(whole.filter)) {
      throw redirect(await shortAddress(whole, ask))
    }
  }
  return fitted(ask)
}

/** The search without the choices of its saved filter that are not there any more. */
export async function fitted(ask: PageAsk): Promise<Standing> {
  const { search } = ask
  if (search.savedFilterId === null || search.savedFilterId === noSavedFilter) {
    return { search, note: null }
  }
  const { filter, vanished } = await withoutVanished(search.filter, ask)
  if (vanished.length === 0) {
    return { search, note: null }
  }
  // What was kept under a hash still names them.
  const rest = await shortened({ ...search, filter, keptFilter: null }, ask)
  return { search: rest, note: leftOutVanished(vanished) }
}

async function savedFilters(
  { context, request }: PageAsk,
  which: { id: string } | { isDefault: true },
): Promise<SavedFilter[]> {
  const answer = await context.api.savedFilters.list({ type: savedFilterType, ...which })
  return contentOf(answer, request)
}

function clockOf({ context }: PageAsk) {
  return { now: context.now(), timeZone: context.timeZone }
}
