import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import type { ReactNode } from 'react'
import { bindClient, problem } from '@holdpoint/api'
import renderPage from './entry.server.tsx'

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

/** What the server sends of one part of a page, as text. */
export async function drawnPart(part: () => ReactNode): Promise<string> {
  const root = { id: 'root', path: '', module: '/assets/root.js' }
  const does = { hasAction: false, hasClientAction: false, hasClientLoader: false }
  const Page = () => (
    <html lang="en">
      <body>{part()}</body>
    </html>
  )
  const build: ServerBuild = {
    entry: { module: { default: renderPage } },
    routes: { root: { ...root, module: { default: Page } } },
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: { root: { ...root, ...does, hasLoader: false, hasErrorBoundary: false } },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    mode: 'production',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  }
  const handle = createRequestHandler(build, 'production')
  const html = await (await handle(new Request('http://localhost:3000/'), context)).text()
  return html.slice(html.indexOf('<body>'), html.indexOf('</body>'))
}
