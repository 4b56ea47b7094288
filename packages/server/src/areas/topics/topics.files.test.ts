import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../../../test/place-topic.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

const topicId = 'topic'
const question = { postType: 'question', postId: 'question' } as const
let world: TestServer
let owner: Client
let asker: Client
let foreman: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['edit_own_topics'])
  owner = await world.as('employee')
  asker = await world.as('colleague')
  foreman = await world.as('foreman')
  await placeTopic(world, topicId, { people: ['colleague'] })
  await placeQuestion(world, 'question', topicId, { is_anonymous: true })
  await placeAnswer(world, 'answer', 'question', { answered_by: cast.employee })
  await placeTopic(world, 'archived', { columns: { status: 'archived' } })
  await placeQuestion(world, 'still', 'archived')
})
afterAll(() => world.close())

async function sent(by: 'employee' | 'colleague'): Promise<string> {
  return `upload:${await sendPhoto(world, by)}`
}

test('a file of a topic is there for its readers alone, until it is removed', async () => {
  const added = contentOf(await owner.topics.addFile({ topicId, file: await sent('employee') }))
  const { uploadId } = added
  expect(contentOf(await asker.topics.information({ topicId })).files).toEqual([added])
  expect((await asker.topics.file({ topicId, uploadId })).status).toBe(200)
  expect(problemOf(await foreman.topics.file({ topicId, uploadId }))).toBe('forbidden')
  expect(problemOf(await owner.topics.file({ topicId: 'archived', uploadId }))).toBe('not_found')
  expect(problemOf(await asker.topics.removeFile({ topicId, uploadId }))).toBe('forbidden')
  const { data } = contentOf(await owner.topics.history({ topicId }))
  expect(data[0]).toMatchObject({
    action: 'add file',
    fields: [{ label: 'File', from: null, to: added.name }],
  })
  contentOf(await owner.topics.removeFile({ topicId, uploadId }))
  expect(problemOf(await asker.topics.file({ topicId, uploadId }))).toBe('not_found')
})

test('a file of a question tells nobody who asked it, and goes with the question', async () => {
  const file = await sent('colleague')
  expect(problemOf(await owner.topics.addPostFile({ ...question, file }))).toBe('forbidden')
  const added = contentOf(await asker.topics.addPostFile({ ...question, file }))
  const answered = contentOf(
    await owner.topics.addPostFile({
      ...{ postType: 'answer', postId: 'answer' },
      file: await sent('employee'),
    }),
  )
  const { data } = contentOf(await owner.topics.questionAnswers({ topicId }))
  expect(data[0]).toMatchObject({ files: [added], answers: [{ files: [answered] }] })
  expect(Object.keys(added)).toEqual(['uploadId', 'name', 'type', 'size', 'addedAt'])
  const { uploadId } = answered
  expect((await asker.topics.file({ topicId, uploadId })).status).toBe(200)
  contentOf(await asker.topics.removeQuestionAnswer(question))
  expect(problemOf(await owner.topics.file({ topicId, uploadId }))).toBe('not_found')
  const asked = { topicId, uploadId: added.uploadId }
  expect(problemOf(await owner.topics.file(asked))).toBe('not_found')
})

test('nothing is added to what stands on an archived topic, nor what was sent by another', async () => {
  const still = { postType: 'question', postId: 'still' } as const
  const file = await sent('colleague')
  expect(problemOf(await asker.topics.addPostFile({ ...still, file }))).toBe('wrong_state')
  expect(problemOf(await owner.topics.addFile({ topicId, file }))).toBe('invalid_input')
})

test('a question takes six files', async () => {
  await placeQuestion(world, 'full', topicId)
  const full = { postType: 'question', postId: 'full' } as const
  for (let count = 0; count < 6; count += 1) {
    contentOf(await asker.topics.addPostFile({ ...full, file: await sent('colleague') }))
  }
  const reply = await asker.topics.addPostFile({ ...full, file: await sent('colleague') })
  expect(reply).toMatchObject({
    problem: { message: 'A question or an answer takes at most 6 files.' },
  })
})
