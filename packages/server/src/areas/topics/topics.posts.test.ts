import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentences, type Client } from '@holdpoint/api'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../../../test/place-topic.ts'
import { grantTo } from '../../../test/rights.ts'

const topicId = 'topic'
let world: TestServer
let owner: Client
let asker: Client
let foreman: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['edit_own_topics'])
  await grantTo(world, 'reviewer', ['delete_all_questions_answers'])
  owner = await world.as('employee')
  asker = await world.as('colleague')
  foreman = await world.as('foreman')
  await placeTopic(world, topicId)
  await placeTopic(world, 'archived', { columns: { status: 'archived' } })
})
afterAll(() => world.close())

async function ask(body: string, client = asker): Promise<string> {
  return contentOf(await client.topics.saveQuestionAnswer({ topicId, body })).questionId
}

async function give(questionId: string, body: string, client = foreman): Promise<string> {
  const answer = { topicId, questionId, body }
  return contentOf(await client.topics.saveQuestionAnswer(answer)).answerId ?? ''
}

async function seen(questionId: string, client = asker) {
  const { data } = contentOf(await client.topics.questionAnswers({ topicId, questionId }))
  const [question] = data
  if (question === undefined) {
    throw new Error(`There is no question ${questionId}.`)
  }
  return question
}

describe('asking', () => {
  test.each([
    ['', 'Please write something first.'],
    [' \n ', 'Please write something first.'],
    ['a'.repeat(1001), sentences.length.atMost1000],
  ])('refuses “%.5s”', async (body, message) => {
    const reply = await asker.topics.saveQuestionAnswer({ topicId, body })
    expect(reply).toMatchObject({ problem: { fields: [{ path: 'body', message }] } })
  })

  test('is over on what is archived', async () => {
    const asked = { topicId: 'archived', body: 'Still there?' }
    expect(problemOf(await asker.topics.saveQuestionAnswer(asked))).toBe('wrong_state')
  })

  test('brings the topic to the front and counts', async () => {
    const before = contentOf(await owner.topics.information({ topicId }))
    world.wait(60_000)
    const questionId = await ask('Is there a spare gasket on board?')
    const after = contentOf(await owner.topics.information({ topicId }))
    expect(after.questionCount).toBe(before.questionCount + 1)
    expect(after.openCount).toBe(before.openCount + 1)
    expect(after.lastActivityAt > before.lastActivityAt).toBe(true)
    expect(after.rowVersion).toBe(before.rowVersion)
    await asker.topics.removeQuestionAnswer({ postType: 'question', postId: questionId })
    const { questionCount } = contentOf(await owner.topics.information({ topicId }))
    expect(questionCount).toBe(before.questionCount)
  })

  test('shows what looks alike, and asks all the same', async () => {
    const body = 'How long do we warm up the deck engine?'
    const questionId = await ask(body)
    const again = { topicId, body: 'Warming the deck engine, how long?' }
    const found = contentOf(await foreman.topics.alike(again))
    expect(found.map((one) => one.questionId)).toEqual([questionId])
    const reply = await foreman.topics.saveQuestionAnswer({ ...again, looksForAlike: '1' })
    expect(reply).toMatchObject({ status: 222, content: { alike: [{ questionId }] } })
    expect((await foreman.topics.saveQuestionAnswer(again)).status).toBe(200)
  })
})

describe('a question without a name', () => {
  test('keeps it from everybody, and shows it to an administrator, who is written down', async () => {
    const body = 'Why are breaks cut short?'
    const asked = { topicId, body, isAnonymous: '1' } as const
    const { questionId } = contentOf(await asker.topics.saveQuestionAnswer(asked))
    expect(await seen(questionId)).toMatchObject({ askedBy: null, isMine: true })
    const admin = await world.as('admin')
    for (const client of [owner, foreman, admin]) {
      const question = await seen(questionId, client)
      expect(JSON.stringify(question)).not.toContain(cast.colleague)
      expect(question.can.reveal).toBe(client === admin)
    }
    const reason = 'Somebody may be in danger'
    expect(problemOf(await owner.topics.revealAsker({ questionId, reason }))).toBe('forbidden')
    const bare = await admin.topics.revealAsker({ questionId, reason: ' ' })
    expect(bare).toMatchObject({ problem: { fields: [{ path: 'reason' }] } })
    const { personId } = contentOf(await admin.topics.revealAsker({ questionId, reason }))
    expect(personId).toBe(cast.colleague)
    const trail = await world.database.kysely
      .selectFrom('audit_events')
      .select(['person_id', 'reason'])
      .where('record_id', '=', questionId)
      .where('action', '=', 'reveal asker')
      .execute()
    expect(trail).toEqual([{ person_id: cast.admin, reason }])
  })
})

describe('an answer', () => {
  test('answers the question, is accepted by the asker, and makes way when it is reopened', async () => {
    const questionId = await ask('Who holds the key of the lock box?')
    const first = await give(questionId, 'The foreman.')
    const second = await give(questionId, 'The shift supervisor.', owner)
    expect((await seen(questionId)).status).toBe('answered')
    const accept = { questionId, event: 'accept' } as const
    expect(problemOf(await foreman.topics.moveQuestion(accept))).toBe('forbidden')
    const none = await asker.topics.moveQuestion(accept)
    expect(none).toMatchObject({ problem: { fields: [{ path: 'acceptedId' }] } })
    const done = contentOf(await asker.topics.moveQuestion({ ...accept, acceptedId: second }))
    expect(done.status).toBe('closed')
    expect(done.answers.map(({ answerId }) => answerId)).toEqual([second, first])
    const late = { topicId, questionId, body: 'Me.' }
    expect(problemOf(await foreman.topics.saveQuestionAnswer(late))).toBe('wrong_state')
    const again = { questionId, event: 'reopen', reason: 'The box was changed' } as const
    const open = contentOf(await asker.topics.moveQuestion(again))
    expect(open).toMatchObject({ status: 'open', statusReason: 'The box was changed' })
    expect(open.answers.some(({ isAccepted }) => isAccepted)).toBe(false)
  })

  test('is marked official by whoever may edit the topic', async () => {
    const questionId = await ask('Which grease?')
    const answerId = await give(questionId, 'Number two.')
    const mark = { answerId, isOfficial: '1' } as const
    expect(problemOf(await asker.topics.markOfficial(mark))).toBe('forbidden')
    expect((await owner.topics.markOfficial(mark)).status).toBe(200)
    expect((await seen(questionId)).answers).toMatchObject([{ isOfficial: true }])
  })

  test('that was accepted or is official is not mended in silence, and is official no more', async () => {
    const questionId = await ask('Which rope holds the basket?')
    const postId = await give(questionId, 'The blue one.')
    contentOf(await owner.topics.markOfficial({ answerId: postId, isOfficial: '1' }))
    const accept = { questionId, event: 'accept', acceptedId: postId } as const
    contentOf(await asker.topics.moveQuestion(accept))
    const post = { postType: 'answer', postId } as const
    contentOf(await foreman.topics.editQuestionAnswer({ ...post, body: 'Any rope.' }))
    const [answer] = (await seen(questionId)).answers
    expect(answer).toMatchObject({ body: 'Any rope.', isAccepted: true, isOfficial: false })
    expect(answer?.editedAt).not.toBeNull()
    const earlier = contentOf(await asker.topics.earlierTexts(post))
    expect(earlier.map(({ body }) => body)).toEqual(['The blue one.'])
  })

  test('is taken for the answer by who read it as it stands', async () => {
    const questionId = await ask('Which valve opens first?')
    const answerId = await give(questionId, 'The upper one.')
    const read = (await seen(questionId)).answers[0]?.rowVersion ?? 0
    const post = { postType: 'answer', postId: answerId, body: 'The lower one.' } as const
    contentOf(await foreman.topics.editQuestionAnswer(post))
    const mark = owner.topics.markOfficial({ answerId, isOfficial: '1' }, { ifMatch: read })
    expect(problemOf(await mark)).toBe('row_changed')
    const accept = { questionId, event: 'accept', acceptedId: answerId } as const
    const late = await asker.topics.moveQuestion({ ...accept, acceptedVersion: read })
    expect(problemOf(late)).toBe('row_changed')
    const acceptedVersion = (await seen(questionId)).answers[0]?.rowVersion ?? 0
    contentOf(await asker.topics.moveQuestion({ ...accept, acceptedVersion }))
  })

  test('opens its question again where it was accepted and is deleted', async () => {
    const questionId = await ask('Who signs for the crane?')
    const postId = await give(questionId, 'The foreman.')
    await give(questionId, 'The driver.', owner)
    const accept = { questionId, event: 'accept', acceptedId: postId } as const
    contentOf(await asker.topics.moveQuestion(accept))
    contentOf(await foreman.topics.removeQuestionAnswer({ postType: 'answer', postId }))
    expect(await seen(questionId)).toMatchObject({
      ...{ status: 'open', answerCount: 1 },
      statusReason: 'The answer that was accepted was deleted.',
    })
  })

  test('is voted for once by each, and by nobody for their own', async () => {
    const questionId = await ask('Which torque?')
    const answerId = await give(questionId, 'As on the tag.')
    const vote = { answerId, isVoted: '1' } as const
    for (const client of [asker, asker, owner]) {
      contentOf(await client.topics.voteAnswer(vote))
    }
    const own = contentOf(await foreman.topics.voteAnswer(vote))
    expect(own).toEqual({ answerId, votes: 2, isVoted: false })
    const back = contentOf(await owner.topics.voteAnswer({ answerId, isVoted: '0' }))
    expect(back).toEqual({ answerId, votes: 1, isVoted: false })
  })

  test('leaves an open question behind when it was the last one', async () => {
    const questionId = await ask('Who has the spare radio?')
    const post = { postType: 'answer', postId: await give(questionId, 'I do.') } as const
    expect(problemOf(await asker.topics.removeQuestionAnswer(post))).toBe('forbidden')
    const reviewer = await world.as('reviewer')
    expect((await reviewer.topics.removeQuestionAnswer(post)).status).toBe(200)
    expect(await seen(questionId)).toMatchObject({ status: 'open', answerCount: 0 })
  })

  test('of another topic answers nothing here', async () => {
    await placeQuestion(world, 'elsewhere', 'archived')
    await placeAnswer(world, 'elsewhere-answer', 'elsewhere')
    const answer = { topicId, questionId: 'elsewhere', body: 'Here?' }
    expect(problemOf(await foreman.topics.saveQuestionAnswer(answer))).toBe('forbidden')
  })
})

test('a duplicate names another question of the topic', async () => {
  const [one, other] = [await ask('What is the muster point?'), await ask('Where do we muster?')]
  const repeat = { questionId: other, event: 'markDuplicate' } as const
  for (const duplicateOfId of [undefined, other, 'elsewhere', 'none']) {
    const asked = duplicateOfId === undefined ? repeat : { ...repeat, duplicateOfId }
    const reply = await owner.topics.moveQuestion(asked)
    expect(reply).toMatchObject({ problem: { fields: [{ path: 'duplicateOfId' }] } })
  }
  const done = contentOf(await owner.topics.moveQuestion({ ...repeat, duplicateOfId: one }))
  expect(done).toMatchObject({ status: 'duplicate', duplicateOf: { questionId: one } })
})

test('a text is mended in silence for a quarter of an hour, later with its earlier ones', async () => {
  const postId = await ask('Wich way is the wind?')
  const post = { postType: 'question', postId } as const
  const edit = (body: string) => asker.topics.editQuestionAnswer({ ...post, body })
  expect(problemOf(await owner.topics.editQuestionAnswer({ ...post, body: 'Mine?' }))).toBe(
    'forbidden',
  )
  world.wait(15 * 60_000)
  contentOf(await edit('Which way is the wind?'))
  expect(await seen(postId)).toMatchObject({ editedAt: null, body: 'Which way is the wind?' })
  world.wait(1)
  contentOf(await edit('Which way is the wind today?'))
  expect((await seen(postId)).editedAt).not.toBeNull()
  const earlier = contentOf(await foreman.topics.earlierTexts(post))
  expect(earlier.map(({ body }) => body)).toEqual(['Which way is the wind?'])
})
