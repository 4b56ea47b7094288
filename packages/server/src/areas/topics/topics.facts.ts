import {
  questionMoves,
  questionStatusLabels,
  sentences,
  topicMoves,
  topicStatusLabels,
  type TopicStatus,
} from '@holdpoint/api'
import { movingKind } from '../../records/move.ts'
import { keepCounts } from './topics.counts.ts'
import type { QuestionRow, TopicRow } from './topics.columns.ts'

/** What the guards of a topic's moves look at. */
export type TopicFacts = Pick<TopicRow, 'category'>

/** How topics move: the table of the contract, and a sentence for each guard (decision 0074). */
export const topicKind = movingKind<typeof topicMoves, TopicFacts, 'topics'>({
  recordType: 'topic',
  moves: topicMoves,
  table: 'topics',
  stateWords: (state) => topicStatusLabels[state].toLowerCase(),
  guards: {
    hasCategory: ({ category }) => (category === null ? sentences.required.category : null),
  },
})

/** What the guards of a question's moves look at. */
export type QuestionFacts = { topicStatus: TopicStatus; answers: number }

/** How questions move; the counts of their topic follow. */
export const questionKind = movingKind<typeof questionMoves, QuestionFacts, 'topic_questions'>({
  recordType: 'topic_question',
  moves: questionMoves,
  table: 'topic_questions',
  stateWords: (state) => questionStatusLabels[state].toLowerCase(),
  guards: {
    topicIsPublished: ({ topicStatus }) => whyStill(topicStatus),
    hasAnswers: ({ answers }) => (answers === 0 ? 'Nobody has answered yet.' : null),
  },
  after: async ({ row }, { db, shardKey }) => {
    if (row.topic_id !== undefined) {
      await keepCounts(db, shardKey, row.topic_id)
    }
  },
})

/** What the guards look at, of a question that was read for somebody. */
export function factsOf(row: QuestionRow): QuestionFacts {
  return { topicStatus: row.topic_status, answers: row.answer_count }
}

/** Why nothing is said on a topic, or null where it is published. */
export function whyStill(status: TopicStatus): string | null {
  switch (status) {
    case 'published':
      return null
    case 'archived':
      return 'This topic is archived: it takes no more questions and answers.'
    case 'draft':
      return 'This topic takes questions once it is published.'
    default:
      return status satisfies never
  }
}
