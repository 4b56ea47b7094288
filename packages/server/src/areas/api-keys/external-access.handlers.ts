import { clientVersion, holdsAny, internalVersion, type PermissionKey } from '@holdpoint/api'
import { mintSecret, isSecret } from '../../api-keys/secrets.ts'
import type { Queryable } from '../../db/database.ts'
import { fail } from '../../fail.ts'
import { ok, type OpenHandler } from '../../handler.ts'
import { effectiveKeys } from '../../session/effective-keys.ts'
import { openSession } from '../../session/sessions.ts'
import { externalBucketOf, takeBack, takeTry } from '../../session/throttle.ts'
import { hashToken } from '../../session/tokens.ts'
import { rightsOf } from '../permissions/permissions.queries.ts'
import { tooManyTries } from '../too-many-tries.ts'
import { personToSpeakFor } from './api-keys.queries.ts'
import { insertExternalKey, useExternalKey } from './external-access.queries.ts'
import { ownPath } from './own-path.ts'
import { asHost, whileLiving } from './while-living.ts'

/** How long an address lets its person in. */
const externalKeyS = 5 * 60

// Whoever keeps the settings makes keys. Were those who administer let in by one, keeping the
// settings would be as good as holding every other key.
const administrative: readonly PermissionKey[] = [
  'admin',
  'manage_settings',
  'manage_permission_groups',
  'manage_employees',
]

export const externalAccess: OpenHandler<'apiKeys.externalAccess'> = {
  async open({ person: named, path, deviceType }, context) {
    const { ports, now, ownOrigin } = context
    const host = asHost(context)
    const page = ownPath(path)
    if (page === undefined) {
      const message = 'This is not the path of a page.'
      return fail('invalid_input', { message, fields: [{ path: 'path', message }] })
    }
    const key = mintSecret('external', ports)
    const expiresAt = new Date(now.getTime() + externalKeyS * 1000)
    await whileLiving(context, host, async (db, audit) => {
      const person = await personToSpeakFor(db, host.shardKey, named)
      if (person === undefined || (await administers(db, host.shardKey, person.id))) {
        return fail('person_not_open')
      }
      await insertExternalKey(db, {
        shardKey: host.shardKey,
        id: ports.ids.next(),
        apiKeyId: host.apiKeyId,
        personId: person.id,
        keyHash: hashToken(key),
        createdAt: now,
        expiresAt,
      })
      await audit('mint_external_access', {
        personId: person.id,
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
  async open({ key, deviceType }, { ports, settings, now, clientAddress, inTransaction }) {
    const buckets = [externalBucketOf(clientAddress)]
    const waitS = await inTransaction((db) => takeTry(db, buckets, now))
    if (waitS > 0) {
      return tooManyTries(waitS)
    }
    const tokens = isSecret('external', key)
      ? await inTransaction(async (db) => {
          const used = await useExternalKey(db, hashToken(key), now)
          if (used === undefined) {
            return undefined
          }
          await takeBack(db, buckets)
          return openSession(db, ports, settings.sessionSecret, {
            personId: used.personId,
            shardKey: used.shardKey,
            kind: 'browser',
            deviceType,
            keepSignedIn: false,
            apiKeyId: used.apiKeyId,
          })
        })
      : undefined
    if (tokens === undefined) {
      return fail('external_key_refused')
    }
    ports.log.info({ deviceType }, 'let in by an external-access address')
    const { accessToken, accessTokenExpiresAt } = tokens
    return ok({ accessToken, accessTokenExpiresAt: accessTokenExpiresAt.toISOString() })
  },
}

async function administers(db: Queryable, shardKey: string, personId: string): Promise<boolean> {
  const rights = (await rightsOf(db, shardKey, [personId])).get(personId)
  return rights === undefined || holdsAny(effectiveKeys(rights), administrative)
}
