import type { AppLoadContext } from '@remix-run/node'
import {
  topicCategoryLabels,
  type QuestionLine,
  type TopicAnswer,
  type TopicDetail,
  type TopicFile,
  type TopicQuestion,
} from '@holdpoint/api'
import { topicsFile } from '@holdpoint/api/calls'
import { paths, questionPlace } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { momentOf } from '../records/moment.ts'
import { toFileView } from '../records/record-files.server.ts'
import type { RecordFileView } from '../records/record-files.ts'
import { shortDay } from '../ui/time.ts'
import { words } from './topic-page.words.ts'

type Clock = Pick<AppLoadContext, 'timeZone' | 'now'>

/** Puts a topic into the words of its page. */
export function toTopicView(detail: TopicDetail, context: AppLoadContext) {
  const { timeZone, now } = context
  const { topicId, number, title, body, status, owner, can } = detail
  const { rowVersion, questionCount, allowedEvents } = detail
  return {
    ...{ number, title, body, status, rowVersion, questionCount, can },
    id: topicId,
    moves: allowedEvents,
    files: detail.files.map((file) => toFile(topicId, file, context)),
    facts: words.owned(owner.fullName, shortDay(detail.createdAt, timeZone, now())),
    rows: factsOf(detail, context),
    formKey: context.mintFormKey(),
  }
}

function factsOf(detail: TopicDetail, context: AppLoadContext): FactRow[] {
  const { topicId, category, owner, can, people, isLimited, isPinned } = detail
  const names = people.map(({ fullName }) => fullName).join(', ')
  const limitedTo = names || (can.edit ? words.ownerAlone : words.limited)
  return [
    {
      term: words.category,
      text: category === null ? words.noCategory : topicCategoryLabels[category],
    },
    { term: words.owner, text: owner.fullName },
    {
      term: words.openTo,
      text: isLimited ? limitedTo : words.everybody,
      ...(can.edit ? { to: paths.topicAccess(topicId), link: words.access } : {}),
    },
    ...(isPinned ? [{ term: words.pinned, text: words.inFront }] : []),
    { term: words.activity, text: momentOf(detail.lastActivityAt, context).short },
  ]
}

/** Puts a question and the answers that came along into words. */
export function toQuestionView(question: TopicQuestion, clock: Clock) {
  const { questionId: id, topicId, body, status, statusReason, askedBy, isMine } = question
  const { isAnonymous, can, rowVersion, allowedEvents, answers, answerCount } = question
  const name = isMine ? words.you : (askedBy?.fullName ?? words.anonymous)
  const open = allowedEvents.filter(({ isOpen }) => isOpen)
  return {
    ...{ id, body, status, statusReason, can, rowVersion, answerCount },
    who: isMine && isAnonymous ? words.youAnonymous : name,
    asked: momentOf(question.askedAt, clock),
    isEdited: question.editedAt !== null,
    actions: question.actions,
    raiseTo: paths.newAction({
      ...{ sourceType: 'topic', sourceId: topicId, questionKey: id },
      to: questionPlace(topicId, id),
    }),
    duplicateOf: question.duplicateOf && toLine(question.duplicateOf, topicId),
    files: question.files.map((file) => toFile(topicId, file, clock)),
    answers: answers.map((answer) => toAnswerView(answer, topicId, clock)),
    moreAnswers: answerCount - answers.length,
    canAccept: open.some(({ event }) => event === 'accept'),
    // An answer is accepted beside its text.
    moves: open.filter(({ event }) => event !== 'accept'),
  }
}

function toAnswerView(answer: TopicAnswer, topicId: string, clock: Clock) {
  const { answerId: id, body, isAccepted, isOfficial, votes, isVoted, can, rowVersion } = answer
  return {
    ...{ id, body, isAccepted, isOfficial, votes, isVoted, can, rowVersion },
    who: answer.isMine ? words.you : answer.answeredBy.fullName,
    at: momentOf(answer.answeredAt, clock),
    files: answer.files.map((file) => toFile(topicId, file, clock)),
    isEdited: answer.editedAt !== null,
  }
}

function toFile(topicId: string, file: TopicFile, clock: Clock): RecordFileView {
  const asked = new URLSearchParams({ topicId, uploadId: file.uploadId })
  return toFileView(file, `/api/v1${topicsFile.path}?${asked}`, clock)
}

/** A question in a line, and where all its answers are. */
export function toLine({ questionId: id, body, status, answerCount }: QuestionLine, topic: string) {
  return { id, body, status, answers: words.answersIn(answerCount), to: questionPlace(topic, id) }
}

/** A topic as its page shows it. */
export type TopicView = ReturnType<typeof toTopicView>
/** A question as its page shows it. */
export type QuestionView = ReturnType<typeof toQuestionView>
/** An answer as its page shows it. */
export type AnswerView = ReturnType<typeof toAnswerView>
/** A question in a line. */
export type LineView = ReturnType<typeof toLine>
