import type { AppLoadContext } from '@remix-run/node'
import type { LotoDetail } from '@holdpoint/api'
import { stillOffered } from '../../records/choices.ts'
import { contentOf } from '../../session/content-of.server.ts'

/** The crews whose people may be named at once, and the one of its analysis or of whoever leads it. */
export async function loadCrews(
  { crew: own }: Pick<LotoDetail, 'crew'>,
  { context, request }: { context: AppLoadContext; request: Request },
) {
  const answer = await context.api.master.get({ keys: ['crews'] })
  const { crews = [] } = contentOf(answer, request)
  return {
    own: own?.id ?? '',
    options: stillOffered(crews, ({ crew }) => crew === own?.id).map(
      ({ crew, crewName }) => [crew, crewName] as const,
    ),
  }
}

/** The crews whose people may be named at once. */
export type CrewsView = Awaited<ReturnType<typeof loadCrews>>
