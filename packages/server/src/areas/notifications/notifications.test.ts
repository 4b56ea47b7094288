import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { limitEntry, placeEntry } from '../../../test/place-entry.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer
let employee: Client
let colleague: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['create_topics', 'edit_own_topics'])
  ;[employee, colleague] = await Promise.all([world.as('employee'), world.as('colleague')])
})
afterAll(() => world.close())

async function inbox(client: Client) {
  await world.tell()
  return contentOf(await client.notifications.list({}))
}

test('nobody reads an inbox without signing in', async () => {
  expect(problemOf(await world.nobody.notifications.list({}))).toBe('not_signed_in')
})

test('what is shared is told with its title, counted, and read once', async () => {
  const myFormId = await placeEntry(world, 'e-shared')
  contentOf(await employee.myForms.share({ myFormId, personIds: [cast.colleague] }))
  const { data, unread } = await inbox(colleague)
  expect(data[0]).toMatchObject({
    ...{ kind: 'form_shared', isRead: false, actor: { personId: cast.employee } },
    record: { type: 'my_form', id: myFormId, title: 'Short check' },
  })
  expect(contentOf(await colleague.home.counts({})).notifications).toBe(unread)
  const ids = [data[0]?.notificationId ?? '']
  // Nobody reads in somebody else's name.
  contentOf(await employee.notifications.markRead({ notificationIds: ids }))
  expect((await inbox(colleague)).unread).toBe(unread)
  expect(contentOf(await colleague.notifications.markRead({ notificationIds: ids })).unread).toBe(
    unread - 1,
  )
  expect(contentOf(await colleague.notifications.list({ unread: true })).data).toEqual([])
  expect(contentOf(await employee.notifications.list({})).data).toEqual([])
})

test('what is not open any more is told without what it was', async () => {
  const myFormId = await placeEntry(world, 'e-later-limited')
  contentOf(await employee.myForms.share({ myFormId, personIds: [cast.colleague] }))
  await world.tell()
  contentOf(await employee.myForms.unshare({ myFormId, personId: cast.colleague }))
  await limitEntry(world, myFormId, true)
  const { data } = await inbox(colleague)
  expect(data[0]).toMatchObject({ kind: 'form_shared', record: null })
  expect(JSON.stringify(data[0])).not.toContain(myFormId)
})

test('an anonymous question is told without its asker, and its answer to the asker', async () => {
  const draft = { title: 'Iron at night', body: 'How we do it', category: 'operations' as const }
  const { topicId } = contentOf(await employee.topics.create(draft))
  contentOf(await employee.topics.move({ topicId, event: 'publish' }))
  const asked = contentOf(
    await colleague.topics.saveQuestionAnswer({
      topicId,
      body: 'Who lights it?',
      isAnonymous: true,
    }),
  )
  const { data } = await inbox(employee)
  expect(data[0]).toMatchObject({
    ...{ kind: 'question_asked', actor: null },
    record: { type: 'topic_question', title: 'Iron at night', within: topicId },
  })
  const questionId = asked.questionId
  contentOf(await employee.topics.saveQuestionAnswer({ topicId, questionId, body: 'The lead.' }))
  expect((await inbox(colleague)).data[0]).toMatchObject({
    ...{ kind: 'question_answered', actor: { personId: cast.employee } },
  })
})

test('all are read at once, and a hundred at a time by name', async () => {
  expect(contentOf(await colleague.notifications.markRead({})).unread).toBe(0)
  expect((await inbox(colleague)).data.every(({ isRead }) => isRead)).toBe(true)
  const many = Array.from({ length: 101 }, (_, place) => `n-${place}`)
  const refused = await colleague.notifications.markRead({ notificationIds: many })
  expect(problemOf(refused)).toBe('invalid_input')
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select('shard_key')
    .distinct()
    .execute()
  expect(rows).toEqual([{ shard_key: castShard }])
})
