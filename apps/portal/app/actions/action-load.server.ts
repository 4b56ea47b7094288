import type { AppLoadContext } from '@remix-run/node'
import { noState, openActionStatuses, type ActionDetail } from '@holdpoint/api'
import { contentOf } from '../session/content-of.server.ts'
import { paths, withQuery } from '../paths.ts'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { loadFollow } from '../records/follow.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { words } from './action-page.words.ts'
import { toActionView } from './action-view.server.ts'

type ActionAsk = { context: AppLoadContext; request: Request; actionId: string }

/** Loads all that the page of an action shows. */
export async function loadAction({ context, request, actionId }: ActionAsk) {
  const part = askedPart(request)
  const [answer, past, follow] = await Promise.all([
    context.api.actions.get({ actionId }),
    context.api.actions.history({ actionId, ...part }),
    loadFollow(context, 'action', actionId),
  ])
  const detail = contentOf(answer, request, { forbidden: 'actions' })
  const [openIds, sameAsset] = await Promise.all([
    openSources(detail, context),
    othersOnAsset(detail, context),
  ])
  const events = contentOf(past, request, { forbidden: 'actions' })
  const rest = restOf(part, events)
  return {
    follow,
    view: toActionView(detail, { context, openIds, sameAsset }),
    history: toEvents(events.data, { context, did: words.did, first: 'raise' }),
    older: rest === undefined ? null : withQuery(paths.action(actionId), { older: rest }),
  }
}

/** Which of the entries and topics that it hangs on whoever reads may open. */
async function openSources({ source, links }: ActionDetail, { api }: AppLoadContext) {
  if (source?.type === 'topic') {
    const topic = await api.topics.information({ topicId: source.id })
    return new Set(topic.status === 200 ? [source.id] : [])
  }
  const ids = [...(source === null ? [] : [source]), ...links].flatMap(({ type, id }) =>
    type === 'my_form' ? [id] : [],
  )
  // One call for all of them, which reads no form: an entry that is not open has no state.
  const answer =
    ids.length === 0 ? null : await api.liveRows.changes({ recordType: 'my_form', ids })
  const told = answer?.status === 200 ? answer.content.data : []
  return new Set(told.flatMap(({ id, state }) => (state === noState ? [] : [id])))
}

async function othersOnAsset(
  { asset, status }: ActionDetail,
  { api }: AppLoadContext,
): Promise<number> {
  if (asset === null) {
    return 0
  }
  const answer = await api.actions.list({ section: 'all', assetIds: [asset.assetId], pLimit: 1 })
  const isCounted = openActionStatuses.some((one) => one === status)
  // A number beside it is no reason to lose the page.
  return answer.status === 200 ? answer.content.totalRecords - (isCounted ? 1 : 0) : 0
}
