import { questionMoves, topicMoves, type CallInput, type CallOf } from '@holdpoint/api'
import { contentOf, type TestServer } from '../harness.ts'
import { placeAnswer, placeQuestion, placeTopic } from '../place-topic.ts'
import type { MovesWitness } from './witness.ts'

const options = (ifMatch: number | undefined) => (ifMatch === undefined ? {} : { ifMatch })

async function standing({ database }: TestServer, table: 'topics' | 'topic_questions', id: string) {
  const row = await database.kysely
    .selectFrom(table)
    .select(['status', 'row_version', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
}

/** The employee's topic. A draft is theirs alone. */
export const topicWitness: MovesWitness<typeof topicMoves> = {
  table: topicMoves,
  seats: [
    ...(['create_topics', 'edit_own_topics', 'edit_all_topics'] as const).map((key) => ({
      name: `the owner with ${key}`,
      who: 'employee' as const,
      keys: [key],
      ties: () => ['own', 'all'] as const,
    })),
    { name: 'the owner without a key', who: 'employee', keys: [], ties: () => ['own', 'all'] },
    {
      ...{ name: 'whoever may edit all', who: 'manager', keys: ['edit_all_topics'] },
      ties: (state) => (state === 'draft' ? [] : ['all']),
    },
    {
      ...{ name: 'whoever may edit their own', who: 'manager', keys: ['edit_own_topics'] },
      ties: (state) => (state === 'draft' ? [] : ['all']),
    },
    { name: 'an outsider', who: 'outsider', keys: ['edit_all_topics'], ties: () => [] },
  ],
  seed: () => Promise.resolve(),
  place: (world, id, status) => placeTopic(world, id, { columns: { status } }),
  stands: (world, id) => standing(world, 'topics', id),
  calls: [
    {
      of: ['publish', 'archive', 'republish'],
      ask: (client, topicId, event, { ifMatch }) =>
        client.topics.move(
          { topicId, event: event as CallInput<CallOf<'topics.move'>>['event'] },
          options(ifMatch),
        ),
    },
  ],
  guards: [
    {
      guard: 'hasCategory',
      ...{ who: 'employee', event: 'publish', state: 'draft' },
      shut: ({ database }, id) =>
        database.kysely
          .updateTable('topics')
          .set({ category: null })
          .where('id', '=', id)
          .execute(),
      why: 'Please select category',
    },
  ],
  shown: async (client, topicId) =>
    contentOf(await client.topics.information({ topicId })).allowedEvents,
}

const onArchived = {
  guard: 'topicIsPublished',
  shut: ({ database }: TestServer, id: string) =>
    database.kysely
      .updateTable('topic_questions')
      .set({ topic_id: 'still' })
      .where('id', '=', id)
      .execute(),
  why: 'This topic is archived: it takes no more questions and answers.',
} as const

/** The colleague's question on the employee's topic, which the foreman has answered. */
export const questionWitness: MovesWitness<typeof questionMoves> = {
  table: questionMoves,
  seats: [
    { name: 'the asker', who: 'colleague', keys: [], ties: () => ['own', 'all'] },
    {
      ...{ name: 'the owner of the topic', who: 'employee', keys: ['edit_own_topics'] },
      ties: () => ['assignee', 'all'],
    },
    { name: 'the owner without a key', who: 'employee', keys: [], ties: () => ['assignee', 'all'] },
    {
      ...{ name: 'whoever may edit all', who: 'manager', keys: ['edit_all_topics'] },
      ties: () => ['all'],
    },
    {
      ...{ name: 'whoever answered', who: 'foreman', keys: ['edit_own_topics'] },
      ties: () => ['all'],
    },
    { name: 'an outsider', who: 'outsider', keys: ['edit_all_topics'], ties: () => [] },
  ],
  async seed(world) {
    await placeTopic(world, 'topic')
    await placeTopic(world, 'still', { columns: { status: 'archived' } })
    await placeQuestion(world, 'other', 'topic')
  },
  async place(world, id, status) {
    const duplicate_of_id = status === 'duplicate' ? 'other' : null
    await placeQuestion(world, id, 'topic', { status, duplicate_of_id })
    await placeAnswer(world, `${id}-answer`, id)
  },
  stands: (world, id) => standing(world, 'topic_questions', id),
  calls: [
    {
      of: ['accept', 'close', 'markDuplicate', 'reopen'],
      ask: (client, questionId, event, { ifMatch, reason = 'It is so.' }) =>
        client.topics.moveQuestion(
          {
            ...{ questionId, event: event as CallInput<CallOf<'topics.moveQuestion'>>['event'] },
            ...{ reason, acceptedId: `${questionId}-answer`, duplicateOfId: 'other' },
          },
          options(ifMatch),
        ),
    },
  ],
  guards: [
    { ...onArchived, who: 'colleague', event: 'accept', state: 'answered' },
    { ...onArchived, who: 'colleague', event: 'close', state: 'open' },
    { ...onArchived, who: 'employee', event: 'markDuplicate', state: 'open' },
    { ...onArchived, who: 'colleague', event: 'reopen', state: 'closed' },
    {
      guard: 'hasAnswers',
      ...{ who: 'colleague', event: 'accept', state: 'open' },
      shut: ({ database }, id) =>
        database.kysely.deleteFrom('topic_answers').where('question_id', '=', id).execute(),
      why: 'Nobody has answered yet.',
    },
  ],
  shown: async (client, questionId) => {
    const asked = { topicId: 'topic', questionId }
    const on = contentOf(await client.topics.questionAnswers(asked)).data
    const [question] =
      on.length > 0
        ? on
        : contentOf(await client.topics.questionAnswers({ ...asked, topicId: 'still' })).data
    return question?.allowedEvents ?? []
  },
}
