import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastName } from '../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { photoWithPlace, placesIn } from '../../test/pictures.ts'
import { placeAction } from '../../test/place-action.ts'
import { placeMessage } from '../../test/place-message.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../../test/place-topic.ts'
import { grantTo } from '../../test/rights.ts'
import { sendFile } from '../../test/send-photo.ts'
import { makeBackup } from '../backup/make-backup.ts'

// Where a photo was taken is in no answer, no PDF and no backup, by whatever door it came in.

let world: TestServer
let myFormId: string
const folder = mkdtempSync(join(tmpdir(), 'holdpoint-places-'))
const photo = photoWithPlace()
const now = new Date('2026-03-05T15:00:00Z')

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['edit_own_topics', 'create_messages', 'edit_own_messages'])
  await grantTo(world, 'manager', ['manage_files'])
  await placeAction(world, 'valve')
  await placeTopic(world, 'cold')
  await placeQuestion(world, 'question', 'cold')
  await placeAnswer(world, 'answer', 'question', { answered_by: 'p-employee' })
  await placeMessage(world, 'wind', { state: 'draft', image: false })
  const employee = await world.as('employee')
  myFormId = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends the photo to a page's form and answers how a call names it. */
async function sent(who: CastName, field = 'file'): Promise<string> {
  return `upload:${await sendFile(world, who, { field, name: 'IMG_0057.jpg', bytes: photo })}`
}

/** Sends the photo to a call, as a program does. */
async function post(path: string, who: CastName, fields: Record<string, string>, field = 'file') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value)
  }
  form.set(field, new Blob([new Uint8Array(photo)]), 'IMG_0057.jpg')
  const answer = await world.http(path, { method: 'POST', body: form, as: who })
  expect([path, answer.status]).toEqual([path, 200])
  const { content } = (await answer.json()) as { content: { uploadId: string } }
  return content
}

async function bytesOf(path: string, who: CastName): Promise<Buffer> {
  const answer = await world.http(path, { as: who })
  expect([path, answer.status]).toEqual([path, 200])
  return Buffer.from(await answer.arrayBuffer())
}

/** Makes a file of the library with this version, and answers where it is read. */
async function broughtToLibrary(file: string): Promise<string> {
  const manager = await world.as('manager')
  const drafted = { name: 'Lock-out of the missile', countries: 'US' } as const
  const { fileId } = contentOf(await manager.files.save(drafted))
  const { version } = contentOf(await manager.files.addVersion({ fileId, file }))
  return `/file-library-version?fileId=${fileId}&version=${version}`
}

async function backedUp(name: string): Promise<Buffer> {
  const { database, ports } = world
  const path = join(folder, name)
  const source = { database, files: ports.files, secretFile: null, now }
  expect((await makeBackup(path, source)).missing).toEqual([])
  return gunzipSync(readFileSync(path))
}

/** Each door: sends the photo through it, and answers where its bytes are asked for and by whom. */
const doors: Readonly<Record<string, () => Promise<readonly [path: string, who: CastName]>>> = {
  'the answer of a form': async () => {
    const fields = { myFormId, questionKey: 'picture' }
    await post('/my-form-answer-images', 'employee', fields)
    const { answers } = contentOf(await (await world.as('employee')).myForms.get({ myFormId }))
    const [media] = answers['picture']?.media ?? []
    return [`/my-form-answer-image?myFormId=${myFormId}&uploadId=${media?.uploadId}`, 'employee']
  },
  'a drawn signature': async () => {
    await post('/my-form-sign', 'employee', { myFormId, questionKey: 'inspector', kind: 'drawn' })
    const { answers } = contentOf(await (await world.as('employee')).myForms.get({ myFormId }))
    const uploadId = answers['inspector']?.signature?.uploadId
    return [`/my-form-answer-image?myFormId=${myFormId}&uploadId=${uploadId}`, 'employee']
  },
  'the evidence of an action': async () => {
    const { uploadId } = await post('/action-files', 'employee', { actionId: 'valve' })
    return [`/action-file?actionId=valve&uploadId=${uploadId}`, 'employee']
  },
  'a topic': async () => {
    const { uploadId } = await post('/topic-files', 'employee', { topicId: 'cold' })
    return [`/topic-file?topicId=cold&uploadId=${uploadId}`, 'employee']
  },
  'an answer in a topic, by a page': async () => {
    const asked = { postType: 'answer', postId: 'answer', file: await sent('employee', 'document') }
    const added = await (await world.as('employee')).topics.addPostFile(asked as never)
    const { uploadId } = contentOf(added)
    return [`/topic-file?topicId=cold&uploadId=${uploadId}`, 'employee']
  },
  'the picture of a message': async () => {
    const edited = { messageId: 'wind', title: 'Wind', image: await sent('employee') }
    contentOf(await (await world.as('employee')).messages.edit(edited as never))
    return ['/message-image?messageId=wind', 'employee']
  },
  'a file of the library': async () => {
    return [await broughtToLibrary(await sent('manager', 'paper')), 'manager']
  },
  'a file of the library, in parts': async () => {
    const manager = await world.as('manager')
    const sha256 = createHash('sha256').update(photo).digest('hex')
    const begun = { fileName: 'IMG_0057.jpg', byteSize: String(photo.byteLength) }
    const { uploadId } = contentOf(await manager.files.beginUpload({ ...begun, firstPart: sha256 }))
    await post('/file-library-upload-part', 'manager', { uploadId, number: '1', sha256 }, 'part')
    // A part is as it came until it is put together with the others.
    expect(placesIn(await backedUp('on-its-way.tar.gz'))).toEqual([])
    const { file } = contentOf(await manager.files.endUpload({ uploadId }))
    return [await broughtToLibrary(file), 'manager']
  },
}

test('the photo that is sent tells its place', () => {
  expect(placesIn(photo)).toHaveLength(4)
})

test.each(Object.entries(doors))('no place is left in %s', async (_, through) => {
  const bytes = await bytesOf(...(await through()))
  expect(bytes.subarray(0, 3)).toEqual(photo.subarray(0, 3))
  expect(placesIn(bytes)).toEqual([])
})

test('nor in the PDF of the entry that holds the photo', async () => {
  const { url } = contentOf(await (await world.as('employee')).myForms.pdf({ myFormId }))
  const bytes = await bytesOf(url.replace('/api/v1', ''), 'employee')
  expect(bytes.includes('/DCTDecode')).toBe(true)
  expect(placesIn(bytes)).toEqual([])
})

test('nor in a backup of them all', async () => {
  const whole = await backedUp('whole.tar.gz')
  expect(whole.includes('IMG_0057.jpg')).toBe(true)
  expect(placesIn(whole)).toEqual([])
})
