import type { AppLoadContext } from '@remix-run/node'
import type { JsaDetail } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { contentOf } from '../../session/content-of.server.ts'

/** Who asks, and what for. */
export type Ask = { context: AppLoadContext; request: Request }

/** A word that the address of a form says; null where it says none. */
export function askedFor({ request }: Pick<Ask, 'request'>, name: string): string | null {
  return new URL(request.url).searchParams.get(name) || null
}

/** Loads the analysis that a form is of, for whoever may write it now. */
export async function loadToEdit(ask: Ask, what: 'edit' | 'crew' = 'edit'): Promise<JsaDetail> {
  const { context, request } = ask
  const jsaId = askedFor(ask, 'id') ?? ''
  const answer = await context.api.jsa.get({ jsaId, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden: 'jsa' })
  if (!detail.can[what]) {
    leaveClosed(request, paths.jsa(jsaId))
  }
  return detail
}

/** What every form of an analysis has. */
export function formOf(detail: JsaDetail, { context }: Ask) {
  const { jsaId, number, rowVersion, status } = detail
  return {
    ...{ id: jsaId, number, rowVersion, formKey: context.mintFormKey() },
    /** While the job runs it is said what has changed. */
    needsChange: status === 'active' || status === 'stopped',
  }
}

/** The steps that hazards lie in already. */
export function stepNames({ hazards }: Pick<JsaDetail, 'hazards'>): string[] {
  return [...new Set(hazards.map(({ step }) => step).filter(Boolean))]
}
