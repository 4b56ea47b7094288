import { data, redirect } from '@remix-run/node'
import { copyHeader } from '../offline/pages/copy-header.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { rememberTab } from '../session/tab-cookie.server.ts'
import { packed } from '../shell/packed.ts'
import type { AnyDialog } from './dialogs.ts'
import { loadChips } from './filters/chips.server.ts'
import { loadFilters } from './filters/filters.server.ts'
import { Nothing } from './late-nothing.ts'
import type { Arrived, ListAsk } from './list-ask.ts'
import type { ListData, SharedData } from './list-data.ts'
import type { ListSource, OwnParts } from './list-source.ts'
import type { AnyRow } from './list-view.tsx'
import { reachOf } from './reach.server.ts'
import { loadSavedFilters } from './saved-filters/saved-filters.server.ts'
import { leadToDefault, readAddress, standingSearch } from './standing-search.server.ts'
import type { AnyPlace } from './place.ts'

/** Loads what the page of a list draws, or leads to the address that says it better. */
export async function loadList<
  P extends AnyPlace,
  Row extends AnyRow,
  Data extends AnyDialog,
  Beside,
  Instead,
>({ context, request }: Arrived, source: ListSource<P, Row, Data, Beside, Instead>) {
  const person = requirePerson(context, request)
  const { place: asked, query, unread, remembered } = await readAddress(request, source.places)
  if (unread !== null) {
    const toast = { tone: 'warning', text: unread, title: 'Warning' } as const
    const { path } = source.places.rules
    throw await redirectWithToast(context, `${path}?${query}`, toast)
  }
  const [standing, parts] = await Promise.all([
    standingSearch({ context, request, person, place: asked }, source, { isShown: true }),
    source.ownParts({ context, request, person, place: asked }),
  ])
  const place = standing.place.with({ own: parts.own })
  const ask = { context, request, person, place }
  const reach = reachOf(place, context)
  const [listed, filters] = await Promise.all([
    source.load(ask, reach, parts.beside),
    loadChips(ask, source, reach),
    source.places.carriesFilter(query) ? undefined : leadToDefault(ask, source),
  ])
  const { rows, totalRecords, isTotalAbout, offset, instead } = listed
  if (instead === null && rows.length === 0 && totalRecords > 0 && place.said.page > 1) {
    const page = Math.ceil(totalRecords / place.rules.list.pageSize)
    throw redirect(place.with({ page }).address)
  }
  if (totalRecords === 0) {
    await Nothing.fetch()
  }
  const page: ListData<P, Row, Data> & OwnParts<Beside, Instead> = {
    said: place.said,
    reach: reach.words,
    reachProblem: reach.problem,
    filters,
    filterNote: standing.note,
    rows: packed(rows),
    totalRecords,
    isTotalAbout,
    offset,
    dialog: await loadDialog(ask, source, rows),
    personId: person.user.personId,
    beside: parts.beside,
    instead,
  }
  // A copy that the device keeps is looked at by nobody yet.
  if (place.said.section === remembered || request.headers.has(copyHeader)) {
    return data(page)
  }
  const cookie = await rememberTab({ context, request }, place.rules.list, place.said.section)
  return data(page, { headers: { 'Set-Cookie': cookie } })
}

/** Loads what the open dialog shows, and its script, so that the server draws it at once. */
async function loadDialog<
  P extends AnyPlace,
  Row extends AnyRow,
  Data extends AnyDialog,
  Beside,
  Instead,
>(
  ask: ListAsk<P>,
  source: ListSource<P, Row, Data, Beside, Instead>,
  rows: readonly Row[],
): Promise<Data | SharedData<Row> | null> {
  const { dialog } = ask.place.said
  if (dialog === null) {
    return null
  }
  const [shown] = await Promise.all([
    loadShared(ask, source, rows) ?? source.dialog(ask, rows),
    source.late[dialog.kind]?.fetch(),
  ])
  return shown
}

/** Undefined for a dialog that this list has alone. */
function loadShared<Row extends AnyRow>(
  ask: ListAsk,
  source: Parameters<typeof loadFilters>[1] & Parameters<typeof loadSavedFilters>[1],
  rows: readonly Row[],
): Promise<SharedData<Row> | null> | undefined {
  const { place, context } = ask
  const deleted = place.opened('delete')
  if (deleted !== null) {
    const row = rows.find(({ id }) => id === deleted.id)
    const formKey = context.mintFormKey()
    return Promise.resolve(row === undefined ? null : { kind: 'delete', row, formKey })
  }
  if (place.opened('filters') !== null) {
    return loadFilters(ask, source).then((panel) => ({ kind: 'filters', panel }))
  }
  return place.opened('saved-filters') === null
    ? undefined
    : loadSavedFilters(ask, source).then((panel) => ({ kind: 'saved-filters', panel }))
}
