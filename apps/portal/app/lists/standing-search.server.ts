import { redirect } from '@remix-run/node'
import type { SavedFilter } from '@holdpoint/api'
import { contentOf } from '../session/content-of.server.ts'
import { rememberedTab } from '../session/tab-cookie.server.ts'
import { noSavedFilter } from './address-values.ts'
import { leftOutVanished } from './filters/filters.words.ts'
import { withoutVanished } from './filters/vanished.server.ts'
import { openedPlace, shortAddress, shortened } from './kept-filter.server.ts'
import type { ListAsk } from './list-ask.ts'
import type { FilterSource } from './list-source.ts'
import type { Places, AnyPlace } from './place.ts'
import { readableQuery } from './readable-query.server.ts'
import { applied } from './saved-filters/apply-filter.ts'
import { typeOf } from './saved-filters/saved-filters.ts'
import { words } from './saved-filters/saved-filters.words.ts'

// What an address asks for, brought into the one state that everything after it stands on: what
// cannot be read is left out, what is kept or saved under a name is opened, what has vanished goes.

/** A place as it stands, and what has to be said of the saved filter that it names. */
export type Standing<P> = { place: P; note: string | null }

/** What was asked, before anything is asked for. */
export type Asked<P> = {
  place: P
  query: URLSearchParams
  /** What of the address could not be read; null where nothing had to go. */
  unread: string | null
  remembered: string | undefined
}

/** Reads what an address asks for, as far as the address alone tells. */
export async function readAddress<P extends AnyPlace>(
  request: Request,
  places: Places<P>,
): Promise<Asked<P>> {
  const { query, note } = readableQuery(new URL(request.url).searchParams, places)
  const remembered = await rememberedTab(request, places.rules.list)
  return { place: places.read(query, remembered), query, unread: note, remembered }
}

/**
 * The place that a request stands on, for a loader and an action alike. A page that is shown leads
 * on to the address that says a saved filter whole; a post changes what its form was drawn for.
 */
export async function standingSearch<P extends AnyPlace>(
  ask: ListAsk<P>,
  source: FilterSource,
  { isShown }: { isShown: boolean },
): Promise<Standing<P>> {
  const place = await openedPlace(ask.place, ask, source.keeper)
  const opened = { ...ask, place }
  return isShown ? namedFilter(opened, source) : fitted(opened, source)
}

/**
 * Leads to the person's default filter. Call it for an address that carries no filter; whoever has
 * no default one stays.
 */
export async function leadToDefault<P extends AnyPlace>(
  ask: ListAsk<P>,
  { keeper }: FilterSource,
): Promise<void> {
  const { name } = ask.place.rules.list
  if (!ask.person.defaultFilters.some((one) => one === name)) {
    return
  }
  const [saved] = await savedFilters(ask, { isDefault: true })
  if (saved !== undefined) {
    throw redirect(await shortAddress(applied(ask.place, saved, todayOf(ask)), ask, keeper))
  }
}

/**
 * The place with the saved filter that it names. An address that says nothing beside the name leads
 * to the whole one; of a filter that is gone the rest of the address counts.
 */
async function namedFilter<P extends AnyPlace>(
  ask: ListAsk<P>,
  source: FilterSource,
): Promise<Standing<P>> {
  const { place } = ask
  const { savedFilterId: id, keptFilter, filter } = place.said
  const { isPlain } = place.rules.list.filter
  if (id === null || id === noSavedFilter) {
    return { place, note: null }
  }
  const [saved] = await savedFilters(ask, { id })
  if (saved === undefined) {
    return { place: place.with({ savedFilterId: noSavedFilter }), note: words.gone }
  }
  if (keptFilter === null && isPlain(filter)) {
    const whole = applied(place, saved, todayOf(ask))
    if (!isPlain(whole.said.filter)) {
      throw redirect(await shortAddress(whole, ask, source.keeper))
    }
  }
  return fitted(ask, source)
}

/** The place without the choices of its saved filter that are not there any more. */
async function fitted<P extends AnyPlace>(
  ask: ListAsk<P>,
  source: FilterSource,
): Promise<Standing<P>> {
  const { place } = ask
  const { savedFilterId, filter } = place.said
  if (savedFilterId === null || savedFilterId === noSavedFilter) {
    return { place, note: null }
  }
  const { change, vanished } = await withoutVanished(ask, source)
  if (vanished.length === 0) {
    return { place, note: null }
  }
  // What was kept under a hash still names them.
  const left = place.with({ filter: { ...filter, ...change }, keptFilter: null })
  return { place: await shortened(left, ask, source.keeper), note: leftOutVanished(vanished) }
}

async function savedFilters(
  { context, request, place }: ListAsk,
  which: { id: string } | { isDefault: true },
): Promise<SavedFilter[]> {
  const asked = { type: typeOf(place), ...which }
  return contentOf(await context.api.savedFilters.list(asked), request)
}

function todayOf({ context }: Pick<ListAsk, 'context'>) {
  return { now: context.now(), timeZone: context.timeZone }
}
