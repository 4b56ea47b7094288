import type { AppLoadContext } from '@remix-run/node'
import type { MessageDetail } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { audienceInWords, audienceOptions } from '../records/audience.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { askedState, toEvents, toMessageView, toReceipts } from './message-view.server.ts'

type MessageAsk = { context: AppLoadContext; request: Request; messageId: string }

const pageSize = 50

/** Loads all that the page of a message shows, and notes that it was opened. */
export async function loadMessage(ask: MessageAsk) {
  const { context, request, messageId } = ask
  const answer = await context.api.messages.get({ messageId })
  const detail = contentOf(answer, request, { forbidden: 'messages' })
  if (detail.own?.isUnread === true) {
    // Where that cannot be noted it is read all the same.
    await context.api.messages
      .receive({ messageIds: [messageId], opened: true })
      .catch(() => undefined)
  }
  const meant =
    detail.audience === null ? [] : audienceInWords(detail.audience, await audienceOptions(ask))
  return {
    view: toMessageView(detail, { context, meant }),
    ...(detail.can.seeReceipts ? await loadPane(ask, detail) : noPane),
  }
}

const noPane = { pane: null, receipts: null, events: null, older: null, excel: null } as const

/** What authors look at: who was reached, or what happened. */
async function loadPane({ context, request, messageId }: MessageAsk, detail: MessageDetail) {
  const query = new URL(request.url).searchParams
  const offset = Number(query.get('older')) || 0
  const page = { messageId, pOffset: offset, pLimit: pageSize }
  const next = (shown: number, total: number) =>
    offset + shown < total ? offset + shown : undefined
  const section = ['expired', 'recalled'].includes(detail.status) ? 'ended' : 'sent'
  const excel = detail.status === 'draft' ? null : paths.receiptsExcel(section, detail.number)
  if (query.get('pane') === 'history') {
    const answer = await context.api.messages.history(page)
    const { data, totalRecords } = contentOf(answer, request, { forbidden: 'messages' })
    const older = next(data.length, totalRecords)
    return {
      ...{ pane: 'history' as const, receipts: null, excel },
      events: toEvents(data, context),
      older: older === undefined ? null : paths.message(messageId, { pane: 'history', older }),
    }
  }
  const state = askedState(query)
  const answer = await context.api.messages.receipts({ ...page, ...(state && { state }) })
  const receipts = contentOf(answer, request, { forbidden: 'messages' })
  const older = next(receipts.data.length, receipts.totalRecords)
  return {
    ...{ pane: 'receipts' as const, events: null, excel },
    receipts: toReceipts(receipts, state, context),
    older:
      older === undefined
        ? null
        : paths.message(messageId, { pane: 'receipts', state: state ?? undefined, older }),
  }
}
