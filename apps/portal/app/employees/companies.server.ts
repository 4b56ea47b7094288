import type { AppLoadContext } from '@remix-run/node'
import type { Company } from '@holdpoint/api'
import { holding } from '../lists/filters/choices.ts'
import type { ChoiceSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { companyChoice } from './choices.ts'

type Ask = { context: AppLoadContext; request: Request }

/** The companies that people work for. */
export async function loadCompanies({ context, request }: Ask): Promise<Company[]> {
  return contentOf(await context.api.people.companies({}), request).data
}

/** They as choices of a filter. */
export const companyChoices: ChoiceSource = {
  named: async (codes, ask) =>
    (await loadCompanies(ask)).filter(({ code }) => codes.includes(code)).map(companyChoice),
  found: async (words, ask) => holding((await loadCompanies(ask)).map(companyChoice), words),
}
