import { createRequestHandler, type AppLoadContext } from '@remix-run/node'
import type { ReactNode } from 'react'
import { bindClient, problem } from '@holdpoint/api'
import renderPage from './entry.server.tsx'
import { testBuild } from './test-build.ts'

const context: AppLoadContext = {
  timeZone: 'America/Chicago',
  now: () => new Date('2026-11-21T12:00:00Z'),
  api: bindClient(() =>
    Promise.resolve({ status: 'problem', problem: problem('not_found'), requestId: 'r' }),
  ),
  person: null,
  nonce: 'abc',
  embedRelease: async () => ({ version: '0.0.0', integrity: '', widgets: [] }),
  requestId: 'r',
  publicOrigin: 'http://localhost:3000',
  mintFormKey: () => 'key',
  answerWith: async (text, init) => new Response(text, init),
  isFormOfAnother: false,
  signInCookie: () => '',
  signOutCookie: () => '',
  deviceSecret: () => null,
  hasDeadSession: false,
}

/**
 * What the server sends of one part of a page, as text; of a page that was posted, by what that answered.
 * `query` is that of its address.
 */
export async function drawnPart(
  part: () => ReactNode,
  answered?: object,
  query = '',
): Promise<string> {
  const Page = () => (
    <html lang="en">
      <body>{part()}</body>
    </html>
  )
  const build = testBuild(renderPage, {
    root: { path: '', module: { default: Page, action: () => answered ?? null } },
  })
  const handle = createRequestHandler(build, 'production')
  const init = answered === undefined ? {} : { method: 'POST', body: new FormData() }
  const request = new Request(`http://localhost:3000/${query}`, init)
  const html = await (await handle(request, context)).text()
  return html.slice(html.indexOf('<body>'), html.indexOf('</body>'))
}
