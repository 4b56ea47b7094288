import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { Outlet, RemixServer, useLoaderData } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createPagesByPath, plainBranches } from './pages-by-path.ts'

type Module = ServerBuild['routes'][string]['module']

function Said() {
  return <p>{useLoaderData<string>()}</p>
}

const saying = (words: string): Module => ({ default: Said, loader: () => words })
const around: Module = { default: Outlet }
const modules: Record<string, { path?: string; index?: true; parentId?: string; module: Module }> =
  {
    root: { path: '', module: around },
    frame: { parentId: 'root', module: around },
    home: { parentId: 'root', index: true, module: saying('home') },
    list: { parentId: 'frame', path: 'list', module: saying('list') },
    sheet: { parentId: 'frame', path: 'list/sheet', module: saying('sheet') },
    area: { parentId: 'frame', path: 'area', module: around },
    areaHome: { parentId: 'area', index: true, module: saying('area, home') },
    item: { parentId: 'frame', path: 'item/:id', module: saying('item') },
    rest: { parentId: 'root', path: '*', module: saying('rest') },
  }

const routes = Object.fromEntries(
  Object.entries(modules).map(([id, route]) => [id, { id, ...route }]),
)
const build: ServerBuild = {
  entry: {
    module: {
      default: (request, status, headers, context) => {
        const { serverHandoffStream: _, ...rest } = context
        const html = renderToString(<RemixServer context={rest} url={request.url} />)
        const known = Object.keys(context.manifest.routes).join(' ')
        headers.set('X-Known', known)
        return new Response(html, { status, headers })
      },
    },
  },
  routes,
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: Object.fromEntries(
      Object.values(routes).map(({ module, ...route }) => [
        route.id,
        {
          ...route,
          module: `/${route.id}.js`,
          hasAction: false,
          hasLoader: module.loader !== undefined,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: false,
        },
      ]),
    ),
    url: '/manifest.js',
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

// No loader of these asks for anything.
const nobody = {} as AppLoadContext

async function ask(path: string) {
  const handle = createPagesByPath(build)
  const response = await handle(new Request(`http://localhost:3000${path}`), nobody)
  return { text: await response.text(), known: response.headers.get('X-Known') }
}

test('an address without parameters belongs to the inmost route that stands there', () => {
  expect(Object.fromEntries(plainBranches(build))).toEqual({
    '/': ['root', 'home'],
    '/list': ['root', 'frame', 'list'],
    '/list/sheet': ['root', 'frame', 'sheet'],
    '/area': ['root', 'frame', 'area', 'areaHome'],
  })
})

test.each([
  ['/', 'home', 'root home'],
  ['/list', 'list', 'root frame list'],
  ['/list?page=2&tab=x', 'list', 'root frame list'],
  ['/list/sheet', 'sheet', 'root frame sheet'],
  ['/area', 'area, home', 'root frame area areaHome'],
])('%s is answered by its own routes alone', async (path, words, known) => {
  const answer = await ask(path)
  expect(answer.text).toContain(`<p>${words}</p>`)
  expect(answer.known?.split(' ').toSorted()).toEqual(known.split(' ').toSorted())
})

test.each([
  ['/item/7', 'item'],
  ['/LIST', 'list'],
  ['/list/', 'list'],
  ['/nowhere', 'rest'],
])('%s is looked for among all routes', async (path, words) => {
  const answer = await ask(path)
  expect(answer.text).toContain(`<p>${words}</p>`)
  expect(answer.known?.split(' ')).toHaveLength(Object.keys(modules).length)
})

test('the data of a page comes from its own routes too', async () => {
  const { text } = await ask('/list.data')
  expect(text).toContain('"list"')
  expect(text).not.toContain('"rest"')
})
