import { fail, refuse } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { writeMove } from '../../records/move.ts'
import { notify } from '../../outbox/notify.ts'
import { alikeOf } from './alike.ts'
import { keepCounts } from './topics.counts.ts'
import { questionKind, whyStill } from './topics.facts.ts'
import type { TopicRow } from './topics.columns.ts'
import * as queries from './topics.queries.ts'
import { alongWith } from './topics.along.ts'
import { takesAnswers, toQuestion } from './topics.row.ts'

/** How many of a topic's newest questions are looked through. */
const lookedThrough = 500

export const questionAnswers: PersonHandler<'topics.questionAnswers'> = async (
  { topicId, questionId, pOffset, pLimit, answersMax },
  context,
) => {
  const { db, person } = context
  const page = { topicId, questionId, offset: pOffset, limit: pLimit }
  const { rows, total } = await queries.questionsOf(db, person, page)
  const along = await alongWith(context, { rows, answersMax })
  return ok({
    data: rows.map((row) => toQuestion(row, along, person)),
    totalRecords: total,
    offset: pOffset,
  })
}

export const alike: PersonHandler<'topics.alike'> = async ({ topicId, body }, context) =>
  ok(await questionsLike(context, topicId, body))

export const saveQuestionAnswer: PersonHandler<'topics.saveQuestionAnswer'> = async (
  { topicId, questionId, ...said },
  context,
) => {
  const topic = await queries.topicRow(context.db, context.person, topicId)
  if (topic === undefined) {
    return fail('forbidden')
  }
  const why = whyStill(topic.status)
  if (why !== null) {
    return fail('wrong_state', { message: why })
  }
  return questionId === undefined
    ? ask(context, topic, said)
    : answer(context, { topicId, questionId, body: said.body })
}

type Asked = { body: string; isAnonymous: boolean; looksForAlike: boolean }

async function ask(context: PersonContext, topic: TopicRow, asked: Asked) {
  const topicId = topic.id
  const { db, person, now, ports, audit } = context
  const { body, isAnonymous } = asked
  const like = asked.looksForAlike ? await questionsLike(context, topicId, body) : []
  if (like.length > 0) {
    return refuse({ alike: like }, ['These questions look alike.'])
  }
  const questionId = ports.ids.next()
  await db
    .insertInto('topic_questions')
    .values({
      ...{ shard_key: person.shardKey, id: questionId, topic_id: topicId, body },
      ...{ asked_by: person.personId, is_anonymous: isAnonymous, asked_at: now, updated_at: now },
    })
    .execute()
  await keepCounts(db, person.shardKey, topicId, now)
  await audit({ recordType: 'topic_question', recordId: questionId, action: 'ask' })
  await notify(context, {
    ...{ kind: 'question_asked', isAnonymous },
    record: { type: 'topic_question', id: questionId },
    personIds: [topic.owner.personId].filter((id) => id !== person.personId),
  })
  return ok({ questionId, answerId: null }, 'Question asked.')
}

type Answered = { topicId: string; questionId: string; body: string }

async function answer(context: PersonContext, { topicId, questionId, body }: Answered) {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  await queries.hold(db, 'topic_questions', person, questionId)
  const question = await queries.questionRow(db, person, questionId)
  if (question?.topic_id !== topicId) {
    return fail('forbidden')
  }
  if (!takesAnswers(question)) {
    return fail('wrong_state', { message: 'This question is closed. Reopen it to answer it.' })
  }
  const answerId = ports.ids.next()
  await db
    .insertInto('topic_answers')
    .values({
      ...{ shard_key: shardKey, id: answerId, question_id: questionId, body },
      ...{ answered_by: personId, answered_at: now },
    })
    .execute()
  if (question.status === 'open') {
    const columns = { answered_at: question.answered_at ?? now, status_reason: null }
    const write = { db, shardKey, now, audit }
    await writeMove(questionKind, question, { event: 'answer', to: 'answered', columns }, write)
  }
  await keepCounts(db, shardKey, topicId, now)
  await audit({ recordType: 'topic_answer', recordId: answerId, action: 'answer' })
  await notify(context, {
    kind: 'question_answered',
    record: { type: 'topic_question', id: questionId },
    personIds: [question.asker.personId].filter((id) => id !== personId),
  })
  return ok({ questionId, answerId }, 'Answer given.')
}

/** The questions of a topic that look like a text, in lines. */
async function questionsLike(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  topicId: string,
  body: string,
) {
  const recent = await queries.recentQuestions(db, person.shardKey, topicId, lookedThrough)
  const like = alikeOf(body, recent)
  const counts = await queries.answerCounts(
    db,
    person.shardKey,
    like.map(({ id }) => id),
  )
  return like.map(({ id, body: text, status }) => ({
    ...{ questionId: id, body: text, status },
    answerCount: counts.get(id) ?? 0,
  }))
}
