import { contentOf } from '../../session/content-of.server.ts'
import { isLong } from '../kept-filter.server.ts'
import type { ListAsk } from '../list-ask.ts'
import type { FilterSource } from '../list-source.ts'
import type { AnyPlace } from '../place.ts'
import { applied } from './apply-filter.ts'
import { typeOf, type SavedFiltersPanel } from './saved-filters.ts'

/** Loads the person's saved filters, each with the way to the list that it makes. */
export async function loadSavedFilters(
  { context, request, place }: ListAsk,
  { keeper }: Pick<FilterSource, 'keeper'>,
): Promise<SavedFiltersPanel> {
  const { closed } = place
  const filters = contentOf(await context.api.savedFilters.list({ type: typeOf(place) }), request)
  const today = { now: context.now(), timeZone: context.timeZone }
  const addressed = (one: AnyPlace) => {
    // A filter too long for an address is only named: the page that is led to opens it by its id.
    const isNamed = keeper !== null && isLong(one)
    return (isNamed ? one.with({ filter: one.rules.list.filter.plain }) : one).address
  }
  return {
    filters: filters.map((saved) => ({
      id: saved.id,
      title: saved.title,
      isDefault: saved.isDefault,
      isApplied: saved.id === closed.said.savedFilterId,
      to: addressed(applied(closed, saved, today)),
      rowVersion: saved.rowVersion,
      formKey: context.mintFormKey(),
    })),
    formKey: context.mintFormKey(),
  }
}
