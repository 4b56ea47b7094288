import { openEmbedSession } from '../../api-keys/embed-sessions.ts'
import { knownScopes } from '../../api-keys/living-keys.ts'
import { fail } from '../../fail.ts'
import { ok, type OpenHandler } from '../../handler.ts'
import { personToSpeakFor } from './api-keys.queries.ts'
import { asHost, whileLiving } from './while-living.ts'

// What a server does with its key is never a page's own: a token must not make further tokens.
const ofServersOnly = new Set(['embed_tokens', 'external_access'])

export const embedToken: OpenHandler<'apiKeys.embedToken'> = {
  async open({ person: named, scopes: asked }, context) {
    const host = asHost(context)
    const held = [...knownScopes([...host.scopes])].filter((scope) => !ofServersOnly.has(scope))
    const scopes = asked === undefined ? held : held.filter((scope) => asked.includes(scope))
    if (asked !== undefined && !asked.every((scope) => held.some((own) => own === scope))) {
      return fail('out_of_scope', { message: 'A token can have a part of its key’s scopes only.' })
    }
    const answer = await whileLiving(context, host, async (db, audit) => {
      const person = await personToSpeakFor(db, host.shardKey, named)
      if (person === undefined) {
        return fail('person_not_open')
      }
      const { token, expiresAt } = await openEmbedSession(db, context.ports, {
        apiKeyId: host.apiKeyId,
        personId: person.id,
        shardKey: host.shardKey,
        scopes,
      })
      const changes = { personId: person.id, scopes, expiresAt: expiresAt.toISOString() }
      await audit('mint_embed_token', changes)
      return { token, expiresAt: expiresAt.toISOString(), personId: person.id, scopes }
    })
    return ok(answer)
  },
}
