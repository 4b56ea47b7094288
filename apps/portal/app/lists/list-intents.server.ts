import { redirectWithToast } from '../session/flash.server.ts'
import { requirePoster } from '../session/require-person.server.ts'
import { formText } from '../ui/form-text.ts'
import type { AnyDialog } from './dialogs.ts'
import { filterList, unfilterList } from './filters/filters.intents.server.ts'
import type { Arrived, ListIntent } from './list-ask.ts'
import type { FilterSource, ListSource } from './list-source.ts'
import type { AnyRow } from './list-view.tsx'
import { words } from './list.words.ts'
import {
  defaultFilter,
  deleteFilter,
  editFilter,
  saveFilter,
  updateFilter,
} from './saved-filters/saved-filters.intents.server.ts'
import { readAddress, standingSearch } from './standing-search.server.ts'
import type { AnyPlace } from './place.ts'

/** Does what a form of a list asks for, by the name of its button. */
export async function answerList<
  P extends AnyPlace,
  Row extends AnyRow,
  Data extends AnyDialog,
  Beside,
  Instead,
>(
  { context, request }: Arrived,
  source: ListSource<P, Row, Data, Beside, Instead>,
): Promise<unknown> {
  const person = await requirePoster(context, request)
  const form = await request.formData()
  const asked = await readAddress(request, source.places)
  const { place } = await standingSearch({ context, request, person, place: asked.place }, source, {
    isShown: false,
  })
  const intent = {
    ...{ context, request, person, place, form },
    here: place.address,
    list: place.closed.address,
    isQuiet: form.has('quiet'),
  }
  const name = formText(form, 'intent')
  const own = Object.hasOwn(source.intents, name) ? source.intents[name] : undefined
  if (own !== undefined) {
    return own(intent)
  }
  const shared = Object.hasOwn(sharedIntents, name) ? sharedIntents[name] : undefined
  return shared === undefined
    ? redirectWithToast(context, intent.list, { tone: 'error', text: words.unknownIntent })
    : shared(intent, source)
}

const sharedIntents: Readonly<
  Record<string, (intent: ListIntent, source: FilterSource) => Promise<unknown>>
> = {
  filter: filterList,
  unfilter: unfilterList,
  saveFilter,
  editFilter,
  updateFilter,
  defaultFilter,
  deleteFilter,
}
