import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../../../test/place-topic.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

let world: TestServer
let owner: Client
let asker: Client
let manager: Client

const draft = { title: 'Order a gasket', assigneeIds: cast.employee, dueOn: '2026-03-20' }
const raisedFrom = (topicId: string, questionKey: string) => ({
  ...{ ...draft, sourceType: 'topic' as const, sourceId: topicId, questionKey },
})

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['access_all_submissions'])
  owner = await world.as('employee')
  asker = await world.as('colleague')
  manager = await world.as('manager')
  // Of another crew than those who have to do with the actions.
  await world.database.kysely
    .updateTable('people')
    .set({ crew_code: null })
    .where('id', 'in', [cast.foreman, cast.manager])
    .execute()
  await placeTopic(world, 'open')
  await placeQuestion(world, 'q-open', 'open', { is_anonymous: true })
  await placeAnswer(world, 'a-open', 'q-open', { is_accepted: true })
  await placeTopic(world, 'limited', { people: ['colleague'] })
  await placeQuestion(world, 'q-limited', 'limited')
})
afterAll(() => world.close())

test('an action is raised from a question that is open to whoever raises it', async () => {
  const elsewhere = await asker.actions.save(raisedFrom('open', 'q-limited'))
  expect(problemOf(elsewhere)).toBe('invalid_input')
  const shut = await manager.actions.save(raisedFrom('limited', 'q-limited'))
  expect(problemOf(shut)).toBe('forbidden')
})

test('the action keeps the question and its pictures, and the question names the action', async () => {
  const file = `upload:${await sendPhoto(world, 'colleague')}`
  contentOf(await asker.topics.addPostFile({ postType: 'question', postId: 'q-open', file }))
  const { actionId, number } = contentOf(await owner.actions.save(raisedFrom('open', 'q-open')))
  const { source, files } = contentOf(await owner.actions.get({ actionId }))
  expect(source).toEqual({
    ...{ type: 'topic', id: 'open', questionKey: 'q-open' },
    ...{ number: 'TOP-26-open', title: 'Topic open' },
    ...{ question: 'Question q-open?', answer: 'Answer a-open.' },
  })
  expect(files).toMatchObject([{ kind: 'source' }])
  const named = { actionId, number, title: draft.title, status: 'open' }
  const seenBy = async (client: Client) =>
    contentOf(await client.topics.questionAnswers({ topicId: 'open' })).data[0]?.actions
  expect(await seenBy(owner)).toEqual([{ ...named, canOpen: true }])
  expect(await seenBy(manager)).toEqual([{ ...named, canOpen: true }])
  expect(await seenBy(await world.as('foreman'))).toEqual([{ ...named, canOpen: false }])
})

test('what is raised from a limited topic is for those alone who have to do with it', async () => {
  const { actionId } = contentOf(await asker.actions.save(raisedFrom('limited', 'q-limited')))
  expect(problemOf(await manager.actions.get({ actionId }))).toBe('forbidden')
  const { data } = contentOf(await manager.actions.list({ section: 'all' }))
  expect(data.map((one) => one.actionId)).not.toContain(actionId)
  expect(contentOf(await owner.actions.get({ actionId })).source?.id).toBe('limited')
})
