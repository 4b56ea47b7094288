import { redirect } from '@remix-run/node'
import { isLongFilter, problems } from '@holdpoint/api'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { withQuery } from '../paths.ts'
import type { Arrived } from './list-ask.ts'
import type { FilterKeeper } from './list-source.ts'
import type { AnyValues } from './page-list.ts'
import type { AnyPlace } from './place.ts'

// A filter that would make an address too long is kept by the server, and the address names it by
// its hash. Here it is kept and opened; everything else knows the filter itself.

/**
 * The place with the filter that its address only names. An address that is too long leads to the
 * short one, and so does one that says more beside a hash: what it says counts before what is kept.
 */
export async function openedPlace<P extends AnyPlace>(
  place: P,
  ask: Arrived,
  keeper: FilterKeeper | null,
): Promise<P> {
  const { filter: declared } = place.rules.list
  const { keptFilter, filter } = place.said
  if (keptFilter === null) {
    if (keeper !== null && isLong(place)) {
      throw redirect(await shortAddress(place, ask, keeper))
    }
    return place
  }
  const kept = await openKept(place, keptFilter, ask, keeper)
  if (declared.isPlain(filter)) {
    return place.with({ filter: kept as typeof filter })
  }
  const said = { ...declared.addressOf(kept), ...declared.addressOf(filter) }
  const query = new URL(withQuery('/', said), 'http://any').searchParams
  const whole = { keptFilter: null, filter: declared.fromAddress(query) as typeof filter }
  throw redirect(await shortAddress(place.with(whole), ask, keeper))
}

/** The address of a place; a filter that would make it too long is kept first. */
export async function shortAddress(place: AnyPlace, ask: Arrived, keeper: FilterKeeper | null) {
  return (await shortened(place, ask, keeper)).address
}

/** The place, whose filter is kept if it would make an address too long. */
export async function shortened<P extends AnyPlace>(
  place: P,
  { context, request }: Arrived,
  keeper: FilterKeeper | null,
): Promise<P> {
  if (keeper === null || place.said.keptFilter !== null || !isLong(place)) {
    return place
  }
  const today = { now: context.now(), timeZone: context.timeZone }
  const call = place.rules.list.filter.callOf(place.said.filter, today)
  const { filter } = contentOf(await keeper.keep(context.api, call), request)
  return place.with({ keptFilter: filter })
}

/** Whether its filter is too long for an address. */
export function isLong({ rules, said }: Pick<AnyPlace, 'rules' | 'said'>): boolean {
  return isLongFilter(withQuery('', rules.list.filter.addressOf(said.filter)).slice(1))
}

async function openKept(
  place: AnyPlace,
  hash: string,
  { context, request }: Arrived,
  keeper: FilterKeeper | null,
): Promise<AnyValues> {
  const answer = await keeper?.kept(context.api, hash)
  if (
    answer === undefined ||
    (answer.status === 'problem' && answer.problem.name === 'unknown_filter')
  ) {
    const to = place.closed.filteredBy({}).address
    throw await redirectWithToast(context, to, {
      tone: 'warning',
      text: problems.unknown_filter.message,
    })
  }
  const { filter } = place.rules.list
  const today = { now: context.now(), timeZone: context.timeZone }
  return filter.withDaysNamed(filter.fromCall(contentOf(answer, request)), today)
}
