import type { EmbedScope } from '@holdpoint/api'
import { contentOf, type TestServer } from './harness.ts'
import type { CastName } from './cast.ts'

/** Where the pages of the tests' other site are. */
export const siteOrigin = 'https://site.example'

export type TestKey = { id: string; pageKey: string; serverSecret: string }

/** Makes a key as the admin does, or another who may. */
export async function makeKey(
  world: TestServer,
  {
    scopes,
    origins = [siteOrigin],
    days = 90,
    by = 'admin',
  }: { scopes: EmbedScope[]; origins?: string[]; days?: number; by?: CastName },
): Promise<TestKey> {
  const maker = await world.as(by)
  const { key, pageKey, serverSecret } = contentOf(
    await maker.apiKeys.create({ name: 'Site', origins, scopes, expiresInDays: days }),
  )
  return { id: key.id, pageKey: pageKey ?? '', serverSecret: serverSecret ?? '' }
}

/** A call as a page of the other site makes it in a browser. */
export function fromPage(
  world: TestServer,
  path: string,
  {
    key,
    token,
    origin = siteOrigin,
    ...init
  }: RequestInit & { key?: string; token?: string; origin?: string; as?: CastName } = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  const said = {
    Origin: origin,
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'cors',
    'Sec-Fetch-Dest': 'empty',
    'X-Api-Key': key,
    Authorization: token === undefined ? undefined : `Bearer ${token}`,
  }
  for (const [name, value] of Object.entries(said)) {
    if (value !== undefined) {
      headers.set(name, value)
    }
  }
  return world.http(path, { ...init, headers })
}

/** A call as the other site's server makes it. */
export function fromServer(
  world: TestServer,
  path: string,
  secret: string,
  body: Record<string, unknown>,
): Promise<Response> {
  return world.http(path, {
    method: 'POST',
    headers: { 'X-Api-Secret': secret, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The name of the problem that came back, or the status. */
export async function problemIn(response: Response): Promise<string> {
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && 'problem' in body) {
    const { problem } = body
    if (typeof problem === 'object' && problem !== null && 'name' in problem) {
      return String(problem.name)
    }
  }
  return `status ${response.status}`
}
