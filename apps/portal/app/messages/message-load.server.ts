import type { AppLoadContext } from '@remix-run/node'
import type { MessageDetail } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { audienceInWords, audienceOptions } from '../records/audience.server.ts'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { words } from './message-page.words.ts'
import { askedState, toLanguages, toMessageView, toReceipts } from './message-view.server.ts'

type MessageAsk = { context: AppLoadContext; request: Request; messageId: string }

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
    view: toMessageView(detail, { context, meant, asked: askedLanguage(request) }),
    ...(detail.can.seeReceipts ? await loadPane(ask, detail) : noPane),
  }
}

const askedLanguage = (request: Request) => new URL(request.url).searchParams.get('language')

const noPane = {
  pane: null,
  languages: null,
  receipts: null,
  events: null,
  older: null,
  excel: null,
} as const

/** What authors look at: who was reached, or what happened. */
async function loadPane({ context, request, messageId }: MessageAsk, detail: MessageDetail) {
  const query = new URL(request.url).searchParams
  const part = askedPart(request)
  const section = ['expired', 'recalled'].includes(detail.status) ? 'ended' : 'sent'
  const excel = detail.status === 'draft' ? null : paths.receiptsExcel(section, detail.number)
  if (query.get('pane') === 'history') {
    const answer = await context.api.messages.history({ messageId, ...part })
    const history = contentOf(answer, request, { forbidden: 'messages' })
    const older = restOf(part, history)
    return {
      ...{ pane: 'history' as const, languages: null, receipts: null, excel },
      events: toEvents(history.data, { context, did: words.did, first: 'create' }),
      older: older === undefined ? null : paths.message(messageId, { pane: 'history', older }),
    }
  }
  if (query.get('pane') === 'languages' && detail.can.edit) {
    return {
      ...{ pane: 'languages' as const, receipts: null, events: null, older: null, excel },
      languages: toLanguages(detail, askedLanguage(request), context),
    }
  }
  const state = askedState(query)
  const answer = await context.api.messages.receipts({
    ...{ messageId, ...part },
    ...(state && { state }),
  })
  const receipts = contentOf(answer, request, { forbidden: 'messages' })
  const older = restOf(part, receipts)
  return {
    ...{ pane: 'receipts' as const, languages: null, events: null, excel },
    receipts: toReceipts(receipts, state, context),
    older:
      older === undefined
        ? null
        : paths.message(messageId, { pane: 'receipts', state: state ?? undefined, older }),
  }
}
