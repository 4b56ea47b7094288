import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestEntry, type TestEntry } from './test-entry.ts'

const own = 'https://holdpoint.example'
const session = `__Host-hp=${'s'.repeat(43)}`

let entry: TestEntry
beforeAll(async () => {
  entry = await openTestEntry({ publicOrigin: own })
})
afterAll(() => entry.close())
beforeEach(() => {
  entry.seen.length = 0
})

const doors = ['/my-forms', '/my-forms.data', '/a/resource/route', '/api/v1/signout']
const origins = [
  own,
  'https://evil.example',
  'https://sub.holdpoint.example',
  'https://holdpoint.example:444',
  'http://holdpoint.example',
  'null',
  undefined,
]
const sites = ['same-origin', 'same-site', 'cross-site', 'none', undefined]
const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json',
]
const cookieHeaders = [session, undefined]

const everyPost = doors.flatMap((door) =>
  origins.flatMap((origin) =>
    sites.flatMap((site) =>
      types.flatMap((type) =>
        cookieHeaders.map((cookie) => ({ door, origin, site, type, cookie })),
      ),
    ),
  ),
)

type Post = (typeof everyPost)[number]

/** What the guard owes, said once more and independently of how it is written. */
function isOwed({ door, origin, site, cookie }: Post): boolean {
  if (site !== undefined) {
    return site === 'same-origin'
  }
  if (origin !== undefined) {
    return origin === own
  }
  return cookie === undefined && door.startsWith('/api/')
}

async function send(
  { door, origin, site, type, cookie }: Post,
  method = 'POST',
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': type })
  const optional = { Origin: origin, 'Sec-Fetch-Site': site, Cookie: cookie }
  for (const [name, value] of Object.entries(optional)) {
    if (value !== undefined) {
      headers.set(name, value)
    }
  }
  const body = type.startsWith('multipart') ? '--x--\r\n' : type.endsWith('json') ? '{}' : 'a=1'
  return await entry.send(door, { method, headers, body })
}

describe('the entry', () => {
  test(`runs or refuses each of ${everyPost.length} posts as the rule says`, async () => {
    const wrong: Post[] = []
    for (const post of everyPost) {
      entry.seen.length = 0
      const response = await send(post)
      const isPage = !post.door.startsWith('/api/')
      const isRun = entry.seen.length === 1 || response.status === 415
      const hasRun = isPage ? isRun : response.status !== 403
      if (hasRun !== isOwed(post)) {
        wrong.push(post)
      }
    }
    expect(wrong).toEqual([])
  })

  test.each(['PUT', 'PATCH', 'DELETE'])(
    '%s from another site reaches neither page nor API',
    async (method) => {
      const post = {
        origin: 'https://evil.example',
        site: undefined,
        type: 'text/plain',
        cookie: session,
      }
      expect((await send({ ...post, door: '/my-forms' }, method)).status).toBe(405)
      expect((await send({ ...post, door: '/api/v1/my-form' }, method)).status).toBe(403)
      expect(entry.seen).toEqual([])
    },
  )

  test('tells a program why in the envelope of the API', async () => {
    const response = await send({
      door: '/api/v1/signout',
      origin: 'https://evil.example',
      site: undefined,
      type: 'application/json',
      cookie: session,
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      status: 403,
      problem: { name: 'api_key_required' },
      content: null,
      requestId: response.headers.get('X-Request-Id'),
    })
  })

  test('tells a person why on a page that needs no style', async () => {
    const response = await send({
      door: '/my-forms',
      origin: 'https://evil.example',
      site: undefined,
      type: 'text/plain',
      cookie: session,
    })
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('This request came from another site')
  })

  test.each([
    '/my-forms?_data=routes%2Fx',
    '/?a=1&_data',
    '/login?%5Fdata=x',
    '/api/v1/master?_data=x',
  ])('the older data requests stay shut for every method: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      expect((await entry.send(path, { method, headers })).status).toBe(404)
    }
    expect(entry.seen).toEqual([])
  })

  test('forwarded headers change nothing', async () => {
    const headers = {
      Cookie: session,
      Origin: 'https://evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example;proto=https',
    }
    const post = await entry.send('/my-forms', { method: 'POST', headers, body: 'a=1' })
    expect(post.status).toBe(403)
    await entry.send('/my-forms', { headers })
    const [page] = entry.seen
    expect(page?.context.publicOrigin).toBe(own)
    expect(page?.request.url).toBe(`${own}/my-forms`)
    expect(page?.request.headers.get('X-Forwarded-Host')).toBeNull()
  })

  test('a foreign Host header reaches no page', async () => {
    const request = new Request('http://evil.example/my-forms?a=1', {
      headers: { Host: 'evil.example' },
    })
    await entry.app.request(request)
    const [page] = entry.seen
    expect(page?.request.url).toBe(`${own}/my-forms?a=1`)
    expect(page?.request.headers.get('Host')).toBe('holdpoint.example')
  })
})

describe('a browser that says nothing of where it comes from', () => {
  const referer = `${own}/login`

  async function openForm(): Promise<{ cookie: string; formKey: string }> {
    entry.renderWith(({ context }) => new Response(context.mintFormKey()))
    const response = await entry.send('/login')
    const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';')
    return { cookie, formKey: await response.text() }
  }

  const post = (
    cookie: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { Referer: referer },
  ) =>
    entry.send('/login', {
      method: 'POST',
      headers: { Cookie: cookie, ...headers },
      body: new URLSearchParams(fields),
    })

  test.each([
    ['from our page', { Referer: referer }],
    ['and hides its page as well', {}],
  ])('gets through with the key of the form it was shown, %s', async (_what, headers) => {
    const { cookie, formKey } = await openForm()
    entry.seen.length = 0
    const response = await post(cookie, { formKey, email: 'a@b.example' }, headers)
    expect(response.status).toBe(200)
    expect(entry.seen[0]?.body).toContain('email=a%40b.example')
  })

  test('is refused without the key, with a stranger’s, or from another page', async () => {
    const mine = await openForm()
    const theirs = await openForm()
    entry.seen.length = 0
    const refused = [
      await post(mine.cookie, {}),
      await post(mine.cookie, {}, {}),
      await post(mine.cookie, { formKey: theirs.formKey }, {}),
      await post(mine.cookie, { formKey: theirs.formKey }),
      await post(mine.cookie, { formKey: 'nonsense' }),
      await post(mine.cookie, { formKey: mine.formKey }, { Referer: 'https://evil.example/' }),
      await post('', { formKey: mine.formKey }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    expect(entry.seen).toEqual([])
  })

  test('cannot bring the key of a visitor into a session', async () => {
    const { cookie, formKey } = await openForm()
    expect((await post(`${cookie}; ${session}`, { formKey })).status).toBe(403)
  })

  test('cannot slip past with an empty body', async () => {
    const { cookie } = await openForm()
    const headers = { Cookie: cookie, Referer: referer }
    expect((await entry.send('/login', { method: 'POST', headers })).status).toBe(403)
  })

  test('is told its visitor name once, and only by pages that hold a form', async () => {
    const { cookie } = await openForm()
    const again = await entry.send('/login', { headers: { Cookie: cookie } })
    expect(again.headers.get('Set-Cookie')).toBeNull()
    entry.renderWith(() => new Response('no form'))
    expect((await entry.send('/login')).headers.get('Set-Cookie')).toBeNull()
  })
})
