import type { AppLoadContext } from '@remix-run/node'
import { paths } from '../paths.ts'
import { uncounted, type ShellData } from './shell-data.ts'

/**
 * Counts what waits for the person who asks, by the address of its place, and names the critical
 * messages among it. It is asked for every page.
 */
type Counts = Omit<ShellData, 'countedAt'>
/** Null where it could not be counted. */
type Count = (context: AppLoadContext) => Promise<Counts | null>

const counted: Count = async ({ api }) => {
  const answer = await api.home.counts({})
  if (answer.status !== 200) {
    return null
  }
  const { actions, approvals, jsas, lockouts, sqrs, sheets, messages, notifications, critical } =
    answer.content
  return {
    waiting: {
      [paths.actions()]: actions,
      [paths.pendingApprovals()]: approvals,
      [paths.jsaList()]: jsas,
      [paths.lockouts()]: lockouts,
      [paths.sqrs()]: sqrs,
      [paths.sds()]: sheets,
      [paths.messages()]: messages,
      [paths.notifications()]: notifications,
    },
    critical,
  }
}

/** What waits in each place; places in which nothing waits are left out. */
export async function waitingFor(context: AppLoadContext, count = counted): Promise<ShellData> {
  // A number beside a place is no reason to lose the page.
  const now = await count(context).catch(() => null)
  if (now === null) {
    return uncounted
  }
  const { waiting, critical } = now
  return {
    waiting: Object.fromEntries(Object.entries(waiting).filter(([, number]) => number > 0)),
    critical,
    countedAt: context.now().getTime(),
  }
}
