import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { endSessionsOf } from '../../session/sessions.ts'
import { accountForChange } from './people.account.ts'

export const unlink: PersonHandler<'people.unlink'> = async ({ userId }, context) => {
  const { db, person, now, audit, forgetSessions } = context
  await accountForChange(context, userId)
  const removed = await db
    .deleteFrom('sign_in_identities')
    .where('person_id', '=', userId)
    .returning('issuer')
    .execute()
  if (removed.length === 0) {
    return fail('wrong_state', { message: 'They are linked to no account of a provider.' })
  }
  // Who came by the link goes with it; who removes their own stays where they do it.
  await endSessionsOf(db, userId, now, person.sessionId)
  await audit({
    recordType: 'person',
    recordId: userId,
    action: 'unlink_identity',
    changes: { issuers: removed.map(({ issuer }) => issuer).sort() },
  })
  forgetSessions()
  return ok(null, 'The link is removed.')
}
