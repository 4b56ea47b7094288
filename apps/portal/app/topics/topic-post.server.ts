import { data } from '@remix-run/node'
import {
  eventNames,
  questionMoves,
  topicMoves,
  type CallContent,
  type CallOf,
  type Problem,
} from '@holdpoint/api'
import {
  leadDone,
  leadFailed,
  optionsOf,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import type { TopicAgain } from './topic-again.ts'
import { words } from './topic-page.words.ts'
import { readTopicSaid, topicAt } from './topic-said.ts'
import { toLine } from './topic-view.server.ts'

type TopicPost = RecordPost & { topicId: string }

type Failed =
  | { status: 'problem'; problem: Problem; requestId: string }
  | { status: 203; message: string }
  | { status: 222; message: string; content: unknown }

/** Takes what the page of a topic posts. */
export async function takeTopicPost(post: TopicPost) {
  const { context, form, topicId } = post
  const { topics } = context.api
  const text = (name: string) => formText(form, name)
  const options = optionsOf(form)
  const postType = text('postType') === 'answer' ? 'answer' : 'question'
  const intent = text('intent')
  switch (intent) {
    case 'ask':
      return ask(post)
    case 'answer': {
      const questionId = text('questionId')
      const given = { topicId, questionId, body: text('body') }
      return told(post, await topics.saveQuestionAnswer(given, options), 'answer', questionId)
    }
    case 'edit': {
      const edited = { postType, postId: text('postId'), body: text('body') } as const
      return told(post, await topics.editQuestionAnswer(edited, options), 'edit')
    }
    case 'remove': {
      const removed = { postType, postId: text('postId') } as const
      return told(post, await topics.removeQuestionAnswer(removed, options), 'remove')
    }
    case 'vote': {
      const vote = { answerId: text('answerId'), isVoted: text('isVoted') === 'true' }
      return told(post, await topics.voteAnswer(vote, options), null)
    }
    case 'official': {
      const mark = { answerId: text('answerId'), isOfficial: text('isOfficial') === 'true' }
      return told(post, await topics.markOfficial(mark, options), null)
    }
    case 'reveal': {
      const revealed = { questionId: text('questionId'), reason: text('body') }
      return told(post, await topics.revealAsker(revealed, options), null)
    }
    case 'moveQuestion':
      return moveQuestion(post)
    default: {
      const event = eventNames(topicMoves).find((name) => name === text('event')) ?? 'publish'
      return told(post, await topics.move({ topicId, event }, options), event)
    }
  }
}

async function ask(post: TopicPost) {
  const { context, form, topicId } = post
  const asked = {
    ...{ topicId, body: formText(form, 'body') },
    isAnonymous: formText(form, 'isAnonymous') === 'true',
    looksForAlike: formText(form, 'looksForAlike') === 'true',
  }
  const answer = await context.api.topics.saveQuestionAnswer(asked, optionsOf(form))
  if (answer.status === 222) {
    const { alike } = answer.content
    return again(post, { problem: null, alike: alike.map((line) => toLine(line, topicId)) }, 200)
  }
  return told(post, answer, 'ask', answer.status === 200 ? answer.content.questionId : undefined)
}

async function moveQuestion(post: TopicPost) {
  const { context, form } = post
  const text = (name: string) => formText(form, name)
  const event = eventNames(questionMoves).find((name) => name === text('event')) ?? 'close'
  const questionId = text('questionId')
  const moved = {
    ...{ questionId, event, duplicateOfId: text('duplicateOfId') },
    ...(text('body') === '' ? {} : { reason: text('body') }),
    ...(text('acceptedId') === '' ? {} : { acceptedId: text('acceptedId') }),
  }
  const answer = await context.api.topics.moveQuestion(moved, optionsOf(form))
  return told(post, answer, event, questionId)
}

type Done =
  | { status: 200; message: string }
  | { status: 200; message: string; content: CallContent<CallOf<'topics.moveQuestion'>> }

/** Leads back to where it was posted and says so, or gives back what was written with the reason. */
async function told(
  post: TopicPost,
  answer: Done | Failed,
  did: string | null,
  questionId = formText(post.form, 'questionId'),
) {
  const { request, topicId } = post
  if (answer.status === 200) {
    const said = readTopicSaid(topicId, request.url)
    const isAnswered = did === 'answer' || did === 'ask'
    const to = topicAt(said, isAnswered ? { open: questionId } : {})
    const anchor = questionId === '' || did === 'remove' ? '' : `#question-${questionId}`
    const text = did === null ? answer.message : (words.done[did] ?? answer.message)
    return leadDone(post, `${to}${anchor}`, text || 'Saved.')
  }
  if (answer.status !== 'problem') {
    return again(post, { problem: answer.message, alike: [] }, 422)
  }
  throwUnlessSayable(answer, request, 'topics')
  const { problem } = answer
  const why = problem.fields[0]?.message ?? problem.message
  if (formText(post.form, 'talk') !== '') {
    return again(post, { problem: why, alike: [] }, problem.status)
  }
  return leadFailed(post, topicAt(readTopicSaid(topicId, request.url)), why)
}

function again(
  { form }: TopicPost,
  { problem, alike }: Pick<TopicAgain, 'problem' | 'alike'>,
  status: number,
) {
  const answer: TopicAgain = {
    talk: formText(form, 'talk'),
    body: formText(form, 'body'),
    isAnonymous: formText(form, 'isAnonymous') === 'true',
    problem,
    alike,
  }
  return data(answer, { status })
}
