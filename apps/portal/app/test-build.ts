import type { ServerBuild } from '@remix-run/node'

type Route = ServerBuild['routes'][string]
type TestRoutes = Readonly<Record<string, Omit<Route, 'id'>>>

/** For tests: what Remix would have built of these routes, drawn by this entry. */
export function testBuild(
  render: ServerBuild['entry']['module']['default'],
  routes: TestRoutes,
): ServerBuild {
  return {
    entry: { module: { default: render } },
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { id, ...route }])),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(
        Object.entries(routes).map(([id, { module, ...route }]) => [
          id,
          {
            ...{ id, ...route, module: `/assets/${id}.js` },
            hasLoader: module.loader !== undefined,
            ...{ hasAction: false, hasClientAction: false, hasClientLoader: false },
            hasErrorBoundary: false,
          },
        ]),
      ),
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
}
