import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadPartBytes } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeFile } from '../../../test/place-file.ts'
import { grantTo } from '../../../test/rights.ts'
import { clearExpiredUploads } from '../../files/clear-expired-uploads.ts'
import { runHousekeeping } from '../../housekeeping.ts'

// Large files that come in parts (decision 0088).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
  await grantTo(world, 'foreman', ['manage_files'])
  await placeFile(world, 'handbook', { columns: { approver_id: cast.reviewer } })
})
afterAll(() => world.close())

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const hour = 3_600_000

/** A PDF by its first bytes, of two parts and a little. */
function madeFile(): Buffer {
  const bytes = randomBytes(2 * uploadPartBytes + 1000)
  bytes.write('%PDF-1.7')
  return bytes
}

const partOf = (file: Buffer, number: number) =>
  file.subarray((number - 1) * uploadPartBytes, number * uploadPartBytes)

async function begin(file: Buffer, fileName = 'handbook.pdf', as: CastName = 'manager') {
  const firstPart = hashOf(partOf(file, 1))
  const begun = { fileName, byteSize: String(file.byteLength), firstPart }
  return contentOf(await (await world.as(as)).files.beginUpload(begun))
}

interface SentPart {
  uploadId: string
  number: number
  bytes: Uint8Array
  sha256?: string
  as?: CastName
}

async function sendPart({ uploadId, number, bytes, as = 'manager', ...given }: SentPart) {
  const form = new FormData()
  form.set('uploadId', uploadId)
  form.set('number', String(number))
  form.set('sha256', given.sha256 ?? hashOf(bytes))
  form.set('part', new Blob([new Uint8Array(bytes)]), 'part')
  return world.http('/file-library-upload-part', { method: 'POST', body: form, as })
}

/** Sends a part whose connection breaks midway. */
async function breakPart(uploadId: string, number: number, bytes: Buffer): Promise<number> {
  const form = new FormData()
  form.set('uploadId', uploadId)
  form.set('number', String(number))
  form.set('sha256', hashOf(bytes))
  form.set('part', new Blob([new Uint8Array(bytes)]), 'part')
  const whole = new Response(form)
  const sent = Buffer.from(await whole.arrayBuffer()).subarray(0, bytes.byteLength / 2)
  const body = Readable.toWeb(
    Readable.from(
      (async function* () {
        yield await Promise.resolve(sent)
        throw new Error('The network failed.')
      })(),
    ),
  ) as ReadableStream<Uint8Array>
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return (await world.http('/file-library-upload-part', { ...init, as: 'manager' })).status
}

const problemIn = async (response: Response) => {
  const body = (await response.json()) as { problem?: { name: string }; message: string }
  return { status: response.status, name: body.problem?.name, message: body.message }
}

const keptParts = async () =>
  world.database.kysely
    .selectFrom('uploads')
    .select(['id', 'storage_key'])
    .where('media_type', '=', 'application/octet-stream')
    .orderBy('id')
    .execute()

test('a file begins for who keeps files, of at most 200 MB', async () => {
  const begun = { fileName: 'a.pdf', byteSize: '10', firstPart: '0'.repeat(64) }
  expect(problemOf(await world.nobody.files.beginUpload(begun))).toBe('not_signed_in')
  expect(problemOf(await (await world.as('employee')).files.beginUpload(begun))).toBe('forbidden')
  const manager = await world.as('manager')
  expect(
    await manager.files.beginUpload({ ...begun, byteSize: String(200 * 1024 * 1024 + 1) }),
  ).toMatchObject({
    problem: { name: 'body_too_large', message: 'A file may have at most 200 MB.' },
  })
})

test('parts are the sender’s own, as large as said and as they were sent', async () => {
  const file = madeFile()
  const { uploadId } = await begin(file, 'mine.pdf')
  const bytes = partOf(file, 1)
  const to = { uploadId, number: 1, bytes }
  expect((await sendPart({ ...to, as: 'employee' })).status).toBe(403)
  expect((await sendPart({ ...to, as: 'foreman' })).status).toBe(404)
  expect((await begin(file, 'mine.pdf', 'foreman')).uploadId).not.toBe(uploadId)
  expect(await problemIn(await sendPart({ ...to, sha256: '0'.repeat(64) }))).toMatchObject({
    name: 'invalid_input',
    message: 'This part is not as it was sent. Please send it again.',
  })
  expect((await sendPart({ ...to, bytes: bytes.subarray(0, 5000) })).status).toBe(400)
  expect((await sendPart({ ...to, number: 4, bytes: partOf(file, 3) })).status).toBe(400)
  expect((await begin(file, 'mine.pdf')).parts).toEqual([])
  const foreman = await world.as('foreman')
  expect(problemOf(await foreman.files.endUpload({ uploadId }))).toBe('not_found')
  const early = await (await world.as('manager')).files.endUpload({ uploadId })
  expect(early).toMatchObject({ problem: { message: '3 of its parts have not come yet.' } })
})

test('what the library does not take is refused by its first part', async () => {
  const page = Buffer.alloc(uploadPartBytes + 10, '<script>')
  const { uploadId } = await begin(page, 'page.html')
  expect(await problemIn(await sendPart({ uploadId, number: 1, bytes: partOf(page, 1) }))).toEqual(
    expect.objectContaining({
      status: 415,
      message: expect.stringContaining('Please choose a PDF'),
    }),
  )
})

test('a cut costs a part: the rest goes on, is put together once and is what was sent', async () => {
  const file = madeFile()
  const { uploadId } = await begin(file)
  // Parts may come in any order.
  expect((await sendPart({ uploadId, number: 3, bytes: partOf(file, 3) })).status).toBe(200)
  expect(await breakPart(uploadId, 1, partOf(file, 1))).toBe(400)
  const again = await begin(file)
  expect(again).toMatchObject({ uploadId, parts: [{ number: 3, sha256: hashOf(partOf(file, 3)) }] })
  for (const number of [1, 2]) {
    expect((await sendPart({ uploadId, number, bytes: partOf(file, number) })).status).toBe(200)
  }
  const manager = await world.as('manager')
  const ended = await Promise.all([
    manager.files.endUpload({ uploadId }),
    manager.files.endUpload({ uploadId }),
  ])
  const [{ file: whole }, other] = ended.map(contentOf) as [{ file: string }, { file: string }]
  expect(other.file).toBe(whole)
  expect((await begin(file)).file).toBe(whole)

  const foreman = await world.as('foreman')
  expect(problemOf(await foreman.files.addVersion({ fileId: 'handbook', file: whole }))).toBe(
    'invalid_input',
  )
  const version = contentOf(await manager.files.addVersion({ fileId: 'handbook', file: whole }))
  expect(version).toMatchObject({
    ...{ name: 'handbook.pdf', mediaType: 'application/pdf' },
    ...{ size: file.byteLength, checksum: hashOf(file) },
  })
  const read = await world.http('/file-library-version?fileId=handbook&version=2', {
    as: 'manager',
  })
  expect(hashOf(new Uint8Array(await read.arrayBuffer()))).toBe(hashOf(file))
  // The same file for another record begins anew, and a part is no file by itself.
  expect((await begin(file)).uploadId).not.toBe(uploadId)
  const [part] = await keptParts()
  expect(
    problemOf(await manager.files.addVersion({ fileId: 'handbook', file: `upload:${part?.id}` })),
  ).toBe('invalid_input')
})

test('a file whose parts are gone, as after a backup was restored, is begun anew', async () => {
  const file = madeFile().subarray(0, 1000)
  const { uploadId } = await begin(file, 'restored.pdf')
  expect((await sendPart({ uploadId, number: 1, bytes: file })).status).toBe(200)
  const key = (await keptParts()).at(-1)?.storage_key ?? ''
  await world.ports.files.remove(key)
  const ended = await (await world.as('manager')).files.endUpload({ uploadId })
  expect(ended).toMatchObject({
    problem: {
      ...{ name: 'not_found', message: 'This upload was given up. Please choose the file again.' },
    },
  })
  const again = await begin(file, 'restored.pdf')
  expect(again).toMatchObject({ parts: [], file: null })
  expect(again.uploadId).not.toBe(uploadId)
})

test('what nobody goes on with is cleared away after a day from its last part', async () => {
  world.wait(25 * hour)
  const { database, ports } = world
  const clear = () => clearExpiredUploads({ database, ports, now: ports.clock.now() })
  await clear()
  expect(await keptParts()).toEqual([])
  const file = madeFile()
  const { uploadId } = await begin(file, 'left.pdf')
  await sendPart({ uploadId, number: 1, bytes: partOf(file, 1) })
  world.wait(20 * hour)
  await sendPart({ uploadId, number: 2, bytes: partOf(file, 2) })
  world.wait(20 * hour)
  await clear()
  expect((await begin(file, 'left.pdf')).parts).toHaveLength(2)
  const kept = await keptParts()
  world.wait(5 * hour)
  expect(await runHousekeeping(world)).toMatchObject({ uploads: 2 })
  const left = await database.kysely.selectFrom('uploads_in_parts').select('id').execute()
  expect(left).toEqual([])
  expect(kept.some(({ storage_key: key }) => existsSync(join(world.filesDir, key)))).toBe(false)
  expect((await begin(file, 'left.pdf')).parts).toEqual([])
})
