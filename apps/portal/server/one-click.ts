import { Hono } from 'hono'
import type { ApiHost } from './api-host.ts'
import type { EntryEnvironment } from './request-scope.ts'

/**
 * Ends mails for a mail program, which posts to the address of `List-Unsubscribe` as RFC 8058 says:
 * no cookie, no form of ours, and what the address carries is the proof. A browser's post is a page's.
 */
export function oneClickRoutes(api: ApiHost): Hono<EntryEnvironment> {
  const routes = new Hono<EntryEnvironment>()
  routes.post('/unsubscribe', async (c, next) => {
    const mails = c.req.query('mails')
    const fromBrowser = ['Cookie', 'Origin', 'Sec-Fetch-Site'].some((name) => c.req.header(name))
    if (mails === undefined || fromBrowser) {
      return await next()
    }
    const { requestId, clientAddress } = c.var.scope
    const caller = await api.callerOf(undefined, { requestId, clientAddress, isSecure: false })
    const answer = await caller.client('UTC').notifications.unsubscribe({ mails })
    return answer.status === 200 ? c.text('No more mails.') : c.text('This link ends nothing.', 404)
  })
  return routes
}
