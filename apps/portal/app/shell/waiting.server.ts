import type { AppLoadContext } from '@remix-run/node'
import { paths } from '../paths.ts'
import type { Waiting } from './place-groups.ts'

/** Counts what waits for the person who asks, by the address of its place. It is asked for every page. */
type Count = (context: AppLoadContext) => Promise<Waiting>

const counted: Count = async ({ api }) => {
  const answer = await api.home.counts({})
  if (answer.status !== 200) {
    return {}
  }
  const { actions, approvals } = answer.content
  return { [paths.actions()]: actions, [paths.pendingApprovals()]: approvals }
}

/** What waits in each place; places in which nothing waits are left out. */
export async function waitingFor(context: AppLoadContext, count = counted): Promise<Waiting> {
  // A number beside a place is no reason to lose the page.
  const waiting = await count(context).catch((): Waiting => ({}))
  return Object.fromEntries(Object.entries(waiting).filter(([, number]) => number > 0))
}
