import type { AppLoadContext } from '@remix-run/node'
import { paths, withQuery } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { toEvents, toSheetView } from './sheet-view.server.ts'

type SheetAsk = { context: AppLoadContext; request: Request; sheetId: string }

const historyPage = 50

/** Loads all that the page of a sheet shows. */
export async function loadSheet({ context, request, sheetId }: SheetAsk) {
  const asked = new URL(request.url).searchParams
  const offset = Number(asked.get('older')) || 0
  const isStocking = asked.get('dialog') === 'stock'
  const [answer, past, pads] = await Promise.all([
    context.api.sds.get({ sheetId }),
    context.api.sds.history({ sheetId, pOffset: offset, pLimit: historyPage }),
    isStocking ? context.api.master.get({ keys: ['pads'] }) : null,
  ])
  const detail = contentOf(answer, request, { forbidden: 'sds' })
  const { data: events, totalRecords } = contentOf(past, request, { forbidden: 'sds' })
  const next = offset + events.length
  const known = pads === null ? [] : (contentOf(pads, request).pads ?? [])
  return {
    view: toSheetView(detail, context, asked.get('view') === 'emergency'),
    pads: known.map(({ id, padName }) => [id, padName] as const),
    history: toEvents(events, context),
    older: next < totalRecords ? withQuery(paths.sheet(sheetId), { older: next }) : null,
  }
}
