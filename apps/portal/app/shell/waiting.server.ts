import type { AppLoadContext } from '@remix-run/node'
import { paths } from '../paths.ts'
import type { Waiting } from './place-groups.ts'

/** Counts what waits for the person who asks, never everything that there is. */
type Count = (context: AppLoadContext) => Promise<number>

/**
 * How each area counts, by the address of its place. It is asked for every page, so a count belongs
 * here only when it costs one look into an index; My Forms has none yet.
 */
const counts: Readonly<Record<string, Count>> = {
  async [paths.actions()]({ api }) {
    const answer = await api.actions.pending({ pLimit: 1 })
    return answer.status === 200 ? answer.content.totalRecords : 0
  },
  async [paths.pendingApprovals()]({ api }) {
    const answer = await api.pendingApprovals.list({ pLimit: 1 })
    return answer.status === 200 ? answer.content.totalRecords : 0
  },
}

/** What waits in each place; places in which nothing waits are left out. */
export async function waitingFor(context: AppLoadContext, areas = counts): Promise<Waiting> {
  const counted = await Promise.all(
    Object.entries(areas).map(async ([path, count]) => {
      // A number beside a place is no reason to lose the page.
      return [path, await count(context).catch(() => 0)] as const
    }),
  )
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}
