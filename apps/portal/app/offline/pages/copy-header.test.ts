import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestEntry, type TestEntry } from '../../../server/test-entry.ts'
import { seedSite, sessionToken } from '../../../server/test-site.ts'
import { loader } from '../../root.tsx'
import { toastCookie } from '../../session/flash.server.ts'
import { copyHeader } from './copy-header.ts'

let entry: TestEntry

beforeAll(async () => {
  entry = await openTestEntry({ seed: seedSite })
}, 120_000)
afterAll(() => entry.close())

const signedIn = `hp=${sessionToken}`

/** What the root of every page answers to a request with these headers. */
async function root(headers: Record<string, string>) {
  await entry.send('/my-forms', { headers })
  const seen = entry.seen.at(-1)
  if (seen === undefined) {
    throw new Error('The request did not arrive at the page.')
  }
  const { request } = seen
  const context = seen.context as AppLoadContext
  return { context, load: () => loader({ request, context, params: {} }) }
}

describe('a copy of a page', () => {
  test('is refused to whoever is not its person', async () => {
    const dead = `hp=${'d'.repeat(43)}`
    for (const headers of [{}, { Cookie: signedIn }, { Cookie: dead }]) {
      const response = await entry.send('/my-forms', {
        headers: { ...headers, [copyHeader]: 'p-2' },
      })
      expect(response.status).toBe(401)
      expect(response.headers.get('Set-Cookie')).toBeNull()
    }
  })

  test('takes no message away from the page that somebody looks at', async () => {
    const { context } = await root({ Cookie: signedIn })
    const toast = await toastCookie(context, { tone: 'success', text: 'It was saved.' })
    const Cookie = `${signedIn}; ${toast.split(';')[0]}`
    const copy = await (await root({ Cookie, [copyHeader]: 'p-1' })).load()
    expect(copy.data.toast).toBeNull()
    const page = await (await root({ Cookie })).load()
    expect(page.data.toast?.text).toBe('It was saved.')
  })

  test('sets no cookie', async () => {
    const setting = () => new Response('', { headers: { 'Set-Cookie': 'hp-tab=completed' } })
    entry.renderWith(setting)
    const page = await entry.send('/my-forms', { headers: { Cookie: signedIn } })
    expect(page.headers.get('Set-Cookie')).toContain('hp-tab')
    const copy = await entry.send('/my-forms', {
      headers: { Cookie: signedIn, [copyHeader]: 'p-1' },
    })
    expect(copy.headers.get('Set-Cookie')).toBeNull()
  })
})
