import { holdLivingKey } from '../../api-keys/living-keys.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { prolongSession } from '../../session/prolong-session.ts'
import { isOpenToKey } from '../api-keys/open-to-key.ts'

/** Somebody from outside is let in by an API key: what it may do can have changed since. */
export const refreshExternalToken: PersonHandler<'sqr.refreshExternalToken'> = async (
  _input,
  { db, person, now, audit, forgetSessions },
) => {
  const { shardKey, personId, sessionId, apiKeyId } = person
  const until = apiKeyId && (await holdLivingKey(db, shardKey, apiKeyId, now))
  const isOpen = until && (await isOpenToKey(db, { apiKeyId, shardKey }, personId))
  const ends = isOpen ? await prolongSession(db, sessionId, { now, until }) : undefined
  if (!apiKeyId || ends === undefined) {
    return fail('forbidden', {
      message: 'Only a session that an external-access address has opened goes on like this.',
    })
  }
  const event = { recordType: 'api_key', recordId: apiKeyId, action: 'prolong_external_access' }
  await audit({ ...event, changes: { personId, expiresAt: ends.toISOString() } })
  forgetSessions()
  return ok({ accessTokenExpiresAt: ends.toISOString() })
}
