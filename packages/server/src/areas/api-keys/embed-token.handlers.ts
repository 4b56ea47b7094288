import { serverScopeNames, type EmbedScope } from '@holdpoint/api'
import { openEmbedSession } from '../../api-keys/embed-sessions.ts'
import { knownScopes } from '../../api-keys/living-keys.ts'
import { fail } from '../../fail.ts'
import { ok, type OpenHandler } from '../../handler.ts'
import { requireOpenPerson } from './open-to-key.ts'
import { asHost, whileLiving } from './while-living.ts'

// What a server does with its key is never a page's own: a token must not make further tokens.
const ofServersOnly: ReadonlySet<EmbedScope> = new Set(serverScopeNames)

export const embedToken: OpenHandler<'apiKeys.embedToken'> = {
  async open({ person: named, scopes: asked }, context) {
    const host = asHost(context)
    const held = [...knownScopes([...host.scopes])].filter((scope) => !ofServersOnly.has(scope))
    const scopes = asked === undefined ? held : held.filter((scope) => asked.includes(scope))
    if (asked !== undefined && !asked.every((scope) => held.some((own) => own === scope))) {
      return fail('out_of_scope', { message: 'A token can have a part of its key’s scopes only.' })
    }
    const answer = await whileLiving(context, host, async (db, audit) => {
      const personId = await requireOpenPerson(db, host, named)
      const { token, expiresAt } = await openEmbedSession(db, context.ports, {
        apiKeyId: host.apiKeyId,
        personId,
        shardKey: host.shardKey,
        scopes,
      })
      const changes = { personId, scopes, expiresAt: expiresAt.toISOString() }
      await audit('mint_embed_token', changes)
      return { token, expiresAt: expiresAt.toISOString(), personId, scopes }
    })
    return ok(answer)
  },
}
