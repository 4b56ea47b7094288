import type { Queryable } from '../db/database.ts'
import type { EndedAtProvider, Ports } from '../ports/ports.ts'
import { seal, unseal, type Seal } from './sealed.ts'
import { sessionIsOver } from './sessions.ts'

// What a session keeps of the identity provider that began it (decision 0147).

/**
 * An ID token that is longer is not kept: the browser carries it to the provider in one cookie, which
 * holds 4 KB. The provider then asks whoever leaves, where with it it would know.
 */
const hintLengthMax = 2400

/** By how much the provider's clock may be behind ours. */
const clocksDifferMs = 30_000

const sealOf = (secret: string): Seal => ({ secret, purpose: 'identity provider session' })

/** An ID token as a session keeps it; null where it is not kept. */
export function sealHint(
  idToken: string,
  secret: string,
  ports: Pick<Ports, 'random'>,
): string | null {
  return idToken.length > hintLengthMax ? null : seal(idToken, sealOf(secret), ports)
}

/** Whether a provider began a session, and the ID token of it where one is kept. */
export async function providerHintOf(
  db: Queryable,
  sessionId: string,
  secret: string,
): Promise<{ idToken: string | undefined } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['signed_in_by', 'provider_hint'])
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined || row.signed_in_by === null) {
    return undefined
  }
  const { provider_hint: hint } = row
  return { idToken: hint === null ? undefined : unseal(hint, sealOf(secret)) }
}

/**
 * Ends what the provider says is over: the sessions that came of one of its own, or all that it began
 * for somebody. What was begun after it said so stays, so that a message that comes twice does no harm.
 */
export async function endSessionsAtProvider(
  db: Queryable,
  { issuer, subject, sessionId, at }: EndedAtProvider,
  now: Date,
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set(sessionIsOver(now))
    .where('revoked_at', 'is', null)
    .where('signed_in_by', 'is not', null)
    .where('person_id', 'in', (select) =>
      select
        .selectFrom('sign_in_identities')
        .select('person_id')
        .where('issuer', '=', issuer)
        .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? '')),
    )
    .where((where) =>
      sessionId === undefined
        ? where('created_at', '<=', new Date(at.getTime() + clocksDifferMs))
        : where('provider_session', '=', sessionId),
    )
    .returning('id')
    .execute()
  return ended.length
}
