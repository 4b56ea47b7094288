import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChains } from '../../audit.ts'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../../../test/place-topic.ts'
import { closeQuietQuestions } from './topics.clock.ts'

let world: TestServer
const day = 24 * 3_600_000

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const round = () =>
  closeQuietQuestions({
    ...{ database: world.database, ports: world.ports, now: world.ports.clock.now() },
  })

test('closes what was answered and is quiet for 30 days, once, as nobody’s move', async () => {
  await placeTopic(world, 't-quiet')
  await placeTopic(world, 't-archived', { columns: { status: 'archived' } })
  await placeQuestion(world, 'q-answered', 't-quiet', { status: 'answered' })
  await placeAnswer(world, 'a-old', 'q-answered')
  await placeQuestion(world, 'q-lively', 't-quiet', { status: 'answered' })
  await placeAnswer(world, 'a-new', 'q-lively', { answered_at: new Date('2026-03-03T18:00:00Z') })
  await placeQuestion(world, 'q-open', 't-quiet')
  await placeQuestion(world, 'q-archived', 't-archived', { status: 'answered' })
  const closed = async () => {
    const rows = await world.database.kysely
      .selectFrom('topic_questions')
      .select(['id', 'status_reason', 'row_version'])
      .where('status', '=', 'closed')
      .execute()
    return rows
  }
  // The words are of 1 March, 18:00; it is 5 March, 15:00.
  world.wait(26 * day)
  await round()
  expect(await closed()).toEqual([])
  world.wait(day / 4)
  await Promise.all([round(), round()])
  const once = [
    { id: 'q-answered', status_reason: 'Nobody has written for 30 days.', row_version: 2 },
  ]
  expect(await closed()).toEqual(once)
  await round()
  expect(await closed()).toEqual(once)
  const events = await world.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'person_id', 'reason'])
    .where('shard_key', '=', castShard)
    .where('record_id', '=', 'q-answered')
    .execute()
  expect(events).toEqual([
    { action: 'close', person_id: null, reason: 'Nobody has written for 30 days.' },
  ])
  await world.tell()
  const told = await world.database.kysely
    .selectFrom('notifications')
    .select(['kind', 'person_id', 'actor_id', 'record_id'])
    .execute()
  expect(told).toEqual([
    {
      ...{ kind: 'question_closed', person_id: cast.colleague },
      ...{ actor_id: null, record_id: 'q-answered' },
    },
  ])
  // What comes of it is theirs to say: the question is open again with what is new.
  const asker = await world.as('colleague')
  const reopened = { questionId: 'q-answered', event: 'reopen', reason: 'It leaks again' } as const
  expect(contentOf(await asker.topics.moveQuestion(reopened)).status).toBe('open')
  await round()
  expect(await closed()).toEqual([])
  expect((await verifyChains(world.database.kysely)).broken).toEqual([])
})
