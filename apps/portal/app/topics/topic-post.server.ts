import { data } from '@remix-run/node'
import {
  eventNames,
  postFilesMax,
  questionMoves,
  topicMoves,
  type CallContent,
  type CallInput,
  type CallOf,
  type Problem,
} from '@holdpoint/api'
import { addFiles, filesIn, removeFile } from '../records/record-files.server.ts'
import {
  leadDone,
  leadFailed,
  optionsOf,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { words as recordWords } from '../records/records.words.ts'
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
    case 'ask': {
      const isAnonymous = text('isAnonymous') === 'true'
      const looksForAlike = text('looksForAlike') === 'true'
      return say(post, { topicId, body: text('body'), isAnonymous, looksForAlike }, 'ask')
    }
    case 'answer': {
      const questionId = text('questionId')
      return say(post, { topicId, questionId, body: text('body') }, 'answer')
    }
    case 'addFile':
    case 'removeFile':
      return changeFiles(post, intent)
    case 'edit': {
      const edited = { postType, postId: text('postId'), body: text('body') } as const
      return told(post, await topics.editQuestionAnswer(edited, options), null)
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

type Said = CallInput<CallOf<'topics.saveQuestionAnswer'>>

/** Asks or answers; the files that came along follow once it stands. */
async function say(post: TopicPost, saying: Said, did: 'ask' | 'answer') {
  const { context, form, topicId } = post
  const { topics } = context.api
  const options = optionsOf(form)
  const files = filesIn(form)
  if (files.length > postFilesMax) {
    return again(post, { problem: recordWords.tooManyFiles(postFilesMax), alike: [] }, 422)
  }
  const answer = await topics.saveQuestionAnswer(saying, options)
  if (answer.status === 222) {
    const { alike } = answer.content
    return again(post, { problem: null, alike: alike.map((line) => toLine(line, topicId)) }, 200)
  }
  if (answer.status !== 200) {
    return told(post, answer, did)
  }
  const { questionId, answerId } = answer.content
  const named =
    answerId === null
      ? ({ postType: 'question', postId: questionId } as const)
      : ({ postType: 'answer', postId: answerId } as const)
  for (const [place, file] of files.entries()) {
    const idempotencyKey = `${options.idempotencyKey}.${place}`
    const added = await topics.addPostFile({ ...named, file }, { idempotencyKey })
    if (added.status === 'problem') {
      throwUnlessSayable(added, post.request, 'topics')
      const to = topicAt(readTopicSaid(topicId, post.request.url), { open: questionId })
      return leadFailed(post, `${to}#question-${questionId}`, added.problem.message)
    }
  }
  return told(post, answer, did, questionId)
}

/** Adds files to the topic, or to the question or answer that its dialog is about, or removes one. */
async function changeFiles(post: TopicPost, intent: 'addFile' | 'removeFile') {
  const { context, request, form, topicId } = post
  const { topics } = context.api
  const said = readTopicSaid(topicId, request.url)
  const [type, postId = ''] = formText(form, 'of').split(':')
  const postType = type === 'answer' ? 'answer' : 'question'
  const isOfPost = postId !== ''
  const filePost = {
    // The dialog stays, so that more can be added.
    here: topicAt(said, isOfPost ? { dialog: 'files', post: `${postType}:${postId}` } : {}),
    forbidden: 'topics',
    done: words.done[intent] ?? '',
  } as const
  return intent === 'addFile'
    ? addFiles(post, filePost, (file, options) =>
        isOfPost
          ? topics.addPostFile({ postType, postId, file }, options)
          : topics.addFile({ topicId, file }, options),
      )
    : removeFile(post, filePost, (uploadId, options) =>
        isOfPost
          ? topics.removePostFile({ postType, postId, uploadId }, options)
          : topics.removeFile({ topicId, uploadId }, options),
      )
}

async function moveQuestion(post: TopicPost) {
  const { context, form } = post
  const text = (name: string) => formText(form, name)
  const event = eventNames(questionMoves).find((name) => name === text('event')) ?? 'close'
  const questionId = text('questionId')
  const moved = {
    ...{ questionId, event, duplicateOfId: text('duplicateOfId') },
    ...(text('body') === '' ? {} : { reason: text('body') }),
    ...(text('acceptedId') === ''
      ? {}
      : { acceptedId: text('acceptedId'), acceptedVersion: text('acceptedVersion') }),
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
    files: filesIn(form).slice(0, postFilesMax),
    problem,
    alike,
  }
  return data(answer, { status })
}
