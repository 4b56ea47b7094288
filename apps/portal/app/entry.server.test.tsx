import { createRequestHandler, type AppLoadContext } from '@remix-run/node'
import { Scripts, useLoaderData } from '@remix-run/react'
import { bindClient, problem } from '@holdpoint/api'
import { expect, test } from 'vitest'
import renderPage from './entry.server.tsx'
import { useNonce } from './shell/nonce.ts'
import { testBuild } from './test-build.ts'

const requestId = 'r-1'
const context: AppLoadContext = {
  api: bindClient(() =>
    Promise.resolve({ status: 'problem', problem: problem('not_found'), requestId }),
  ),
  person: null,
  hasDeadSession: false,
  nonce: 'abc123',
  embedRelease: async () => ({ version: '0.0.0', integrity: '', widgets: [] }),
  requestId,
  publicOrigin: 'http://localhost:3000',
  timeZone: 'UTC',
  now: () => new Date(0),
  mintFormKey: () => 'key',
  answerWith: async (text, init) => new Response(text, init),
  isFormOfAnother: false,
  deviceSecret: () => null,
  signInCookie: () => '',
  signOutCookie: () => '',
}

function Page() {
  const { words } = useLoaderData<{ words: string }>()
  const nonce = useNonce()
  return (
    <html lang="en">
      <body>
        <p>{words}</p>
        <Scripts {...(nonce === undefined ? {} : { nonce })} />
      </body>
    </html>
  )
}

function handlerOf(words: string) {
  const root = { path: '', module: { default: Page, loader: () => ({ words }) } }
  return createRequestHandler(testBuild(renderPage, { root }), 'production')
}

async function render(words: string): Promise<Response> {
  return await handlerOf(words)(new Request('http://localhost:3000/'), context)
}

test('a page comes whole, with the data that it hydrates from', async () => {
  const response = await render('Hold the point')
  const html = await response.text()
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(html).toMatch(/^<!doctype html><html lang="en">/)
  expect(html).toContain('<p>Hold the point</p>')
  expect(html).toMatch(/streamController\.enqueue\(.*Hold the point/)
  expect(html).toContain('streamController.close()')
  // React's mark of a part that was left to the browser.
  expect(html).not.toContain('<!--$!-->')
})

test('every script carries the nonce of the answer', async () => {
  const html = await (await render('x')).text()
  const scripts = html.match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThanOrEqual(4)
  expect(scripts.filter((script) => !script.includes('nonce="abc123"'))).toEqual([])
})

test('data cannot end the script that it travels in', async () => {
  const html = await (await render('</script><script>alert(1)</script>')).text()
  expect(html).not.toContain('<script>alert(1)')
})
