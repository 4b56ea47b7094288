import { Hono } from 'hono'
import type { ApiHost } from './api-host.ts'
import { BodyRefused, readSmallBody } from './read-body.ts'
import type { EntryEnvironment } from './request-scope.ts'

const bytesMax = 16 * 1024

/**
 * Hears from the identity provider itself that a session there is over, as OpenID Connect Back-Channel
 * Logout 1.0 says: no cookie, no form of ours, and the signed token in the body is the proof. A
 * browser's post is a page's.
 */
export function backchannelLogoutRoutes(api: ApiHost): Hono<EntryEnvironment> {
  const routes = new Hono<EntryEnvironment>()
  routes.post('/login/backchannel-logout', async (c, next) => {
    if (['Cookie', 'Origin', 'Sec-Fetch-Site'].some((name) => c.req.header(name))) {
      return await next()
    }
    const refused = (said: string) =>
      c.json({ error: 'invalid_request', error_description: said }, 400)
    const body = await readSmallBody(c.req.raw, { bytesMax }).catch((error: unknown) => {
      if (error instanceof BodyRefused) {
        return undefined
      }
      throw error
    })
    const logoutToken = new URLSearchParams(new TextDecoder().decode(body)).get('logout_token')
    if (logoutToken === null) {
      return refused('logout_token is missing')
    }
    const { requestId, clientAddress } = c.var.scope
    const caller = await api.callerOf(undefined, { requestId, clientAddress, isSecure: false })
    const answer = await caller.client('UTC').auth.endByProvider({ logoutToken })
    if (answer.status === 200) {
      return c.body(null, 200)
    }
    return answer.status === 'problem' && answer.problem.name === 'too_many_requests'
      ? c.json({ error: 'temporarily_unavailable' }, 503)
      : refused('the logout token does not hold')
  })
  return routes
}
