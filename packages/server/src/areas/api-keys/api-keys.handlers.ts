import { apiKeysMax } from '@holdpoint/api'
import { mintSecret } from '../../api-keys/secrets.ts'
import { fail, failFields } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { hashToken } from '../../session/tokens.ts'
import * as queries from './api-keys.queries.ts'
import { newKeyFaults } from './api-keys.rules.ts'

const dayMs = 24 * 3600_000

export const list: PersonHandler<'apiKeys.list'> = async (_input, { db, person, now }) =>
  ok({ data: await queries.keysOf(db, person.shardKey, now) })

export const create: PersonHandler<'apiKeys.create'> = async (input, context) => {
  const { db, person, ports, now, audit, forgetSessions } = context
  failFields(newKeyFaults(input, person.permissions))
  if ((await queries.livingCount(db, person.shardKey, now)) >= apiKeysMax) {
    return fail('wrong_state', {
      message: `There are ${apiKeysMax} living keys already. Please end one first.`,
    })
  }
  const id = ports.ids.next()
  const pageKey = mintSecret('page', ports)
  const serverSecret = mintSecret('server', ports)
  const expiresAt = new Date(now.getTime() + input.expiresInDays * dayMs)
  const { name, origins } = input
  const scopes = [...new Set(input.scopes)]
  await queries.insertKey(db, {
    shardKey: person.shardKey,
    id,
    name,
    origins,
    scopes,
    pageKeyHash: hashToken(pageKey),
    serverSecretHash: hashToken(serverSecret),
    createdBy: person.personId,
    createdAt: now,
    expiresAt,
  })
  await audit({
    recordType: 'api_key',
    recordId: id,
    action: 'create',
    changes: { name, origins, scopes, expiresAt: expiresAt.toISOString() },
  })
  forgetSessions()
  const [key] = await queries.keysOf(db, person.shardKey, now, id)
  if (key === undefined) {
    throw new Error('The key that was just made is gone.')
  }
  return {
    ...ok({ key, pageKey, serverSecret }, 'API key made.'),
    remembered: { key, pageKey: null, serverSecret: null },
  }
}

export const revoke: PersonHandler<'apiKeys.revoke'> = async ({ apiKeyId }, context) => {
  const { db, person, now, audit, ifMatch, forgetSessions } = context
  const key = await queries.keyForChange(db, person.shardKey, apiKeyId)
  if (key === undefined) {
    return fail('forbidden')
  }
  // Ending it twice is not an error, and the first time is what counts.
  if (key.revoked_at === null) {
    requireVersion(key.row_version, ifMatch)
    await queries.revokeKey(db, person.shardKey, apiKeyId, now)
    await audit({ recordType: 'api_key', recordId: apiKeyId, action: 'revoke' })
    forgetSessions()
  }
  return ok(null, 'API key revoked.')
}
