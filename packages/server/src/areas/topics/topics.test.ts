import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../../../test/place-topic.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer
let employee: Client
let manager: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['create_topics', 'edit_own_topics', 'delete_own_topics'])
  await grantTo(world, 'manager', ['edit_all_topics', 'delete_all_topics'])
  employee = await world.as('employee')
  manager = await world.as('manager')
})
afterAll(() => world.close())

const idsOf = async (who: CastName, asked: Parameters<Client['topics']['list']>[0] = {}) =>
  contentOf(await (await world.as(who)).topics.list(asked)).data.map(({ topicId }) => topicId)

describe('a topic', () => {
  test('is created by whoever may, and by nobody else', async () => {
    const draft = { title: 'Cold weather' }
    expect(problemOf(await world.nobody.topics.create(draft))).toBe('not_signed_in')
    expect(problemOf(await (await world.as('colleague')).topics.create(draft))).toBe('forbidden')
    const reply = await employee.topics.create({ title: ' a ' })
    expect(reply).toMatchObject({ problem: { fields: [{ path: 'title' }] } })
  })

  test('is a draft of its owner until it is published, with a category', async () => {
    const { topicId, number } = contentOf(await employee.topics.create({ title: 'Cold  weather' }))
    expect(number).toMatch(/^TOP-26-\d{5}$/u)
    expect(await idsOf('employee', { section: 'drafts' })).toContain(topicId)
    expect(await idsOf('manager', { section: 'drafts' })).not.toContain(topicId)
    expect(problemOf(await manager.topics.information({ topicId }))).toBe('forbidden')
    const early = await employee.topics.move({ topicId, event: 'publish' })
    expect(early).toMatchObject({
      problem: { name: 'wrong_state', message: 'Please select category' },
    })
    const title = 'Cold weather starts'
    await employee.topics.edit({ topicId, title, category: 'safety', isPinned: '1' })
    contentOf(await employee.topics.move({ topicId, event: 'publish' }))
    const [first] = await idsOf('manager')
    expect(first).toBe(topicId)
    const told = contentOf(await manager.topics.history({ topicId })).data
    expect(told.map(({ action }) => action)).toEqual(['publish', 'edit', 'create'])
    expect(told[1]?.fields).toEqual([
      { label: 'Title', from: 'Cold weather', to: title },
      { label: 'Category', from: null, to: 'Safety' },
      { label: 'Pinned', from: 'No', to: 'Yes' },
    ])
  })

  test('is edited in the version that was read', async () => {
    await placeTopic(world, 'edited')
    const edit = { topicId: 'edited', title: 'Anew', category: 'quality' } as const
    expect(problemOf(await employee.topics.edit(edit, { ifMatch: 7 }))).toBe('row_changed')
    const bare = await employee.topics.edit({ topicId: 'edited', title: 'Anew' })
    expect(bare).toMatchObject({ problem: { fields: [{ path: 'category' }] } })
    expect(contentOf(await manager.topics.edit(edit)).title).toBe('Anew')
    expect(problemOf(await (await world.as('colleague')).topics.edit(edit))).toBe('forbidden')
  })

  test('is gone for everybody once it is deleted', async () => {
    await placeTopic(world, 'gone')
    const topicId = 'gone'
    expect(problemOf(await (await world.as('colleague')).topics.remove({ topicId }))).toBe(
      'forbidden',
    )
    expect((await employee.topics.remove({ topicId })).status).toBe(200)
    expect(problemOf(await employee.topics.information({ topicId }))).toBe('forbidden')
    expect(await idsOf('employee')).not.toContain(topicId)
  })
})

describe('a limited topic', () => {
  const topicId = 'limited'

  beforeAll(async () => {
    await placeTopic(world, topicId)
    await placeQuestion(world, 'limited-question', topicId)
    await placeAnswer(world, 'limited-answer', 'limited-question')
    const access = { topicId, isLimited: '1', personIds: cast.foreman } as const
    expect(contentOf(await employee.topics.saveAccess(access)).people).toMatchObject([
      { personId: cast.foreman },
    ])
  })

  test('names employees of the organisation alone', async () => {
    const access = { topicId, isLimited: '1', personIds: cast.outsider } as const
    expect(await employee.topics.saveAccess(access)).toMatchObject({
      problem: { fields: [{ path: 'personIds' }] },
    })
  })

  test('is there for its owner and its people, and nowhere for anybody else', async () => {
    expect(await idsOf('foreman', { search: topicId })).toEqual([topicId])
    expect(await idsOf('employee', { search: topicId })).toEqual([topicId])
    const questionId = 'limited-question'
    for (const name of ['manager', 'admin', 'colleague'] as const) {
      const client = await world.as(name)
      const refused = [
        await client.topics.information({ topicId }),
        await client.topics.history({ topicId }),
        await client.topics.questionAnswers({ topicId }),
        await client.topics.alike({ topicId, body: 'Question limited?' }),
        await client.topics.saveQuestionAnswer({ topicId, body: 'May I?' }),
        await client.topics.earlierTexts({ postType: 'question', postId: questionId }),
        await client.topics.voteAnswer({ answerId: 'limited-answer', isVoted: '1' }),
        await client.topics.moveQuestion({ questionId, event: 'close' }),
      ]
      expect(refused.map(problemOf), name).toEqual(refused.map(() => 'forbidden'))
      const page = contentOf(await client.topics.list({ search: topicId }))
      expect(page).toMatchObject({ data: [], totalRecords: 0 })
    }
  })

  test('names whom it is open to in its history for who may change that alone', async () => {
    const openTo = async (client: Client) => {
      const { data } = contentOf(await client.topics.history({ topicId }))
      return data
        .flatMap(({ fields }) => fields)
        .filter(({ label }) => label === 'Open to')
        .map(({ to }) => to)
    }
    expect(await openTo(employee)).toEqual([expect.stringContaining('Foreman')])
    expect(await openTo(await world.as('foreman'))).toEqual([null])
  })

  test('does not shut out whoever limits it in its owner’s place', async () => {
    await placeTopic(world, 'kept')
    const access = { topicId: 'kept', isLimited: '1' } as const
    expect(contentOf(await manager.topics.saveAccess(access)).people).toMatchObject([
      { personId: cast.manager },
    ])
  })
})

test('the workbook has a line for each question, without the name of an anonymous one', async () => {
  await placeTopic(world, 'sheet', { columns: { title: 'Sheet of questions' } })
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour))
  const asked = { asked_at: at(8), answered_at: at(11), status: 'closed' } as const
  await placeQuestion(world, 'sheet-1', 'sheet', asked)
  await placeAnswer(world, 'sheet-1-a', 'sheet-1', { is_accepted: true })
  await placeQuestion(world, 'sheet-2', 'sheet', { asked_at: at(9), is_anonymous: true })
  const { url } = contentOf(await manager.topics.excel({ search: 'Sheet of questions' }))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'manager' })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  const [heads, ...lines] = sheets[0]?.rows ?? []
  expect(heads).toEqual([
    ...['Topic', 'Question', 'Asked by', 'At', 'Answers', 'Accepted', 'Hours to answer'],
  ])
  expect(lines.map((line) => line.filter((_cell, place) => place !== 3))).toEqual([
    ['Sheet of questions', 'Question sheet-1?', 'Test Colleague', 1, 'Yes', 3],
    ['Sheet of questions', 'Question sheet-2?', 'Anonymous', 0, 'No', null],
  ])
})
