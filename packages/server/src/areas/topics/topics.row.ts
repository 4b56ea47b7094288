import {
  holdsAny,
  type RaisedAction,
  type Topic,
  type TopicAnswer,
  type TopicFile,
  type TopicQuestion,
} from '@holdpoint/api'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { AnswerRow, QuestionRow, TopicRow } from './topics.columns.ts'
import { factsOf, questionKind, topicKind, whyStill } from './topics.facts.ts'
import { mayCall, postTiesOf, topicTiesOf } from './topics.rights.ts'

/** A topic as it travels to somebody who may read it. */
export function toTopic(row: TopicRow, person: Person): Topic {
  const ties = topicTiesOf(row.owner.personId, person)
  return {
    topicId: row.id,
    number: row.number,
    title: row.title,
    category: row.category,
    isPinned: row.is_pinned,
    status: row.status,
    isLimited: row.is_limited,
    owner: row.owner,
    questionCount: row.question_count,
    openCount: row.open_count,
    createdAt: row.created_at.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
    rowVersion: row.row_version,
    allowedEvents: eventsOf(topicKind, row.status, { person, ties }, row),
    can: {
      ask: whyStill(row.status) === null,
      edit: mayCall('topics.edit', ties, person),
      delete: mayCall('topics.remove', ties, person),
    },
  }
}

/** Whether a question may be answered. */
export function takesAnswers({ status }: Pick<QuestionRow, 'status'>): boolean {
  return status === 'open' || status === 'answered'
}

/** The files of questions and answers, by the id of each. */
export type FilesOfPosts = ReadonlyMap<string, TopicFile[]>

/** What comes along with questions: the first of their answers, the files of all, their actions. */
export type WithQuestion = {
  answers: readonly AnswerRow[]
  files: FilesOfPosts
  actions: ReadonlyMap<string, RaisedAction[]>
}

/** A question with some of its answers. The name behind an anonymous one stays behind. */
export function toQuestion(
  row: QuestionRow,
  { answers, files, actions }: WithQuestion,
  person: Person,
): TopicQuestion {
  const ties = postTiesOf({ authorId: row.asker.personId, ownerId: row.owner_id }, person)
  const isMine = ties.has('own')
  const isAlive = whyStill(row.topic_status) === null
  return {
    questionId: row.id,
    topicId: row.topic_id,
    body: row.body,
    status: row.status,
    askedBy: row.is_anonymous ? null : row.asker,
    isAnonymous: row.is_anonymous,
    isMine,
    statusReason: row.status_reason,
    duplicateOf: row.duplicate_of,
    askedAt: row.asked_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    answerCount: row.answer_count,
    files: files.get(row.id) ?? [],
    actions: actions.get(row.id) ?? [],
    answers: answers
      .filter((answer) => answer.question_id === row.id)
      .map((answer) => toAnswer(answer, files, person)),
    rowVersion: row.row_version,
    allowedEvents: eventsOf(questionKind, row.status, { person, ties }, factsOf(row)),
    can: {
      answer: isAlive && takesAnswers(row),
      edit: isAlive && mayCall('topics.editQuestionAnswer', ties, person),
      delete: mayCall('topics.removeQuestionAnswer', ties, person),
      reveal: row.is_anonymous && !isMine && holdsAny(person.permissions, ['admin']),
    },
  }
}

function toAnswer(row: AnswerRow, files: FilesOfPosts, person: Person): TopicAnswer {
  const ties = postTiesOf({ authorId: row.author.personId, ownerId: row.owner_id }, person)
  const isMine = ties.has('own')
  const isAlive = whyStill(row.topic_status) === null
  return {
    answerId: row.id,
    questionId: row.question_id,
    body: row.body,
    answeredBy: row.author,
    answeredAt: row.answered_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    isAccepted: row.is_accepted,
    isOfficial: row.is_official,
    votes: row.votes,
    isVoted: row.is_voted,
    isMine,
    files: files.get(row.id) ?? [],
    rowVersion: row.row_version,
    can: {
      edit: isAlive && mayCall('topics.editQuestionAnswer', ties, person),
      delete: mayCall('topics.removeQuestionAnswer', ties, person),
      vote: isAlive && !isMine,
      markOfficial: isAlive && mayCall('topics.markOfficial', ties, person),
    },
  }
}
