import type { AppLoadContext } from '@remix-run/node'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { drawQr } from '../../ui/qr-drawing.server.ts'
import { spanOf } from '../analyses/jsa-when.ts'
import { hasGate } from './has-gate.ts'
import { words } from './gate.words.ts'

type Ask = { context: AppLoadContext; request: Request; jsaId: string }

/** Loads the code that opens the sign-on of a job, for whoever comes to its gate. */
export async function loadGate({ context, request, jsaId }: Ask) {
  const answer = await context.api.jsa.get({ jsaId, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden: 'jsa' })
  const { number, title, supervisor } = detail
  const when = spanOf(detail, { timeZone: context.timeZone, now: context.now() })
  const span = when === null ? null : words.span(when.starts, when.ends)
  const label = {
    ...{ id: jsaId, code: number, name: title, opens: words.opens(number) },
    hint: words.hint(span, supervisor?.fullName ?? null),
    picture: drawQr(context.publicOrigin + paths.jsaSign(jsaId)),
  }
  return { backTo: paths.jsa(jsaId), labels: hasGate(detail) ? [label] : [] }
}
