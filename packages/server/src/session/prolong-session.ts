import type { Queryable } from '../db/database.ts'
import { sessionLimits } from './sessions.ts'

/**
 * Lets a browser's session live on for as long as a new one would, but neither past `until` nor past
 * the absolute end of any session. Its token stays the same, as the page that is open holds it too.
 * Answers when it ends; undefined where it is none of a browser, or is over.
 */
export async function prolongSession(
  db: Queryable,
  sessionId: string,
  { now, until }: { now: Date; until: Date },
): Promise<Date | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('id', '=', sessionId)
    .where('kind', '=', 'browser')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (session === undefined) {
    return undefined
  }
  const wanted = now.getTime() + sessionLimits.browserS * 1000
  const last = session.created_at.getTime() + sessionLimits.absoluteS * 1000
  const ends = new Date(Math.min(wanted, last, until.getTime()))
  await db
    .updateTable('sessions')
    .set({ expires_at: ends, access_expires_at: ends, last_seen_at: now })
    .where('id', '=', sessionId)
    .execute()
  return ends
}
