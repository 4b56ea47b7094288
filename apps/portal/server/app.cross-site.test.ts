import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allCalls, type NamedCall } from '@holdpoint/api'
import { sampled } from '../../../tooling/long-run.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'
import { everyRow } from './test-rows.ts'
import { own, seedSite, sessionToken } from './test-site.ts'

// What another site's page can make a signed-in browser send: a post of every kind to every call
// that writes and to every page with an action. None of it runs; the same from our own pages does.

const cookie = `__Host-hp=${sessionToken}`

let entry: TestEntry
beforeAll(async () => {
  entry = await openTestEntry({ publicOrigin: own, seed: seedSite })
})
afterAll(() => entry.close())
beforeEach(() => {
  entry.seen.length = 0
})

const writingCalls = allCalls()
  .filter(({ method }) => method !== 'GET')
  .map((card) => [card.name, card] as const)

const routesFolder = new URL('../app/routes/', import.meta.url)
const actionPaths = readdirSync(routesFolder)
  .filter((folder) => hasAction(new URL(`${folder}/`, routesFolder)))
  .map(pathOf)

function hasAction(folder: URL): boolean {
  const file = readdirSync(folder).find((name) => /^route\.tsx?$/.test(name)) ?? 'route.tsx'
  const text = readFileSync(new URL(file, folder), 'utf8')
  return /export (?:async )?(?:function|const) action\b/.test(text)
}

/** The address of a route by its folder: parts with a leading underscore are no part of it. */
function pathOf(folder: string): string {
  const parts = folder.split('.').filter((part) => !part.startsWith('_'))
  return `/${parts.map((part) => part.replace(/_$/, '').replace(/^\$.*/, 'x')).join('/')}`
}

const origins = [
  'https://evil.example',
  'null',
  undefined,
  'https://sub.holdpoint.example',
  'https://holdpoint.example:444',
]
const sites = ['cross-site', 'same-site', undefined]
const bodies: Readonly<Record<string, () => BodyInit>> = {
  'application/x-www-form-urlencoded': () => new URLSearchParams(fields),
  'multipart/form-data': () => {
    const form = new FormData()
    Object.entries(fields).forEach(([name, value]) => form.append(name, value))
    return form
  },
  'text/plain': () => JSON.stringify(fields),
  'application/json': () => JSON.stringify(fields),
}
/** Fields that some call or page takes: the dashboard setting is one that anybody may change. */
const fields = { isMyFormDashboardDefaultView: '1', intent: 'start', formId: 'f', theme: 'dark' }

type Said = { origin: string | undefined; site: string | undefined; type: string }

const foreign: readonly Said[] = origins.flatMap((origin) =>
  sites.flatMap((site) => Object.keys(bodies).map((type) => ({ origin, site, type }))),
)
// Sixty posts are made of fives, threes and fours, so that every seventh has all of each.
const foreignEvery = 7
const ownEvery = 5
const ourOwn: readonly Said[] = [
  { origin: own, site: 'same-origin' },
  { origin: undefined, site: 'same-origin' },
  { origin: own, site: undefined },
].flatMap((said) => Object.keys(bodies).map((type) => ({ ...said, type })))

function post(path: string, method: string, { origin, site, type }: Said): Promise<Response> {
  const headers = new Headers({ Cookie: cookie })
  const body = bodies[type]?.()
  if (!(body instanceof FormData)) {
    headers.set('Content-Type', type)
  }
  const optional = { Origin: origin, 'Sec-Fetch-Site': site }
  for (const [name, value] of Object.entries(optional)) {
    if (value !== undefined) {
      headers.set(name, value)
    }
  }
  return entry.send(path, { method, headers, ...(body === undefined ? {} : { body }) })
}

async function problemIn(response: Response): Promise<string | undefined> {
  return /"problem":\{"name":"(\w+)"/.exec(await response.text())?.[1]
}

const refusals = ['cross_site', 'api_key_required', 'api_key_refused']

describe('another site’s page', () => {
  let before: Record<string, unknown>
  beforeAll(async () => {
    before = await everyRow(entry.database)
  })

  test.each(writingCalls)('makes nobody call %s', async (name, { path, method }) => {
    for (const said of sampled(foreign, foreignEvery, name.length)) {
      const response = await post(`/api/v1${path}`, method, said)
      expect(response.status, JSON.stringify(said)).toBe(403)
      expect(refusals, JSON.stringify(said)).toContain(await problemIn(response))
      expect(response.headers.get('Set-Cookie')).toBeNull()
    }
  })

  test.each(actionPaths.flatMap((path) => [path, `${path}.data`, `${path}?index`]))(
    'makes nobody post to %s',
    async (path) => {
      for (const said of sampled(foreign, foreignEvery, path.length)) {
        const response = await post(path, 'POST', said)
        expect(response.status, JSON.stringify(said)).toBe(403)
        expect(response.headers.get('Set-Cookie')).toBeNull()
      }
      expect(entry.seen).toEqual([])
    },
  )

  test('has changed nothing by all of that', async () => {
    expect(await everyRow(entry.database)).toEqual(before)
  })
})

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

describe('our own page', () => {
  test('changes what a page of another site could not', async () => {
    const address = '/api/v1/user-settings'
    const said = { type: 'application/x-www-form-urlencoded' }
    const before = await everyRow(entry.database)
    await post(address, 'POST', { ...said, origin: 'https://evil.example', site: 'cross-site' })
    expect(await everyRow(entry.database)).toEqual(before)
    const response = await post(address, 'POST', { ...said, origin: own, site: 'same-origin' })
    expect(response.status).toBe(200)
    expect(await everyRow(entry.database)).not.toEqual(before)
  })

  test.each(inOrder(writingCalls))('calls %s', async (name, { path, method }) => {
    for (const said of sampled(ourOwn, ownEvery, name.length)) {
      const response = await post(`/api/v1${path}`, method, said)
      expect(refusals, JSON.stringify(said)).not.toContain(await problemIn(response))
    }
  })

  test.each(actionPaths)('posts to %s', async (path) => {
    const posts = sampled(ourOwn, ownEvery, path.length)
    for (const said of posts) {
      await post(path, 'POST', said)
    }
    // What is no form comes through the guard, and then to no page.
    expect(entry.seen).toHaveLength(posts.filter(({ type }) => formTypes.test(type ?? '')).length)
  })

  /** Signing out comes last: nobody would be there for the calls after it. */
  function inOrder(calls: readonly (readonly [string, NamedCall])[]) {
    return [...calls].sort(
      ([a], [b]) => Number(a === 'auth.signout') - Number(b === 'auth.signout'),
    )
  }
})
