import type { AppLoadContext } from '@remix-run/node'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { loadFollow } from '../../records/follow.server.ts'
import { askedPart, restOf } from '../../records/history/history-page.server.ts'
import { toEvents } from '../../records/history/history-view.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { toFollowUp } from './follow-up-view.server.ts'
import { toCauses, toInvolved, toOverview, toTimeline } from './panes-view.server.ts'
import { sqrPanes } from './sqr-at.ts'
import { toSqrView } from './sqr-view.server.ts'
import { words } from './sqr.words.ts'

type SqrAsk = { context: AppLoadContext; request: Request; sqrId: string }

/** Loads what the page of a report shows: what it is, and the pane that the address asks for. */
export async function loadSqr({ context, request, sqrId }: SqrAsk) {
  const part = askedPart(request)
  const query = new URL(request.url).searchParams
  const pane = sqrPanes.find((one) => one === query.get('pane')) ?? 'overview'
  const [answer, follow, tree] = await Promise.all([
    context.api.sqr.information({ sqrId, ...part }),
    loadFollow(context, 'sqr', sqrId),
    // A cause is told by its block, which the report does not name.
    pane === 'causes' ? context.api.sqr.masterScat({}) : null,
  ])
  const detail = contentOf(answer, request, { forbidden: 'sqr' })
  const older = restOf(part, detail.history)
  if (['delete', 'action'].includes(query.get('dialog') ?? '')) {
    // Without a script it is drawn at once.
    await DeleteDialog.fetch()
  }
  return {
    view: toSqrView(detail, pane, context),
    follow,
    overview: pane === 'overview' ? toOverview(detail, context) : null,
    involved: pane === 'involved' ? toInvolved(detail, context) : null,
    timeline: pane === 'timeline' ? toTimeline(detail, context) : null,
    causes: tree === null ? null : toCauses(detail, contentOf(tree, request), context),
    followUp: pane === 'followUp' ? toFollowUp(detail, context) : null,
    events:
      pane === 'history'
        ? toEvents(detail.history.data, { context, did: words.did, first: 'create' })
        : null,
    older: older === undefined ? null : paths.sqr(sqrId, { pane: 'history', older }),
  }
}

/** What the page of a report shows. */
export type SqrLoaded = Awaited<ReturnType<typeof loadSqr>>
