import type { AppLoadContext } from '@remix-run/node'
import {
  actionSources,
  openActionStatuses,
  type ActionDetail,
  type ActionSource,
} from '@holdpoint/api'
import { contentOf } from '../session/content-of.server.ts'
import { paths, withQuery } from '../paths.ts'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { loadFollow } from '../records/follow.server.ts'
import { openRecords } from '../records/open-records.server.ts'
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
    openAround(detail, context),
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

/** Which of the records and actions that it hangs together with whoever reads may open. */
async function openAround(
  { source, links, parent, children }: ActionDetail,
  context: AppLoadContext,
): Promise<ReadonlySet<string>> {
  const sources = source === null ? links : [source, ...links]
  const idsOf = (kind: ActionSource) =>
    sources.flatMap(({ type, id }) => (type === kind ? [id] : []))
  const relatives = parent === null ? children : [parent, ...children]
  const open = await Promise.all([
    ...actionSources.map((kind) => openRecords(context, kind, idsOf(kind))),
    openRecords(
      context,
      'action',
      relatives.map(({ actionId }) => actionId),
    ),
  ])
  return new Set(open.flatMap((ids) => [...ids]))
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
