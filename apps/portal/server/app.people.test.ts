import { readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoEmail, demoPassword } from '@holdpoint/server'
import { createHttpServer, listen, listenerOf } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { ApiHostUnavailable, createRemoteApi } from './remote-api.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'

const origin = { requestId: 'r', clientAddress: '127.0.0.1', isSecure: false }
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let entry: TestEntry
let server: Server
let address: string
let token: string

beforeAll(async () => {
  entry = await openTestEntry({ world: 'demo' })
  server = createHttpServer()
  server.on('request', listenerOf(entry.app))
  address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  token = await signIn()
}, 120_000)
afterAll(() => orderlyStop({ server, closeRest: () => entry.close() })())
beforeEach(() => {
  entry.seen.length = 0
})

async function signIn(role: 'employee' | 'colleague' = 'employee'): Promise<string> {
  const caller = await entry.parts.api.callerOf(undefined, origin)
  const reply = await caller
    .client('UTC')
    .auth.login({ email: demoEmail(role), password: demoPassword, deviceType: 'portal' })
  if (reply.status !== 200) {
    throw new Error(`Nobody could sign in: ${JSON.stringify(reply)}`)
  }
  return reply.content.accessToken
}

function postForm(path: string, form: FormData, headers: Record<string, string> = {}) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { Origin: address, Cookie: `hp=${token}`, ...headers },
    body: form,
  })
}

describe('somebody who is signed in', () => {
  test('is known to pages by the cookie', async () => {
    await fetch(`${address}/my-forms`, { headers: { Cookie: `hp=${token}` } })
    const { context } = entry.seen[0] ?? {}
    expect(context?.person?.email).toBe(demoEmail('employee'))
    expect(context?.timeZone).toBe(context?.person?.timeZone)
    const list = await context?.api.myForms.list({ section: 'completed', pOffset: 0, pLimit: 10 })
    expect(list?.status).toBe(200)
  })

  test('is nobody to pages by a bearer token, and somebody to the API', async () => {
    const headers = { Authorization: `Bearer ${token}` }
    await fetch(`${address}/my-forms`, { headers })
    expect(entry.seen[0]?.context.person).toBeNull()
    const session = await fetch(`${address}/api/v1/session`, { headers })
    expect(session.status).toBe(200)
  })

  test('sends a photo, and the page gets a small form that names it', async () => {
    const form = new FormData()
    form.set('intent', 'save')
    form.set('photo', new File([onePixel], 'well head.png', { type: 'image/png' }))
    form.set('empty', new File([], ''))
    expect((await postForm('/my-form/fill-out/1', form)).status).toBe(200)
    const fields = new URLSearchParams(entry.seen[0]?.body)
    expect(fields.get('intent')).toBe('save')
    expect(fields.get('photo')).toMatch(/^upload:[\w-]+$/)
    expect(fields.get('empty')).toBe('')
  })

  test('is nobody to the API by a wrong bearer token, even with a good cookie', async () => {
    const headers = { Authorization: 'Bearer wrong', Cookie: `hp=${token}` }
    expect((await fetch(`${address}/api/v1/session`, { headers })).status).toBe(401)
  })

  test('sends a form as large as a definition may be where forms are written, and nowhere else', async () => {
    const send = (path: string, cookie: string) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { Origin: address, Cookie: cookie },
        body: new URLSearchParams({ definition: '"'.repeat(1_000_000) }),
      })
    for (const path of ['/manage-forms/edit?formId=1', '/manage-forms/edit.data?formId=1']) {
      expect((await send(path, `hp=${token}`)).status).toBe(200)
      expect(new URLSearchParams(entry.seen.pop()?.body).get('definition')).toHaveLength(1_000_000)
    }
    expect((await send('/manage-forms/facts', `hp=${token}`)).status).toBe(413)
    expect((await send('/manage-forms/edit', '')).status).toBe(413)
  })

  test('cannot send what is no picture', async () => {
    const form = new FormData()
    form.set('photo', new File(['<svg onload=alert(1)>'], 'x.png', { type: 'image/png' }))
    await postForm('/my-form/fill-out/1', form)
    // The page that keeps the rest has them no more.
    expect(entry.seen.map(({ request }) => new URL(request.url).pathname)).toEqual(['/not-saved'])
    expect(entry.seen[0]?.body).not.toContain('upload')
  })

  test('cannot send more than a photo may hold, and nothing of it stays', async () => {
    const before = filesIn(entry.filesDir)
    const form = new FormData()
    form.set('photo', new File([onePixel, Buffer.alloc(16 * 1024 * 1024)], 'large.png'))
    await postForm('/my-form/fill-out/1', form)
    expect(entry.seen.map(({ request }) => new URL(request.url).pathname)).toEqual(['/not-saved'])
    expect(filesIn(entry.filesDir)).toBe(before)
  })

  test('cannot be used by another site to send files', async () => {
    const form = new FormData()
    form.set('photo', new File([onePixel], 'a.png'))
    const before = filesIn(entry.filesDir)
    const answer = await postForm('/x', form, { Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(filesIn(entry.filesDir)).toBe(before)
  })
})

describe('a form that was shown to whoever was signed in before', () => {
  // As text browsers send it: nothing says where the post comes from but the key of the form.
  const post = (path: string, cookie: string, formKey: string) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { Cookie: `hp=${cookie}` },
      body: new URLSearchParams({ formKey, intent: 'save' }),
      redirect: 'manual',
    })

  async function keyShownTo(cookie: string): Promise<string> {
    await fetch(`${address}/my-forms`, { headers: { Cookie: `hp=${cookie}` } })
    const formKey = entry.seen[0]?.context.mintFormKey() ?? ''
    entry.seen.length = 0
    return formKey
  }

  test('does nothing and says why on the page, also where the browser says nothing of itself', async () => {
    const answer = await post('/my-forms?tab=1', await signIn('colleague'), await keyShownTo(token))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/my-forms?tab=1')
    const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';')
    const said = Buffer.from(decodeURIComponent(cookie.replace('hp-flash=', '')), 'base64')
    expect(said.toString()).toContain('opened by somebody else, so nothing was done')
    expect(entry.seen).toEqual([])
  })

  test('leads to no other site', async () => {
    const key = await keyShownTo(token)
    const answer = await post('//evil.example/', await signIn('colleague'), key)
    expect(answer.headers.get('Location') ?? '/').not.toMatch(/evil/)
    expect(entry.seen).toEqual([])
  })

  test('is a stranger’s where it never was a person’s, or where nobody is signed in', async () => {
    const key = await keyShownTo(token)
    const answers = [
      await post('/my-forms', await signIn('colleague'), key.split('.').slice(0, 2).join('.')),
      await post('/my-forms', 'x'.repeat(43), key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
    expect(entry.seen).toEqual([])
  })
})

describe('a portal whose API is on another host', () => {
  test('knows people by the same id and speaks for them', async () => {
    const api = createRemoteApi({ baseUrl: address, now: () => new Date() })
    const caller = await api.callerOf(token, origin)
    expect(caller.info?.email).toBe(demoEmail('employee'))
    const list = await caller.client('UTC').myForms.list({ section: 'completed' })
    expect(list.status).toBe(200)
    expect((await api.callerOf('x'.repeat(43), origin)).info).toBeNull()
    expect((await api.callerOf(undefined, origin)).info).toBeNull()
    expect(await api.ready()).toEqual({ api: null })
  })

  test('hands calls on without its own cookies', async () => {
    const api = createRemoteApi({ baseUrl: address, now: () => new Date() })
    const caller = await api.callerOf(token, origin)
    const answer = await caller.fetch(
      new Request('http://portal.example/api/v1/session', {
        headers: { Cookie: 'hp=mine', 'X-Forwarded-Host': 'evil.example' },
      }),
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect(await answer.json()).toMatchObject({ content: { email: demoEmail('employee') } })
  })

  test('says so when that host is gone', async () => {
    const api = createRemoteApi({ baseUrl: 'http://127.0.0.1:9', now: () => new Date() })
    await expect(api.callerOf(token, origin)).rejects.toThrow(ApiHostUnavailable)
    expect(await api.ready()).toEqual({ api: 'The API on the other host is not ready.' })
  })
})

function filesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length
}
