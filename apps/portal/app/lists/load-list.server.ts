import { data } from '@remix-run/node'
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
import type { Listed, ListSource, OwnParts } from './list-source.ts'
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
  const wanted = { context, request, person, place: standing.place.with({ own: parts.own }) }
  const reach = reachOf(wanted.place, context)
  const read = (ask: ListAsk<P>) => source.load(ask, reach, parts.beside)
  const [found, filters] = await Promise.all([
    read(wanted),
    loadChips(wanted, source, reach),
    source.places.carriesFilter(query) ? undefined : leadToDefault(wanted, source),
  ])
  const { ask, listed } = await beforeItsEnd(wanted, found, read)
  const { place } = ask
  const { rows, totalRecords, isTotalAbout, offset, instead } = listed
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

/**
 * What is shown: the last page where the address names one behind it. Nobody is led there: what was
 * done may have emptied the page, and what became of it is said on the page that is drawn in answer.
 */
async function beforeItsEnd<P extends AnyPlace, Row, Instead>(
  ask: ListAsk<P>,
  listed: Listed<Row, Instead>,
  read: (ask: ListAsk<P>) => Promise<Listed<Row, Instead>>,
) {
  const { rows, totalRecords } = listed
  const { rules, said } = ask.place
  if (rows.length > 0 || totalRecords === 0 || said.page === 1) {
    return { ask, listed }
  }
  const page = Math.ceil(totalRecords / rules.list.pageSize)
  const last = { ...ask, place: ask.place.with({ page }) }
  return { ask: last, listed: await read(last) }
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
