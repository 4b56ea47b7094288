import type { EmbedScope } from '@holdpoint/api'
import { holdLivingKey } from '../../api-keys/living-keys.ts'
import { appendAudit } from '../../audit.ts'
import type { Queryable } from '../../db/database.ts'
import { fail } from '../../fail.ts'
import type { OpenContext } from '../../handler.ts'

/** The server of another site, as it showed itself. */
export type Host = { apiKeyId: string; shardKey: string; scopes: ReadonlySet<EmbedScope> }

type Audit = (action: string, changes: Record<string, unknown>) => Promise<void>

/** The server that makes this call; the policy lets nobody else through. */
export function asHost({ identity }: Pick<OpenContext, 'identity'>): Host {
  if (identity.kind !== 'host' || identity.grant === undefined) {
    return fail('forbidden')
  }
  const { apiKeyId, shardKey, grant } = identity
  return { apiKeyId, shardKey, scopes: grant.scopes }
}

/** Makes something with a key in one transaction, while nobody can end the key in between. */
export function whileLiving<T>(
  { inTransaction, now, requestId }: Pick<OpenContext, 'inTransaction' | 'now' | 'requestId'>,
  { apiKeyId, shardKey }: Host,
  work: (db: Queryable, audit: Audit) => Promise<T>,
): Promise<T> {
  return inTransaction(async (db) => {
    if ((await holdLivingKey(db, shardKey, apiKeyId, now)) === undefined) {
      return fail('api_key_refused')
    }
    // No person stands behind it: the row names whom it is for.
    const stamp = { shardKey, personId: null, apiKeyId, at: now, requestId }
    return work(db, (action, changes) =>
      appendAudit(db, stamp, { recordType: 'api_key', recordId: apiKeyId, action, changes }),
    )
  })
}
