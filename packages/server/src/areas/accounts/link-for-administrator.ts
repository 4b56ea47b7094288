import { appendAudit } from '../../audit.ts'
import type { Queryable } from '../../db/database.ts'
import type { Ports } from '../../ports/ports.ts'
import { makeOneTimeLink } from '../../session/one-time-links.ts'
import { groupKeys, permissionsOf } from '../../session/permissions-of.ts'

/**
 * Makes a one-time link for an administrator, or says why there is none: for anybody else an
 * administrator makes one, who is asked what they hold. Needs a transaction.
 */
export async function linkForAdministrator(
  db: Queryable,
  ports: Pick<Ports, 'clock' | 'ids'>,
  { secret, email, requestId }: { secret: string; email: string; requestId: string },
): Promise<{ linkId: string } | { why: string }> {
  const person = await db
    .selectFrom('people as person')
    .select(['id', 'shard_key', 'is_active', 'granted_keys', 'denied_keys'])
    .select(groupKeys.as('group_keys'))
    .where('email', '=', email)
    .executeTakeFirst()
  if (person === undefined) {
    return { why: `Nobody has the address ${email}.` }
  }
  if (!person.is_active) {
    return { why: `${email} is deactivated: another administrator gives the account back.` }
  }
  if (!permissionsOf(person).has('admin')) {
    return { why: `${email} is no administrator: one of them makes a new link, at People.` }
  }
  const { id: personId, shard_key: shardKey } = person
  const linkId = await makeOneTimeLink(db, ports, secret, { shardKey, personId, purpose: 'reset' })
  await appendAudit(
    db,
    { shardKey, personId: null, at: ports.clock.now(), requestId },
    { recordType: 'person', recordId: personId, action: 'ask_for_password' },
  )
  return { linkId }
}
