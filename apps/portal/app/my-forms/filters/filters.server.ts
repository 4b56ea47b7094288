import type { FormName } from '@holdpoint/api'
import { contentOf } from '../../session/content-of.server.ts'
import type { PageAsk } from '../page-ask.ts'
import type { SearchDialog } from '../search/my-forms.dialogs.ts'
import type { FiltersPanel } from './filters-panel.ts'
import { formChoice } from './form-choice.ts'
import { loadFormNames, loadLookups } from './lookups.server.ts'

/** Loads what the filter panel chooses from, and the forms that were searched for. */
export async function loadFilters(
  { words }: Extract<SearchDialog, { kind: 'filters' }>,
  ask: PageAsk,
): Promise<FiltersPanel> {
  const { context, person, search } = ask
  const [lookups, chosen, found] = await Promise.all([
    loadLookups(context, person),
    loadFormNames(ask, search.filter.formIds),
    searchForms(ask, words),
  ])
  const known = new Set(chosen.map(({ id }) => id))
  return {
    lookups,
    forms: [...chosen, ...found.filter(({ id }) => !known.has(id))].map(formChoice),
    words,
    isNoneFound: words !== '' && found.length === 0,
    now: context.now().toISOString(),
    timeZone: context.timeZone,
    formKey: context.mintFormKey(),
  }
}

async function searchForms({ context, request }: PageAsk, words: string): Promise<FormName[]> {
  return words === '' ? [] : contentOf(await context.api.forms.search({ search: words }), request)
}
