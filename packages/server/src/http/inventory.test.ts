import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from '@holdpoint/api'
import { startTestServer, type TestServer } from '../../test/harness.ts'

// What is served is what the catalogue lists: nothing beside it, and nothing of it missing.

let world: TestServer
beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const paths = [...new Set(allCalls().map(({ path }) => path))].map((path) => [path] as const)
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'SEARCH', 'get']

/** HEAD is served wherever GET is; the platform spells the usual methods in upper case. */
function isListed(path: string, method: string): boolean {
  const asked = method.toUpperCase() === 'HEAD' ? 'GET' : method.toUpperCase()
  return allCalls().some((card) => card.path === path && card.method === asked)
}

async function problemOf(response: Response): Promise<string | undefined> {
  const body = z
    .object({ problem: z.object({ name: z.string() }) })
    .safeParse(await response.json())
  return body.data?.problem.name
}

describe('the door of the API', () => {
  test.each(paths)('knows %s, and there only the methods of the catalogue', async (path) => {
    for (const method of methods) {
      const response = await world.http(path, { method })
      if (isListed(path, method)) {
        expect([404, 405], `${method} ${path}`).not.toContain(response.status)
      } else {
        expect(response.status, `${method} ${path}`).toBe(405)
        if (method !== 'HEAD') {
          expect(await problemOf(response)).toBe('method_not_allowed')
        }
        const allowed = (response.headers.get('Allow') ?? '').split(', ')
        expect(methods.filter((each) => each !== 'get' && isListed(path, each)).sort()).toEqual(
          allowed.filter((each) => each !== 'OPTIONS').sort(),
        )
      }
    }
  })

  test.each(paths)('knows nothing close to %s', async (path) => {
    const close = [
      `${path}/`,
      `${path}/x`,
      `${path}.json`,
      `${path}%20`,
      `//${path}`,
      path.toUpperCase(),
      path.slice(0, -1),
    ]
    for (const other of close.filter(
      (candidate) => !allCalls().some((c) => c.path === candidate),
    )) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await world.http(other, { method, as: 'admin' })
        expect(response.status, `${method} ${other}`).toBe(404)
        expect(await problemOf(response)).toBe('not_found')
      }
    }
  })

  test.each(['/api/v2', '/api/v1', '/api', '/API/v1', '/api//v1', '/api/v1/api/v1'])(
    'knows no call under %s',
    async (prefix) => {
      for (const [path] of paths) {
        const isOwn = prefix === '/api/v1'
        const request = new Request(`http://127.0.0.1:3000${prefix}${isOwn ? '/v1' : ''}${path}`)
        const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
        expect((await world.server.fetch(request, origin)).status, request.url).toBe(404)
      }
    },
  )

  test('has no two calls at one address and method', () => {
    const doors = allCalls().map(({ method, path }) => `${method} ${path}`)
    expect(doors.filter((door, index) => doors.indexOf(door) !== index)).toEqual([])
  })
})
