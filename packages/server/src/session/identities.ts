import type { ProblemName } from '@holdpoint/api'
import { appendAudit } from '../audit.ts'
import type { Queryable } from '../db/database.ts'
import type { ProvidedIdentity } from '../ports/ports.ts'
import { endOneTimeLinks } from './one-time-links.ts'

// Who somebody is to us whom the company's identity provider knows (decision 0141).

/** Whose account an identity opens, or why it opens none. */
export type Found =
  | { kind: 'person'; personId: string; shardKey: string }
  | { kind: 'refused'; problem: ProblemName; message?: string }

type Stamp = { now: Date; requestId: string }

/**
 * Finds the person of an identity. The one that it is linked to counts alone, whatever address either
 * has by now; else it is linked to the account that has its address. The row of the person is held
 * until the transaction is over, so that nobody is let in who is being deactivated.
 */
export async function personOfIdentity(
  db: Queryable,
  identity: ProvidedIdentity,
  stamp: Stamp,
): Promise<Found> {
  const linked = await db
    .selectFrom('sign_in_identities as identity')
    .innerJoin('people as person', 'person.id', 'identity.person_id')
    .select(['person.id', 'person.shard_key', 'person.is_active'])
    .where('identity.issuer', '=', identity.issuer)
    .where('identity.subject', '=', identity.subject)
    .forShare('person')
    .executeTakeFirst()
  return linked === undefined ? await linkByAddress(db, identity, stamp) : foundIn(linked)
}

async function linkByAddress(
  db: Queryable,
  { issuer, subject, email, isEmailVerified }: ProvidedIdentity,
  { now, requestId }: Stamp,
): Promise<Found> {
  if (email === undefined || !isEmailVerified) {
    return { kind: 'refused', problem: 'provider_email_unverified' }
  }
  const person = await db
    .selectFrom('people')
    .select(['id', 'shard_key', 'is_active', 'password_hash'])
    .where('email', '=', email.trim().toLowerCase())
    .forUpdate()
    .executeTakeFirst()
  if (person === undefined) {
    return {
      kind: 'refused',
      problem: 'provider_unknown_person',
      message: `Nobody here has the address ${email}. Ask an administrator to invite you.`,
    }
  }
  const found = foundIn(person)
  if (found.kind === 'refused') {
    return found
  }
  const isAnothers = await db
    .selectFrom('sign_in_identities')
    .select('subject')
    .where('person_id', '=', person.id)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  if (isAnothers !== undefined) {
    return { kind: 'refused', problem: 'provider_other_account' }
  }
  const { personId, shardKey } = found
  await db
    .insertInto('sign_in_identities')
    .values({ shard_key: shardKey, person_id: personId, issuer, subject, linked_at: now })
    .execute()
  if (person.password_hash === null) {
    // They have come, as by choosing a password: the invitation is used.
    await endOneTimeLinks(db, [personId], now)
  }
  await appendAudit(
    db,
    { shardKey, personId, at: now, requestId },
    { recordType: 'person', recordId: personId, action: 'link_identity', changes: { issuer } },
  )
  return found
}

function foundIn(person: { id: string; shard_key: string; is_active: boolean }): Found {
  return person.is_active
    ? { kind: 'person', personId: person.id, shardKey: person.shard_key }
    : {
        kind: 'refused',
        problem: 'provider_unknown_person',
        message: 'Your account here has ended. Please ask an administrator.',
      }
}
