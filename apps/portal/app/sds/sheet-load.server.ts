import type { AppLoadContext } from '@remix-run/node'
import { paths, withQuery } from '../paths.ts'
import { askedState, toPeople } from '../records/acknowledgement/acknowledgement-view.server.ts'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { loadFollow } from '../records/follow.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { stillOffered } from '../records/choices.ts'
import { contentOf } from '../session/content-of.server.ts'
import { drawQr } from '../ui/qr-drawing.server.ts'
import { sheetAddress, toSheetView } from './sheet-view.server.ts'
import { words } from './sheet.words.ts'

type SheetAsk = { context: AppLoadContext; request: Request; sheetId: string }

/** Loads all that the page of a sheet shows. */
export async function loadSheet({ context, request, sheetId }: SheetAsk) {
  const asked = new URL(request.url).searchParams
  const part = askedPart(request)
  const isStocking = asked.get('dialog') === 'stock'
  const [answer, past, follow, pads] = await Promise.all([
    context.api.sds.get({ sheetId }),
    context.api.sds.history({ sheetId, ...part }),
    loadFollow(context, 'sds', sheetId),
    isStocking ? context.api.master.get({ keys: ['pads'] }) : null,
  ])
  const detail = contentOf(answer, request, { forbidden: 'sds' })
  if (detail.own?.isOpened === false) {
    // Where that cannot be noted it is read all the same.
    const noted = await context.api.sds.open({ sheetId }).catch(() => undefined)
    detail.own.isOpened = noted?.status === 200
  }
  const events = contentOf(past, request, { forbidden: 'sds' })
  const rest = restOf(part, events)
  const known = pads === null ? [] : (contentOf(pads, request).pads ?? [])
  return {
    follow,
    view: toSheetView(detail, context, asked.get('view') === 'emergency'),
    people: detail.can.seeAcknowledgements ? await loadPeople({ context, request, sheetId }) : null,
    pads: stillOffered(known).map(({ id, padName }) => [id, padName] as const),
    history: toEvents(events.data, { context, did: words.did, first: 'add' }),
    older: rest === undefined ? null : withQuery(paths.sheet(sheetId), { older: rest }),
  }
}

/** Who has acknowledged a sheet: all, or those in a state that the address names. */
async function loadPeople({ context, request, sheetId }: SheetAsk) {
  const query = new URL(request.url).searchParams
  const state = askedState(query)
  const from = Number(query.get('from')) || 0
  const answer = await context.api.sds.acknowledgements({
    ...{ sheetId, pOffset: Number.isInteger(from) && from > 0 ? from : 0, pLimit: peopleShown },
    ...(state && { state }),
  })
  const people = contentOf(answer, request, { forbidden: 'sds' })
  const next = people.offset + people.data.length
  return {
    people: {
      ...toPeople(people, state, context),
      // The dialog opens over the very people that are shown.
      here: paths.sheet(sheetId, { state: state ?? undefined, from: from || undefined }),
    },
    older:
      next < people.totalRecords
        ? paths.sheet(sheetId, { state: state ?? undefined, from: next })
        : null,
  }
}

const peopleShown = 50

/** Loads the page to print of a sheet's code. */
export async function loadSheetCode({ context, request, sheetId }: SheetAsk) {
  const answer = await context.api.sds.get({ sheetId })
  const { productName, manufacturer } = contentOf(answer, request, { forbidden: 'sds' })
  const address = sheetAddress(context, sheetId)
  const backTo = paths.sheet(sheetId)
  return { title: productName, line: manufacturer, picture: drawQr(address), address, backTo }
}
