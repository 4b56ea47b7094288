import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { Outlet, RemixServer, useLoaderData } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testBuild } from '../app/test-build.ts'
import { createPagesByPath, plainBranches } from './pages-by-path.ts'

type Module = ServerBuild['routes'][string]['module']

function Said() {
  return <p>{useLoaderData<string>()}</p>
}

const saying = (words: string): Module => ({ default: Said, loader: () => words })
const around: Module = { default: Outlet }
const routes: Parameters<typeof testBuild>[1] = {
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
const build = testBuild((request, status, headers, context) => {
  const { serverHandoffStream: _, ...rest } = context
  headers.set('X-Known', Object.keys(context.manifest.routes).join(' '))
  const html = renderToString(<RemixServer context={rest} url={request.url} />)
  return new Response(html, { status, headers })
}, routes)

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
  expect(answer.known?.split(' ')).toHaveLength(Object.keys(routes).length)
})

test('the data of a page comes from its own routes too', async () => {
  const { text } = await ask('/list.data')
  expect(text).toContain('"list"')
  expect(text).not.toContain('"rest"')
})
