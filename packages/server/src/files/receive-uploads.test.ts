import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '../../test/cast.ts'
import { fromPage, fromServer, makeKey, problemIn as nameIn } from '../../test/embedding.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { sendPhoto } from '../../test/send-photo.ts'
import { runHousekeeping } from '../housekeeping.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer({ settings: { photoBytesMax: 1024 * 1024 } })
})
afterAll(() => world.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const boundary = 'edge'
const type = `multipart/form-data; boundary=${boundary}`
const partHead = (name: string, fileName?: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
    fileName === undefined ? '' : `; filename="${fileName}"`
  }\r\n\r\n`
const end = `\r\n--${boundary}--\r\n`

/** Sends a body in pieces; an Error among them breaks it off there. */
function send(pieces: Iterable<string | Uint8Array | Error>, contentType = type) {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        // Other work gets its turn, as it would between two packets.
        await new Promise((resolve) => setImmediate(resolve))
        if (piece instanceof Error) {
          controller.error(piece)
          return
        }
        controller.enqueue(typeof piece === 'string' ? Buffer.from(piece) : piece)
      }
      controller.close()
    },
  })
  const headers = { 'Content-Type': contentType }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return world.http('/my-form-answer-images', { ...init, as: 'employee' })
}

async function problemIn(response: Response): Promise<unknown> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'problem' in body ? body.problem : undefined
}

function filesKept(): string[] {
  return readdirSync(world.filesDir, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(world.filesDir, path)).isFile())
}

async function rowsKept() {
  return world.database.kysely.selectFrom('uploads').select(['id', 'storage_key']).execute()
}

describe('a form with files', () => {
  test.each<[string, (string | Uint8Array | Error)[], number, string]>([
    [
      'breaks off in the middle of a file',
      [partHead('file', 'a.png'), png, Buffer.alloc(70_000), new Error('gone')],
      400,
      'malformed_body',
    ],
    [
      'ends in the middle of a file',
      [partHead('file', 'a.png'), png, Buffer.alloc(70_000)],
      400,
      'malformed_body',
    ],
    [
      'ends in the middle of a header',
      ['--edge\r\nContent-Disposition: form-da'],
      400,
      'malformed_body',
    ],
    ['is empty', [''], 400, 'malformed_body'],
    [
      'holds a good photo and then no picture',
      [
        partHead('file', 'a.png'),
        png,
        '\r\n',
        partHead('file', 'b.png'),
        'MZ no picture at all, but an executable',
        end,
      ],
      415,
      'unsupported_media_type',
    ],
    [
      'holds a good photo and then one too large',
      [
        partHead('file', 'a.png'),
        png,
        '\r\n',
        partHead('file', 'b.png'),
        png,
        Buffer.alloc(600_000),
        Buffer.alloc(600_000),
        end,
      ],
      413,
      'body_too_large',
    ],
    [
      'holds more photos than we take',
      [
        ...Array.from(
          { length: 11 },
          () => `${partHead('file', 'a.png')}${png.toString('latin1')}\r\n`,
        ),
        end,
      ],
      413,
      'body_too_large',
    ],
    [
      'holds more text than we take',
      [
        ...Array.from(
          { length: 6 },
          (_, index) => `${partHead(`f${index}`)}${'x'.repeat(500_000)}\r\n`,
        ),
        end,
      ],
      413,
      'body_too_large',
    ],
    [
      'never comes to the point',
      Array.from({ length: 300 }, () => Buffer.alloc(64 * 1024, 'x')),
      413,
      'body_too_large',
    ],
  ])('that %s is refused and leaves nothing behind', async (_what, pieces, status, name) => {
    const started = performance.now()
    const response = await send(
      pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)),
    )
    expect(await problemIn(response)).toMatchObject({ name })
    expect(response.status).toBe(status)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(await rowsKept()).toEqual([])
    expect(filesKept()).toEqual([])
  })

  test('that shows a thousand questions, each with its note and an empty field for photos, and brings one photo is taken', async () => {
    const identity = await world.server.resolve(await world.tokenOf('colleague'))
    const form = new FormData()
    for (let question = 0; question < 999; question += 1) {
      form.append(`photo ${question}`, new Blob([]), '')
      form.append(`answer ${question}`, 'yes')
      form.append(`note ${question}`, '')
    }
    form.append('photo', new Blob([png]), 'a.png')
    const request = new Request('http://127.0.0.1/a-page', { method: 'POST', body: form })
    const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
    const received = await world.server.receiveUploads(request, identity, origin)
    expect(received).toBeInstanceOf(Request)
    await world.database.kysely.deleteFrom('uploads').execute()
    await Promise.all(filesKept().map((path) => world.ports.files.remove(path)))
  })

  test('of a page whose files alone stand in the way comes back with all that it says beside them', async () => {
    const identity = await world.server.resolve(await world.tokenOf('employee'))
    const form = new FormData()
    form.append('before', 'Leaks at the second flange.')
    form.append('photo', new Blob([png]), 'good.png')
    form.append('large', new Blob([png, Buffer.alloc(2 * 1024 * 1024)]), 'large.png')
    form.append('kept', 'upload:earlier')
    form.append('photo', new Blob([png]), 'another.png')
    form.append('after', 'Valve closed.')
    const request = new Request('http://127.0.0.1/a-page', { method: 'POST', body: form })
    const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
    const received = await world.server.receiveUploads(request, identity, origin)
    expect(received).toMatchObject({ refused: { name: 'body_too_large' } })
    const fields = 'refused' in received ? [...received.fields] : []
    expect(fields.filter(([name]) => name !== 'photo' && name !== 'large')).toEqual([
      ['before', 'Leaks at the second flange.'],
      ['kept', 'upload:earlier'],
      ['after', 'Valve closed.'],
    ])
    expect(fields.filter(([name, value]) => /photo|large/.test(name) && value !== '')).toEqual([])
    expect(await rowsKept()).toEqual([])
    expect(filesKept()).toEqual([])
  })

  test('of an unheard-of kind is refused', async () => {
    const response = await send(['x'], 'multipart/form-data')
    expect(await problemIn(response)).toMatchObject({ name: 'malformed_body' })
  })

  test('whose declared length is past everything is refused unread', async () => {
    const response = await world.http('/my-form-answer-images', {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Length': '400000000' },
      body: 'x',
      as: 'employee',
    })
    expect(response.status).toBe(413)
  })

  test('for a call that does not exist is not read at all', async () => {
    const form = new FormData()
    form.set('file', new Blob([png]), 'a.png')
    const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
    const identity = await world.server.resolve(await world.tokenOf('employee'))
    for (const path of ['/api/v1/nothing', '/api/v1/master']) {
      const request = new Request(`http://127.0.0.1${path}`, { method: 'POST', body: form })
      expect(await world.server.receiveUploads(request, identity, origin)).toBe(request)
      expect(request.bodyUsed).toBe(false)
      const answer = await world.server.fetch(request, { ...origin, identity })
      expect([404, 405]).toContain(answer.status)
    }
    expect(filesKept()).toEqual([])
  })

  test.each([
    ['to a call that takes none', '/my-form', 'file', { formId: 'f-check' }],
    ['in a field that takes none', '/my-form-answer-images', 'other', {}],
  ])('sent %s is refused and leaves nothing behind', async (_what, path, field, beside) => {
    const body = new FormData()
    Object.entries(beside).forEach(([name, value]) => body.set(name, value))
    body.set(field, new Blob([png]), 'a.png')
    const response = await world.http(path, { method: 'POST', body, as: 'employee' })
    expect(response.status).toBe(415)
    expect(await problemIn(response)).toMatchObject({ name: 'unsupported_media_type' })
    expect(await rowsKept()).toEqual([])
    expect(filesKept()).toEqual([])
  })

  test('from a page whose scopes do not open the call is refused and leaves nothing behind', async () => {
    const key = await makeKey(world, { scopes: ['my_forms_read', 'embed_tokens'] })
    const body = { person: cast.colleague }
    const minted: unknown = await (
      await fromServer(world, '/embed-token', key.serverSecret, body)
    ).json()
    const token = /"token":"(hpe_[\w-]{43})"/.exec(JSON.stringify(minted))?.[1] ?? ''
    const form = new FormData()
    form.set('file', new Blob([png]), 'a.png')
    const response = await fromPage(world, '/my-form-answer-images', {
      method: 'POST',
      body: form,
      key: key.pageKey,
      token,
    })
    expect(await nameIn(response)).toBe('out_of_scope')
    expect(await rowsKept()).toEqual([])
    expect(filesKept()).toEqual([])
  })

  test('from a person who may not make the call is refused and leaves nothing behind', async () => {
    const form = new FormData()
    form.set('file', new Blob([png]), 'a.png')
    const response = await world.http('/api-keys', { method: 'POST', body: form, as: 'employee' })
    expect(await nameIn(response)).toBe('forbidden')
    expect(filesKept()).toEqual([])
  })

  test('keeps the file, its name without tricks, and the order of nothing else', async () => {
    const identity = await world.server.resolve(await world.tokenOf('employee'))
    const form = new FormData()
    form.set('a', '1')
    form.append('file', new Blob([png]), `..\\..\\a\u202e${'😀'.repeat(200)}.png`)
    form.set('empty', new Blob([]), '')
    const request = new Request('http://127.0.0.1/a-page', { method: 'POST', body: form })
    const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
    const received = await world.server.receiveUploads(request, identity, origin)
    const fields = new URLSearchParams(
      received instanceof Request ? await received.text() : 'refused',
    )
    expect(fields.get('a')).toBe('1')
    expect(fields.get('empty')).toBe('')
    const id = fields.get('file')?.slice('upload:'.length) ?? ''
    const row = await world.database.kysely
      .selectFrom('uploads')
      .select(['file_name', 'byte_size', 'expires_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.file_name).toMatch(/^[^\\/\u202e]+$/)
    expect(Buffer.byteLength(row.file_name)).toBeLessThanOrEqual(200)
    expect(row.file_name).toMatch(/\.png$/)
    expect(row.file_name).not.toContain('\ufffd')
    expect(Number(row.byte_size)).toBe(png.byteLength)
    expect(row.expires_at).toEqual(new Date('2026-03-06T15:00:00Z'))
    expect(filesKept()).toHaveLength(1)
  })

  test('is refused when two hundred of a person wait already', async () => {
    await world.database.kysely
      .insertInto('uploads')
      .values(
        Array.from({ length: 199 }, (_, index) => ({
          shard_key: 'test-org',
          id: `waiting-${index}`,
          person_id: 'p-employee',
          file_name: 'a',
          media_type: 'image/png',
          byte_size: 1,
          sha256: 'x',
          storage_key: `waiting-${index}`,
          created_at: new Date(),
          expires_at: new Date(),
          attached_to: null,
        })),
      )
      .execute()
    const before = filesKept()
    const response = await send([partHead('file', 'a.png'), png, end])
    expect(await problemIn(response)).toMatchObject({ name: 'too_many_requests' })
    expect(filesKept()).toEqual(before)
  })

  test('leaves nothing in the log', () => {
    expect(world.failures).toEqual([])
  })
})

test('a file that the operator’s program does not take is kept for administrators, and for nobody else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-refused-'))
  const program = join(folder, 'scanner.sh')
  writeFileSync(program, '#!/bin/sh\necho "A virus was found."\nexit 1\n', { mode: 0o700 })
  const watched = await startTestServer({ settings: { uploadScanner: program } })
  expect(await sendPhoto(watched)).toBe('')
  const { data } = contentOf(await (await watched.as('admin')).files.refused({}))
  expect(data).toMatchObject([{ fileName: 'a.png', why: 'A virus was found.' }])
  const id = data[0]?.id ?? ''
  const place = join(watched.filesDir, id.slice(-2), id)
  expect(existsSync(place)).toBe(true)
  const employee = await watched.as('employee')
  expect(problemOf(await employee.files.refused({}))).toBe('forbidden')
  const myFormId = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
  const question = { myFormId, questionKey: 'picture', file: `upload:${id}` }
  expect(problemOf(await employee.myForms.addAnswerImage(question))).toBe('invalid_input')
  for (let more = 0; more < 20; more += 1) {
    expect(await sendPhoto(watched)).toBe('')
  }
  const later = contentOf(await (await watched.as('admin')).files.refused({}))
  expect(later.totalRecords).toBe(20)
  expect(later.data.map((file) => file.id)).not.toContain(id)
  expect(existsSync(place)).toBe(false)
  const newest = later.data[0]?.id ?? ''
  const newestPlace = join(watched.filesDir, newest.slice(-2), newest)
  expect(existsSync(newestPlace)).toBe(true)
  watched.wait(31 * 24 * 3600 * 1000)
  await runHousekeeping(watched)
  expect(existsSync(newestPlace)).toBe(false)
  await watched.close()
  rmSync(folder, { recursive: true })
})

test('a picture of an iPhone as it lies there (HEIC) is refused by its first bytes, with what to choose', async () => {
  const heic = Buffer.concat([Buffer.from('0000002466747970', 'hex'), Buffer.from('heic'), png])
  const started = performance.now()
  const response = await send([partHead('file', 'IMG_0001.jpg'), heic, end])
  expect(performance.now() - started).toBeLessThan(1000)
  expect(response.status).toBe(415)
  expect(await response.text()).toContain('Please choose a JPEG, PNG or WebP picture.')
})
