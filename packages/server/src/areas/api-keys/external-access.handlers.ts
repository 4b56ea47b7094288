import { clientVersion, internalVersion } from '@holdpoint/api'
import { appendAudit } from '../../audit.ts'
import { holdLivingKey } from '../../api-keys/living-keys.ts'
import { mintSecret, isSecret } from '../../api-keys/secrets.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type OpenContext, type OpenHandler } from '../../handler.ts'
import { openSession, type Tokens } from '../../session/sessions.ts'
import { externalBucketOf, takeTry } from '../../session/throttle.ts'
import { hashToken } from '../../session/tokens.ts'
import { tooManyTries } from '../../session/too-many-tries.ts'
import { insertExternalKey, useExternalKey } from './external-access.queries.ts'
import { isOpenToKey, requireOpenPerson } from './open-to-key.ts'
import { ownPath } from './own-path.ts'
import { asHost, whileLiving } from './while-living.ts'

/** How long an address lets its person in. */
const externalKeyS = 5 * 60

export const externalAccess: OpenHandler<'apiKeys.externalAccess'> = {
  async open({ person: named, path, deviceType }, context) {
    const { ports, now, ownOrigin } = context
    const host = asHost(context)
    const page = ownPath(path)
    if (page === undefined) {
      return failField('path', 'This is not the path of a page.')
    }
    const key = mintSecret('external', ports)
    const expiresAt = new Date(now.getTime() + externalKeyS * 1000)
    await whileLiving(context, host, async (db, audit) => {
      const personId = await requireOpenPerson(db, host, named)
      await insertExternalKey(db, {
        shardKey: host.shardKey,
        id: ports.ids.next(),
        apiKeyId: host.apiKeyId,
        personId,
        keyHash: hashToken(key),
        createdAt: now,
        expiresAt,
      })
      await audit('mint_external_access', {
        personId,
        path: page,
        expiresAt: expiresAt.toISOString(),
      })
    })
    const query = new URLSearchParams({
      key,
      version: clientVersion,
      deviceType,
      internalVersion: String(internalVersion),
    })
    const address = `${page}${page.includes('?') ? '&' : '?'}${query}`
    return ok({
      url: `${ownOrigin ?? ''}${address}`,
      path: address,
      expiresAt: expiresAt.toISOString(),
    })
  },
}

export const exchangeExternalKey: OpenHandler<'auth.exchangeExternalKey'> = {
  async open({ key, deviceType }, context) {
    const { ports, now, clientAddress, inTransaction } = context
    const tokens = isSecret('external', key) ? await letIn(context, key, deviceType) : undefined
    if (tokens === undefined) {
      // A key that fits was never guessed, so only failures are counted and made to wait: nobody on
      // a network can shut the others out.
      const buckets = [externalBucketOf(clientAddress)]
      const waitS = await inTransaction((db) => takeTry(db, buckets, now))
      return waitS > 0 ? tooManyTries(waitS) : fail('external_key_refused')
    }
    ports.log.info({ deviceType }, 'let in by an external-access address')
    const { accessToken, accessTokenExpiresAt } = tokens
    return ok({ accessToken, accessTokenExpiresAt: accessTokenExpiresAt.toISOString() })
  },
}

/** Uses a key up and opens the session of its person, if its API key may still speak for them. */
function letIn(
  { ports, settings, now, requestId, clientAddress, inTransaction }: OpenContext,
  key: string,
  deviceType: string,
): Promise<Tokens | undefined> {
  return inTransaction(async (db) => {
    const used = await useExternalKey(db, hashToken(key), now)
    if (used === undefined) {
      return undefined
    }
    const { personId, shardKey, apiKeyId } = used
    const expiresAt = await holdLivingKey(db, shardKey, apiKeyId, now)
    // What the person or the maker of the API key may do can have changed since the address was made.
    if (expiresAt === undefined || !(await isOpenToKey(db, used, personId))) {
      return undefined
    }
    const stamp = { shardKey, personId, apiKeyId, at: now, requestId }
    const event = { recordType: 'api_key', recordId: apiKeyId, action: 'exchange_external_access' }
    await appendAudit(db, stamp, { ...event, changes: { personId, deviceType } })
    return openSession(db, ports, settings.sessionSecret, {
      personId,
      shardKey,
      kind: 'browser',
      deviceType,
      clientAddress,
      keepSignedIn: false,
      apiKey: { id: apiKeyId, expiresAt },
    })
  })
}
