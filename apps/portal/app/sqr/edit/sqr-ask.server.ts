import type { AppLoadContext } from '@remix-run/node'
import type { SqrDetail } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { assetChoice, type DeclaredAsk } from '../../records/declared/declared-find.server.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { contentOf } from '../../session/content-of.server.ts'

/** Who asks for a form of a report, and what for. */
export function askOf(args: { context: AppLoadContext; request: Request }): DeclaredAsk {
  const { context, request } = args
  return {
    ...{ context, request },
    findAssets: async (search) =>
      contentOf(await context.api.sqr.assets({ search }), request).map(assetChoice),
  }
}

/** A word that the address of a form says; undefined where it says none. */
export function askedFor({ request }: { request: Request }, name: string): string | undefined {
  return new URL(request.url).searchParams.get(name) || undefined
}

/** The report that a form is of, for whoever may write that now; others are led to its page. */
export async function reportToEdit(
  sqrId: string,
  { context, request }: DeclaredAsk,
  mayWrite: (can: SqrDetail['can']) => boolean = ({ edit }) => edit,
): Promise<SqrDetail> {
  const answer = await context.api.sqr.information({ sqrId, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden: 'sqr' })
  if (!mayWrite(detail.can)) {
    leaveClosed(request, paths.sqr(sqrId))
  }
  return detail
}
