import { redirect } from '@remix-run/node'
import { isLongFilter, myFormsFilter, problems, type MyFormsFilter } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import type { PageAsk } from '../page-ask.ts'
import { addressOf, filteredBy, type MyFormsSearch } from './my-forms.search.ts'

// A filter that would make an address too long is kept by the server, and the address names it by
// its hash. Here it is kept and opened; everything else knows the filter itself.

type Ask = Pick<PageAsk, 'context' | 'request'>

/**
 * The search with the filter that its address only names. An address that is too long leads to the
 * short one, and so does one that says more beside a hash: what it says counts before what is kept.
 */
export async function openedSearch(search: MyFormsSearch, ask: Ask): Promise<MyFormsSearch> {
  if (search.keptFilter === null) {
    if (isLongFilter(addressText(search.filter))) {
      throw redirect(await shortAddress(search, ask))
    }
    return search
  }
  const kept = await keptFilter(search, search.keptFilter, ask)
  if (myFormsFilter.isPlain(search.filter)) {
    return { ...search, filter: kept }
  }
  const said = { ...myFormsFilter.addressOf(kept), ...myFormsFilter.addressOf(search.filter) }
  throw redirect(paths.myForms({ ...addressOf({ ...search, keptFilter: null }), ...said }))
}

/** The address of a search; a filter that would make it too long is kept first. */
export async function shortAddress(search: MyFormsSearch, ask: Ask) {
  return paths.myForms(addressOf(await shortened(search, ask)))
}

/** The search, whose filter is kept if it would make an address too long. */
export async function shortened(
  search: MyFormsSearch,
  { context, request }: Ask,
): Promise<MyFormsSearch> {
  if (search.keptFilter !== null || !isLongFilter(addressText(search.filter))) {
    return search
  }
  const call = myFormsFilter.callOf(search.filter, {
    now: context.now(),
    timeZone: context.timeZone,
  })
  const { filter } = contentOf(await context.api.myForms.keepFilter(call), request)
  return { ...search, keptFilter: filter }
}

async function keptFilter(
  search: MyFormsSearch,
  hash: string,
  { context, request }: Ask,
): Promise<MyFormsFilter> {
  const answer = await context.api.myForms.keptFilter({ filter: hash })
  if (answer.status === 'problem' && answer.problem.name === 'unknown_filter') {
    const to = paths.myForms(addressOf(filteredBy({ ...search, dialog: null }, search.filter)))
    throw await redirectWithToast(context, to, {
      tone: 'warning',
      text: problems.unknown_filter.message,
    })
  }
  const call = myFormsFilter.fromCall(contentOf(answer, request))
  return myFormsFilter.withDaysNamed(call, { now: context.now(), timeZone: context.timeZone })
}

function addressText(filter: MyFormsFilter): string {
  return new URLSearchParams(myFormsFilter.addressOf(filter)).toString()
}
