import { isLongFilter, myFormsFilter } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import type { PageAsk } from '../page-ask.ts'
import { addressOf, type MyFormsSearch } from '../search/my-forms.search.ts'
import { applied } from './apply-filter.ts'
import { savedFilterType, type SavedFiltersPanel } from './saved-filters.ts'

/** Loads the person's saved filters, each with the way to the list that it makes. */
export async function loadSavedFilters(ask: PageAsk): Promise<SavedFiltersPanel> {
  const { context, request, search } = ask
  const filters = contentOf(await context.api.savedFilters.list({ type: savedFilterType }), request)
  const clock = { now: context.now(), timeZone: context.timeZone }
  const closed = { ...search, dialog: null }
  return {
    filters: filters.map((saved) => ({
      id: saved.id,
      title: saved.title,
      isDefault: saved.isDefault,
      isApplied: saved.id === search.savedFilterId,
      to: paths.myForms(addressOf(addressed(applied(closed, saved, clock)))),
      rowVersion: saved.rowVersion,
      formKey: context.mintFormKey(),
    })),
    formKey: context.mintFormKey(),
  }
}

/** A filter too long for an address is only named: the page that is led to opens it by its id. */
function addressed(search: MyFormsSearch): MyFormsSearch {
  const text = new URLSearchParams(myFormsFilter.addressOf(search.filter)).toString()
  return isLongFilter(text) ? { ...search, filter: myFormsFilter.plain } : search
}
