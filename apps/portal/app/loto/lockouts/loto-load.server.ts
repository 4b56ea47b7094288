import { replace, type AppLoadContext } from '@remix-run/node'
import type { LotoDetail } from '@holdpoint/api'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { loadFollow } from '../../records/follow.server.ts'
import { askedPart, restOf } from '../../records/history/history-page.server.ts'
import { toEvents } from '../../records/history/history-view.server.ts'
import { ShareDialog } from '../../records/share/late-share.ts'
import { toShares } from '../../records/share/share-view.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { loadCrews } from './crews.server.ts'
import { toLocks } from './locks-view.server.ts'
import { askedPane, type LotoAt } from './loto-at.ts'
import { toLotoView } from './loto-view.server.ts'
import { words } from './loto.words.ts'
import { toPlan } from './plan-view.server.ts'
import { actionAt, shownPoint } from './point-order.ts'
import { toPoints } from './points-view.server.ts'

type LotoAsk = { context: AppLoadContext; request: Request; lotoId: string }

/** Loads what the page of a lockout shows: what it is, and the part that the address asks for. */
export async function loadLockout({ context, request, lotoId }: LotoAsk) {
  const part = askedPart(request)
  const [answer, follow] = await Promise.all([
    context.api.loto.information({ lotoId, ...part }),
    loadFollow(context, 'loto', lotoId),
  ])
  const detail = contentOf(answer, request, { forbidden: 'loto' })
  const older = restOf(part, detail.history)
  const query = new URL(request.url).searchParams
  const pane = askedPane(request)
  const at: LotoAt = pane === 'points' ? { point: pointAt(detail, request) } : { pane }
  // Without a script what comes late is drawn at once.
  if (query.get('dialog') === 'delete') {
    await DeleteDialog.fetch()
  }
  const isShareAsked = query.get('dialog') === 'share'
  if (isShareAsked) {
    await ShareDialog.fetch()
  }
  return {
    view: { ...toLotoView(detail, context), at },
    shared: isShareAsked ? toShares(detail.sharedWith, context) : [],
    follow,
    pane,
    points: pane === 'points' ? toPoints(detail, context, at.point ?? null) : null,
    locks: pane === 'locks' ? toLocks(detail, context) : null,
    crews:
      pane === 'locks' && detail.can.authorize
        ? await loadCrews(detail, { context, request })
        : null,
    plan: pane === 'plan' ? toPlan(detail, context) : null,
    events:
      pane === 'history'
        ? toEvents(detail.history.data, { context, did: words.did, first: 'create' })
        : null,
    older: older === undefined ? null : paths.lockout(lotoId, { pane: 'history', older }),
  }
}

/**
 * The point that the address names. Where something is to be done at one it is led to the address that
 * names it, so that what others do meanwhile never shows another point in its place.
 */
function pointAt(detail: LotoDetail, request: Request): string | undefined {
  const url = new URL(request.url)
  const asked = url.searchParams.get('point')
  const shown = shownPoint(detail, asked)
  if (shown === undefined) {
    return undefined
  }
  const isNamed = shown.stepId === asked
  // Not who has just posted without a script: the page behind it says what is wrong with what was typed.
  const isPosted = request.headers.has('Content-Type')
  if (!isNamed && !isPosted && actionAt(shown, detail.status) !== null) {
    url.searchParams.set('point', shown.stepId)
    throw replace(`${url.pathname}${url.search}`)
  }
  return isNamed ? shown.stepId : undefined
}

/** What the page of a lockout shows. */
export type LotoLoaded = Awaited<ReturnType<typeof loadLockout>>
