import type { AppLoadContext } from '@remix-run/node'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { loadFollow } from '../../records/follow.server.ts'
import { askedPart, restOf } from '../../records/history/history-page.server.ts'
import { toEvents } from '../../records/history/history-view.server.ts'
import { ShareDialog } from '../../records/share/late-share.ts'
import { toShares } from '../../records/share/share-view.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { toCrew } from './crew-view.server.ts'
import { toSteps } from './hazards-view.server.ts'
import { toFiles, toJob, toJsaView } from './jsa-view.server.ts'
import { words } from './jsa.words.ts'

type JsaAsk = { context: AppLoadContext; request: Request; jsaId: string }

/** The parts of an analysis, of which its page shows one. */
export const jsaPanes = ['job', 'hazards', 'crew', 'files', 'history'] as const
export type JsaPane = (typeof jsaPanes)[number]

/** Loads what the page of an analysis shows: what it is, and the part that the address asks for. */
export async function loadJsa({ context, request, jsaId }: JsaAsk) {
  const part = askedPart(request)
  const [answer, follow] = await Promise.all([
    context.api.jsa.get({ jsaId, ...part }),
    loadFollow(context, 'jsa', jsaId),
  ])
  const detail = contentOf(answer, request, { forbidden: 'jsa' })
  const older = restOf(part, detail.history)
  const query = new URL(request.url).searchParams
  const pane: JsaPane = jsaPanes.find((one) => one === query.get('pane')) ?? 'job'
  // Without a script what comes late is drawn at once.
  if (query.get('dialog') === 'delete') {
    await DeleteDialog.fetch()
  }
  const isShareAsked = query.get('dialog') === 'share'
  if (isShareAsked) {
    await ShareDialog.fetch()
  }
  return {
    view: toJsaView(detail, context),
    shared: isShareAsked ? toShares(detail.sharedWith, context) : [],
    follow,
    pane,
    job: pane === 'job' ? toJob(detail) : null,
    steps: pane === 'hazards' ? toSteps(detail.hazards) : null,
    crew: pane === 'crew' ? toCrew(detail, context) : null,
    files: pane === 'files' ? toFiles(detail, context) : null,
    events:
      pane === 'history'
        ? toEvents(detail.history.data, { context, did: words.did, first: 'create' })
        : null,
    older: older === undefined ? null : paths.jsa(jsaId, { pane: 'history', older }),
  }
}

/** What the page of an analysis shows. */
export type JsaLoaded = Awaited<ReturnType<typeof loadJsa>>
