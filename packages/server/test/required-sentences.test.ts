import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentences, type Client, type Reply } from '@holdpoint/api'
import { json } from '../src/db/json.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { placeFile } from './place-file.ts'
import { allSections, placeSheet } from './place-sheet.ts'
import { placeTopic } from './place-topic.ts'
import { grantTo } from './rights.ts'

// The sentences of spec 5 that ask for what is missing: each is answered, to the letter, by a call
// that has the field. An area has a line for each of its sentences.

const { required, sdsSections } = sentences
type Asked = (client: Client) => Promise<Reply>
type Lines = readonly (readonly [sentence: string, asked: Asked])[]

const nothing = undefined as never

const files: Lines = [
  [required.file, ({ files }) => files.addVersion({ fileId: 'bare', file: '' })],
  [required.file, ({ files }) => files.addVersion({ fileId: 'bare', file: nothing })],
  [required.file, ({ files }) => files.move({ fileId: 'empty', event: 'submit' })],
  [required.fileName, ({ files }) => files.save({ name: ' ' })],
  [required.fileName, ({ files }) => files.save({ name: nothing })],
  [required.approver, ({ files }) => files.move({ fileId: 'bare', event: 'submit' })],
  [required.approver, ({ files }) => files.save({ ...kept, tags: 'iron' })],
  [required.tag, ({ files }) => files.move({ fileId: 'untagged', event: 'submit' })],
  [required.tag, ({ files }) => files.save({ ...kept, approverId: 'p-admin' })],
  [required.version, ({ files }) => files.content({ fileId: 'bare', version: 'first' })],
  [required.version, ({ files }) => files.text({ fileId: 'bare', version: '' })],
  [required.repeatAfter, ({ files }) => files.save({ ...kept, repeatMonths: 'a year' })],
  [required.duration, ({ files }) => files.save({ ...kept, dueDays: '' })],
]
const kept = { fileId: 'waiting', name: 'Lock-out' }

const topics: Lines = [
  [required.title, ({ topics }) => topics.create({ title: ' ' })],
  [required.category, ({ topics }) => topics.move({ topicId: 'plain', event: 'publish' })],
  [required.category, ({ topics }) => topics.edit({ topicId: 'published', title: 'Hoses' })],
]

const messages: Lines = [
  [required.title, ({ messages }) => messages.create({ title: ' ' })],
  [required.category, ({ messages }) => messages.create({ title: 'Wind', send: true })],
  [required.description, ({ messages }) => messages.create({ title: 'Wind', send: true })],
]

const actions: Lines = [[required.title, ({ actions }) => actions.save({ title: ' ' } as never)]]

const sheets: Lines = [
  [
    required.sdsSection(sdsSections.firstAid),
    ({ sds }) => sds.move({ sheetId: 'without', event: 'approve' }),
  ],
]

/** What the calls of sheets answer is held beside them (`sds.test.ts`). */
const fieldless: readonly string[] = [required.document, required.documentName, required.status]

let world: TestServer
let client: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', [
    ...(['manage_files', 'manage_sds', 'create_messages'] as const),
    ...(['create_topics', 'edit_all_topics'] as const),
  ])
  client = await world.as('manager')
  await placeFile(world, 'bare', { columns: { status: 'draft' } })
  await placeFile(world, 'empty', { columns: { status: 'draft', version: 0 } })
  const named = { approver_id: 'p-foreman', tags: [] }
  await placeFile(world, 'untagged', { columns: { ...named, status: 'draft' } })
  await placeFile(world, 'waiting', { columns: { ...named, status: 'pending' } })
  await placeTopic(world, 'plain', {
    ...{ owner: 'manager', columns: { status: 'draft', category: null } },
  })
  await placeTopic(world, 'published', { columns: { status: 'published' } })
  const sections = json({ ...allSections, firstAid: '' })
  await placeSheet(world, 'without', { status: 'reviewing', sections })
})
afterAll(() => world.close())

const lines = [...files, ...topics, ...messages, ...actions, ...sheets]

test.each(lines)('“%s” is answered', async (sentence, asked) => {
  const reply = await asked(client)
  const problem = reply.status === 'problem' ? reply.problem : undefined
  const told = [problem?.message, ...(problem?.fields ?? []).map(({ message }) => message)]
  expect(told).toContain(sentence)
})

test('no sentence of the specification is without its line', () => {
  const plain = Object.values(required).filter((sentence) => typeof sentence === 'string')
  const answered = new Set(lines.map(([sentence]) => sentence))
  expect(plain.filter((sentence) => !answered.has(sentence)).sort()).toEqual([...fieldless].sort())
})
