import { readdirSync, readlinkSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castEmail, castPassword } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { pngOf } from '../../test/pictures.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function post(path: string, body: string, type: string, as?: 'employee') {
  return world.http(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
    ...(as === undefined ? {} : { as }),
  })
}

describe('the door of the API', () => {
  test('answers unknown addresses and wrong methods by name', async () => {
    const unknown = await world.http('/nothing')
    expect(unknown.status).toBe(404)
    expect((await bodyOf(unknown))['problem']).toMatchObject({ name: 'not_found' })
    const wrong = await world.http('/my-form', { method: 'PUT' })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('Allow')).toBe('GET, HEAD, POST, DELETE')
  })

  test('refuses nobody with 401 and the specified sentence', async () => {
    const response = await world.http('/my-form')
    expect(response.status).toBe(401)
    expect((await bodyOf(response))['message']).toBe('Authentication Failed.')
  })

  test.each([
    ['not JSON', '{"a":', 'application/json', 400, 'malformed_body'],
    ['a JSON list', '[]', 'application/json', 400, 'malformed_body'],
    ['an odd type', 'x', 'text/plain', 415, 'unsupported_media_type'],
    ['a NUL', '{"formId":"a\\u0000"}', 'application/json', 400, 'invalid_input'],
    ['half a character', '{"formId":"\\ud800"}', 'application/json', 400, 'invalid_input'],
    [
      'over 1 MB',
      `{"formId":"${'x'.repeat(1_100_000)}"}`,
      'application/json',
      413,
      'body_too_large',
    ],
    [
      'a deep nest',
      `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      'application/json',
      400,
      'malformed_body',
    ],
  ])('answers %s by name', async (_what, body, type, status, name) => {
    const response = await post('/my-form', body, type, 'employee')
    expect(response.status).toBe(status)
    expect((await bodyOf(response))['problem']).toMatchObject({ name })
  })

  test.each([
    ['JSON', '{"formId":"f-check"}', 'application/json'],
    ['a form', 'formId=f-check', 'application/x-www-form-urlencoded'],
  ])('takes a body as %s', async (_what, body, type) => {
    const response = await post('/my-form', body, type, 'employee')
    expect(response.status).toBe(200)
    expect((await bodyOf(response))['content']).toMatchObject({ id: expect.any(String) })
  })

  test('takes a body as multipart, with the flag as the specification writes it', async () => {
    const form = new FormData()
    form.set('formId', 'f-check')
    form.set('version', '1')
    form.set('isLimitedAccess', '1')
    form.set('startedAt', '2026-03-05T14:00:00Z')
    const response = await world.http('/my-form', { method: 'POST', body: form, as: 'employee' })
    expect(response.status).toBe(200)
  })

  test('takes a body of bytes that are no UTF-8 for broken', async () => {
    const response = await world.http('/my-form', {
      method: 'POST',
      body: Buffer.from([...Buffer.from('{"formId":"f'), 0xff, ...Buffer.from('"}')]),
      headers: { 'Content-Type': 'application/json' },
      as: 'employee',
    })
    expect(response.status).toBe(400)
    expect((await bodyOf(response))['problem']).toMatchObject({ name: 'malformed_body' })
  })

  test('reads nothing of a post from its address, where a password would be logged', async () => {
    const response = await world.http('/login?email=a%40b.example&password=secret', {
      method: 'POST',
    })
    expect(response.status).toBe(400)
  })

  test('a field that comes three hundred thousand times is refused at once', async () => {
    const started = performance.now()
    const body = 'a=&'.repeat(340_000)
    const response = await post('/my-form', body, 'application/x-www-form-urlencoded', 'employee')
    expect(response.status).toBe(400)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const response = await world.http('/my-form', { method: 'HEAD', as: 'employee' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(response.body).toBeNull()
    expect((await world.http('/nothing', { method: 'HEAD' })).body).toBeNull()
  })

  test.each([['"abc"'], ['1, 2'], ['-1']])('does not pass over If-Match: %s', async (ifMatch) => {
    const response = await world.http('/my-form-submit', {
      method: 'POST',
      body: '{"myFormId":"x"}',
      headers: { 'Content-Type': 'application/json', 'If-Match': ifMatch },
      as: 'employee',
    })
    expect((await bodyOf(response))['problem']).toMatchObject({ name: 'invalid_input' })
  })

  test('a wrong bearer is nobody, whoever the cookie belongs to', async () => {
    const cookie = `hp=${await world.tokenOf('employee')}`
    const statusWith = async (headers: Record<string, string>) =>
      (await world.http('/session', { headers })).status
    expect(await statusWith({ Cookie: cookie })).toBe(200)
    expect(await statusWith({ Cookie: `a=b; ${cookie}; hp=other` })).toBe(200)
    expect(await statusWith({ Cookie: cookie, Authorization: 'Bearer wrong' })).toBe(401)
    expect(await statusWith({ Cookie: cookie, Authorization: 'Basic YTpi' })).toBe(401)
    expect(await statusWith({ Cookie: cookie, Authorization: 'Bearer a b' })).toBe(401)
  })

  test('signs in by a multipart form as well', async () => {
    const form = new FormData()
    form.set('email', castEmail('employee'))
    form.set('password', castPassword)
    const response = await world.http('/login', { method: 'POST', body: form })
    expect(response.status).toBe(200)
  })

  test.each(['GET', 'DELETE'])('a %s in the dress of a form stays what it is', async (method) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const count = async () =>
      (await world.database.kysely.selectFrom('my_forms').select('id').execute()).length
    const before = await count()
    const body = '--x\r\nContent-Disposition: form-data; name="formId"\r\n\r\nf-check\r\n--x--\r\n'
    const response = await world.http('/my-form?myFormId=none', {
      method,
      headers,
      as: 'employee',
      ...(method === 'GET' ? {} : { body }),
    })
    expect(response.status).toBe(method === 'GET' ? 200 : 403)
    expect(await count()).toBe(before)
  })

  test('an unknown parameter value is refused, an unknown parameter is ignored', async () => {
    expect((await world.http('/my-form?orderBy=drop', { as: 'employee' })).status).toBe(400)
    expect((await world.http('/my-form?colour=red', { as: 'employee' })).status).toBe(200)
    expect((await world.http('/my-form?pLimit=1000000000', { as: 'employee' })).status).toBe(400)
  })
})

/** How many files below a folder this process holds open. */
function openFilesIn(folder: string): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
    } catch {
      return false
    }
  }).length
}

describe('photos', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  async function startEntry(): Promise<string> {
    const response = await post(
      '/my-form',
      'formId=f-check',
      'application/x-www-form-urlencoded',
      'employee',
    )
    const { content } = await bodyOf(response)
    return String((content as { id: string }).id)
  }

  async function send(myFormId: string, file: Blob, name = 'photo.png'): Promise<Response> {
    const form = new FormData()
    form.set('myFormId', myFormId)
    form.set('questionKey', 'picture')
    form.set('file', file, name)
    return world.http('/my-form-answer-images', { method: 'POST', body: form, as: 'employee' })
  }

  test('a photo is stored, attached and read back byte by byte', async () => {
    const myFormId = await startEntry()
    const response = await send(myFormId, new Blob([png]))
    expect(response.status).toBe(200)
    const { content } = await bodyOf(response)
    const { uploadId } = (content as { media: { uploadId: string } }).media
    const address = `/my-form-answer-image?myFormId=${myFormId}&uploadId=${uploadId}`
    const read = await world.http(address, { as: 'employee' })
    expect(read.headers.get('Content-Type')).toBe('image/png')
    expect(Buffer.from(await read.arrayBuffer()).equals(png)).toBe(true)
    const foreign = await world.http(address, { as: 'colleague' })
    expect(foreign.status).toBe(403)
  })

  test('a kept photo is shown again only to who may see it', async () => {
    const myFormId = await startEntry()
    const { content } = await bodyOf(await send(myFormId, new Blob([png]), "it's (1)*.png"))
    const { uploadId } = (content as { media: { uploadId: string } }).media
    const address = `/my-form-answer-image?myFormId=${myFormId}&uploadId=${uploadId}`
    const first = await world.http(address, { as: 'employee' })
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(first.headers.get('Content-Disposition')).toBe(
      'inline; filename="it_s (1).png"; filename*=UTF-8\'\'it%27s%20%281%29.png',
    )
    await first.body?.cancel()
    const headers = { 'If-None-Match': `"other", W/${first.headers.get('ETag')}` }
    const again = await world.http(address, { as: 'employee', headers })
    expect(again.status).toBe(304)
    expect(again.body).toBeNull()
    expect((await world.http(address, { as: 'colleague', headers })).status).toBe(403)
  })

  test('a file is handed out by the ending of what it is, whatever its sender called it', async () => {
    const myFormId = await startEntry()
    const { content } = await bodyOf(await send(myFormId, new Blob([png]), 'permit.html'))
    const { uploadId } = (content as { media: { uploadId: string } }).media
    const address = `/my-form-answer-image?myFormId=${myFormId}&uploadId=${uploadId}`
    const answer = await world.http(address, { as: 'employee' })
    expect(answer.headers.get('Content-Disposition')).toContain('filename="permit.html.png"')
    await answer.body?.cancel()
  })

  test('HEAD and the client leave no file open', async () => {
    const myFormId = await startEntry()
    // More than fits into the buffers, so that the file stays open until somebody closes it.
    const dots = Buffer.alloc((1000 * 4 + 1) * 1000)
    const large = pngOf({ width: 1000, height: 1000, packed: deflateSync(dots, { level: 0 }) })
    const { content } = await bodyOf(await send(myFormId, new Blob([large])))
    const { uploadId } = (content as { media: { uploadId: string } }).media
    const address = `/my-form-answer-image?myFormId=${myFormId}&uploadId=${uploadId}`
    const employee = await world.as('employee')
    for (let round = 0; round < 5; round += 1) {
      const head = await world.http(address, { method: 'HEAD', as: 'employee' })
      expect(head.headers.get('Content-Length')).toBe(String(large.byteLength))
      expect(head.body).toBeNull()
      expect((await employee.myForms.answerImage({ myFormId, uploadId })).status).toBe(200)
    }
    await expect.poll(() => openFilesIn(world.filesDir)).toBe(0)
  })

  test('what is no picture is refused, whatever its name says', async () => {
    const myFormId = await startEntry()
    const response = await send(myFormId, new Blob(['<svg onload=alert(1)>']), 'a.png')
    expect(response.status).toBe(415)
  })

  test('a photo past the limit is refused and leaves no row', async () => {
    const myFormId = await startEntry()
    const big = Buffer.concat([png, Buffer.alloc(16 * 1024 * 1024)])
    const count = async () =>
      (await world.database.kysely.selectFrom('uploads').select('id').execute()).length
    const before = await count()
    const response = await send(myFormId, new Blob([big]))
    expect(response.status).toBe(413)
    expect((await bodyOf(response))['message']).toBe('A file may have at most 15 MB.')
    expect(await count()).toBe(before)
  })

  test('nobody may send a file', async () => {
    const form = new FormData()
    form.set('file', new Blob([png]), 'a.png')
    const response = await world.http('/my-form-answer-images', { method: 'POST', body: form })
    expect(response.status).toBe(401)
  })
})
