import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoEmail, demoPassword } from '@holdpoint/server'
import { action, handle } from '../app/routes/not-saved/route.tsx'
import { toSignIn } from '../app/session/require-person.server.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'

let entry: TestEntry
let token: string
let personId: string

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
  await entry.send('/', { headers: { Cookie: `hp=${token}` } })
  personId = entry.seen[0]?.context.person?.user.personId ?? ''
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

/** What the page that keeps a form was given, as pairs, and for which address. */
function kept() {
  const { request, body } = entry.seen.at(-1) ?? {}
  return { at: request?.url.replace(origin, ''), fields: [...new URLSearchParams(body)] }
}

describe('a form that finds its session ended', () => {
  test('is answered by the page that keeps it, with everything but its files, in its order', async () => {
    await post('/actions/new?from=jsa', withPhoto('\u0089PNG'), `hp=${dead}`)
    expect(kept()).toEqual({
      at: '/not-saved?to=%2Factions%2Fnew%3Ffrom%3Djsa',
      fields: [
        ['note', 'Leaks at the second flange.\r\nClosed the valve.'],
        ['pick', 'a'],
        ['pick', 'b'],
        ['photo', ''],
        ['not-saved-files', '1'],
        ['not-saved-why', 'Authentication Failed.'],
      ],
    })
  })

  test('of a browser that says nothing of where it comes from is kept by its key, and taken by it from the same person', async () => {
    const key = entry.parts.formKeys.mint(`session ${dead}`, personId)
    const typed = new URLSearchParams({ title: 'Worn hose', formKey: key })
    const send = (to: string, token: string) =>
      entry.send(to, { method: 'POST', headers: { Cookie: `hp=${token}` }, body: typed })
    await send('/actions/new', dead)
    expect(kept().at).toBe('/not-saved?to=%2Factions%2Fnew')
    expect(await (await send('/actions/new', token)).text()).toBe('taken')
    typed.set('formKey', entry.parts.formKeys.mint(`session ${dead}`, 'somebody-else'))
    expect((await send('/actions/new', token)).status).not.toBe(200)
  })

  test('and that a script sent leads to sign in as ever, for what was typed still stands in its page', async () => {
    const typed = new URLSearchParams({ title: 'Worn hose' })
    const answer = await post('/actions/new.data', typed, `hp=${dead}`)
    expect(answer.status).toBe(302)
  })

  test('says of no files where none were chosen', async () => {
    await post('/actions/new', withPhoto(''), `hp=${dead}`)
    expect(kept().fields.map(([name]) => name)).not.toContain('not-saved-files')
  })

  test('is read to its end before it is answered, so that a slow line is not cut', async () => {
    let sent = 0
    const end = '\r\n--edge--\r\n'
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        sent += 1
        const head = 'Content-Disposition: form-data; name="photo"; filename="a.png"'
        controller.enqueue(Buffer.from(sent === 1 ? `--edge\r\n${head}\r\n\r\n` : 'x'.repeat(1000)))
        if (sent === 40) {
          controller.enqueue(Buffer.from(end))
          controller.close()
        }
      },
    })
    const type = 'multipart/form-data; boundary=edge'
    await entry.send('/actions/new', {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { Origin: origin, Cookie: `hp=${dead}`, 'Content-Type': type },
    })
    expect(sent).toBe(40)
    expect(kept().at).toMatch(/^\/not-saved/)
  })
})

describe('a form whose files are not taken', () => {
  test('is answered by the page that keeps the rest, which says what was wrong with them', async () => {
    await post('/my-form/fill-out/1', withPhoto('<svg/>'), `hp=${token}`)
    expect(entry.seen).toHaveLength(1)
    const { at, fields } = kept()
    expect(at).toBe('/not-saved?to=%2Fmy-form%2Ffill-out%2F1')
    expect(new Map(fields).get('not-saved-why')).toBe('Please choose a JPEG, PNG or WebP picture.')
    expect(fields).toContainEqual(['pick', 'b'])
  })

  test('is refused as ever where it cannot be read at all', async () => {
    const answer = await entry.send('/my-form/fill-out/1', {
      method: 'POST',
      headers: {
        Origin: origin,
        Cookie: `hp=${token}`,
        'Content-Type': 'multipart/form-data; boundary=edge',
      },
      body: '--edge\r\nContent-Disposition: form-da',
    })
    expect(answer.status).toBe(400)
    expect(entry.seen).toEqual([])
  })
})

test('the page that keeps a form shows no password, and runs no script', async () => {
  const form = new URLSearchParams({ title: 'A', 's.q1.password': 'hunter2', newPassword: 'x' })
  await post('/actions/new', form, `hp=${dead}`)
  const { request, context } = entry.seen.at(-1) ?? {}
  if (request === undefined || context === undefined) {
    throw new Error('Nothing was kept.')
  }
  const again = new Request(request.url, { method: 'POST', body: form })
  const { data } = await action({ request: again, context, params: {} } as never)
  expect(data.fields).toEqual([{ name: 'title', value: 'A' }])
  expect(data).toMatchObject({ to: '/actions/new', hasEnded: true })
  expect(handle.isScriptless).toBe(true)
})
