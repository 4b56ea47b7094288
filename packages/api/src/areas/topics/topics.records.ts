import * as z from 'zod'
import { allowedEvent } from '../../moves/moves.records.ts'
import { recordFile, type RecordFile } from '../../record-file.ts'
import { personLine } from '../../vocabulary/person.ts'
import { raisedAction } from '../actions/actions.records.ts'
import { questionStatuses, topicCategories, topicStatuses } from './topics.vocabulary.ts'

// The records of topics (decision 0074). Moments are ISO 8601 with a zone.

/** One row of the list. */
export const topic = z.object({
  topicId: z.string(),
  number: z.string(),
  title: z.string(),
  category: z.enum(topicCategories).nullable(),
  isPinned: z.boolean(),
  status: z.enum(topicStatuses),
  /** Open to its owner and the people of its access list alone. */
  isLimited: z.boolean(),
  owner: personLine,
  questionCount: z.int(),
  /** Questions that nobody has answered. */
  openCount: z.int(),
  createdAt: z.string(),
  /** When somebody last asked or answered, or it was published. */
  lastActivityAt: z.string(),
  rowVersion: z.int(),
  allowedEvents: z.array(allowedEvent),
  can: z.object({ ask: z.boolean(), edit: z.boolean(), delete: z.boolean() }),
})
/** One row of the list. */
export type Topic = z.infer<typeof topic>

/** A file of a topic, a question or an answer. */
export const topicFile = recordFile
/** A file of a topic, a question or an answer. */
export type TopicFile = RecordFile

/** A topic whole. */
export const topicDetail = topic.extend({
  body: z.string(),
  /** The access list, for those who may change it; empty for everybody else. */
  people: z.array(personLine),
  files: z.array(topicFile),
})
/** A topic whole. */
export type TopicDetail = z.infer<typeof topicDetail>

/** An answer to a question. */
export const topicAnswer = z.object({
  answerId: z.string(),
  questionId: z.string(),
  body: z.string(),
  answeredBy: personLine,
  answeredAt: z.string(),
  /** When its text was changed later than silently; null if never. */
  editedAt: z.string().nullable(),
  isAccepted: z.boolean(),
  /** Marked by somebody who may edit the topic. */
  isOfficial: z.boolean(),
  votes: z.int(),
  isVoted: z.boolean(),
  isMine: z.boolean(),
  files: z.array(topicFile),
  rowVersion: z.int(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    vote: z.boolean(),
    markOfficial: z.boolean(),
  }),
})
/** An answer to a question. */
export type TopicAnswer = z.infer<typeof topicAnswer>

/** A question in a line. */
export const questionLine = z.object({
  questionId: z.string(),
  body: z.string(),
  status: z.enum(questionStatuses),
  answerCount: z.int(),
})
/** A question in a line. */
export type QuestionLine = z.infer<typeof questionLine>

/** A question with the first of its answers. */
export const topicQuestion = questionLine.extend({
  topicId: z.string(),
  /** Null where it was asked without a name. */
  askedBy: personLine.nullable(),
  isAnonymous: z.boolean(),
  isMine: z.boolean(),
  /** What was said when it came into this state, if a reason was asked for. */
  statusReason: z.string().nullable(),
  /** The question that it repeats. */
  duplicateOf: questionLine.nullable(),
  askedAt: z.string(),
  editedAt: z.string().nullable(),
  files: z.array(topicFile),
  /** The actions that were raised from it, the first one first. */
  actions: z.array(raisedAction),
  answers: z.array(topicAnswer),
  rowVersion: z.int(),
  allowedEvents: z.array(allowedEvent),
  can: z.object({
    answer: z.boolean(),
    edit: z.boolean(),
    delete: z.boolean(),
    /** Whether the name behind an anonymous question may be shown, which is written down. */
    reveal: z.boolean(),
  }),
})
/** A question with the first of its answers. */
export type TopicQuestion = z.infer<typeof topicQuestion>

/** One line of a topic's history, newest first. */
export const topicHistoryEvent = z.object({
  at: z.string(),
  person: personLine.nullable(),
  /** The event of the table of moves, or `create`, `edit`, `access`. */
  action: z.string(),
  fields: z.array(
    z.object({
      label: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  reason: z.string().nullable(),
})
/** One line of a topic's history. */
export type TopicHistoryEvent = z.infer<typeof topicHistoryEvent>

/** An earlier text of a question or an answer, the latest first. */
export const earlierText = z.object({ at: z.string(), body: z.string() })
/** An earlier text of a question or an answer. */
export type EarlierText = z.infer<typeof earlierText>
