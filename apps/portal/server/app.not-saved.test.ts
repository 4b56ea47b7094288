import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoEmail, demoPassword } from '@holdpoint/server'
import { paths } from '../app/paths.ts'
import { toSignIn } from '../app/session/require-person.server.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'

let entry: TestEntry
let token: string

beforeAll(async () => {
  entry = await openTestEntry({ world: 'demo' })
  const caller = await entry.parts.api.callerOf(undefined, {
    requestId: 'r',
    clientAddress: '127.0.0.1',
    isSecure: false,
  })
  const reply = await caller
    .client('UTC')
    .auth.login({ email: demoEmail('employee'), password: demoPassword, deviceType: 'portal' })
  token = reply.status === 200 ? reply.content.accessToken : ''
  // Every page of this entry is one for people who are signed in.
  entry.renderWith(({ request, context }) =>
    context.person === null ? toSignIn(request) : new Response('taken'),
  )
}, 120_000)
afterAll(() => entry.close())
beforeEach(() => {
  entry.seen.length = 0
})

const dead = 'x'.repeat(43)
const origin = 'http://localhost:3000'

function post(path: string, body: BodyInit, cookie: string) {
  return entry.send(path, { method: 'POST', headers: { Origin: origin, Cookie: cookie }, body })
}

function withPhoto(bytes: string): FormData {
  const form = new FormData()
  form.append('note', 'Leaks at the second flange.\nClosed the valve.')
  form.append('pick', 'a')
  form.append('pick', 'b')
  form.append('photo', new File([bytes], 'flange.png', { type: 'image/png' }))
  return form
}

describe('a form that finds its session ended', () => {
  test('goes on to the page that keeps it, and says why', async () => {
    const typed = new URLSearchParams({ title: 'Worn hose' })
    const answer = await post('/actions/new?from=jsa', typed, `hp=${dead}`)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('Location')).toBe('/not-saved?to=%2Factions%2Fnew%3Ffrom%3Djsa')
    const [, said = ''] = /hp-flash=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? []
    expect(Buffer.from(decodeURIComponent(said), 'base64').toString()).toContain(
      'Authentication Failed.',
    )
  })

  test('and that a script sent leads to sign in as ever, for what was typed still stands in its page', async () => {
    const typed = new URLSearchParams({ title: 'Worn hose' })
    const answer = await post('/actions/new.data', typed, `hp=${dead}`)
    expect(answer.status).toBe(302)
  })

  test('arrives there without its files, and with everything else in its order', async () => {
    await post(paths.notSaved({ to: '/actions/new' }), withPhoto('\u0089PNG'), `hp=${dead}`)
    expect([...new URLSearchParams(entry.seen[0]?.body)]).toEqual([
      ['note', 'Leaks at the second flange.\r\nClosed the valve.'],
      ['pick', 'a'],
      ['pick', 'b'],
      ['photo', ''],
      ['files-left', '1'],
    ])
  })

  test('says of no files where none were chosen', async () => {
    await post(paths.notSaved({ to: '/actions/new' }), withPhoto(''), `hp=${dead}`)
    expect(new URLSearchParams(entry.seen[0]?.body).has('files-left')).toBe(false)
  })
})

describe('a form whose files are not taken', () => {
  test('goes on to the page that keeps the rest, and says what was wrong with them', async () => {
    const answer = await post('/my-form/fill-out/1', withPhoto('<svg/>'), `hp=${token}`)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('Location')).toBe('/not-saved?to=%2Fmy-form%2Ffill-out%2F1')
    const [, said = ''] = /hp-flash=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? []
    expect(Buffer.from(decodeURIComponent(said), 'base64').toString()).toContain(
      'Please choose a JPEG, PNG or WebP picture.',
    )
    expect(entry.seen).toEqual([])
  })

  test('is refused as it is where even that page cannot read it', async () => {
    const answer = await entry.send(paths.notSaved(), {
      method: 'POST',
      headers: {
        Origin: origin,
        Cookie: `hp=${token}`,
        'Content-Type': 'multipart/form-data; boundary=edge',
      },
      body: '--edge\r\nContent-Disposition: form-da',
    })
    expect(answer.status).toBe(413)
    expect(entry.seen).toEqual([])
  })
})
