import type { AppLoadContext } from '@remix-run/node'
import type { RiskMatrix } from '@holdpoint/api'
import { contentOf } from '../../session/content-of.server.ts'

/** What the digits of a risk are called and stand for, from 1 to 5. */
export type RiskWords = Pick<RiskMatrix, 'likelihoods' | 'severities'>

type Ask = { context: AppLoadContext; request: Request }

/** What the organisation calls the digits of a risk. */
export async function riskWordsOf({ context, request }: Ask): Promise<RiskWords> {
  const answer = await context.api.settings.riskMatrix({})
  const { likelihoods, severities } = contentOf(answer, request)
  return { likelihoods, severities }
}
