import type { AppLoadContext } from '@remix-run/node'
import { catalogue, messageMoves, type Problem } from '@holdpoint/api'
import { versionIn } from '../lists/answer-intent.server.ts'
import { paths } from '../paths.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import { throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { words } from './message-page.words.ts'

type MessagePost = { context: AppLoadContext; request: Request; messageId: string; form: FormData }

/** Takes what the page of a message posts: an acknowledgement, or a move. */
export async function takeMessagePost(post: MessagePost) {
  return formText(post.form, 'intent') === 'acknowledge' ? acknowledge(post) : move(post)
}

async function acknowledge(post: MessagePost) {
  const { context, request, messageId, form } = post
  const answer = await context.api.messages.acknowledge(
    { messageId },
    { idempotencyKey: formText(form, formKeyField) },
  )
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request)
    return said(post, answer.problem.message)
  }
  const to = formText(form, 'to')
  const back = to === '' ? paths.message(messageId) : safeRedirect(to, context.publicOrigin)
  return redirectWithToast(context, back, { tone: 'success', text: words.acknowledgedDone })
}

async function move(post: MessagePost) {
  const { context, request, messageId, form } = post
  form.set('messageId', messageId)
  const submission = readEdit(form, catalogue.messages.move.input)
  const { reply } = submission
  if (submission.status !== 'success') {
    return refusedBySchema({ reply, known: {} })
  }
  const { event } = submission.value
  const answer = await context.api.messages.move(submission.value, optionsOf(form))
  if (answer.status === 200) {
    const text = words.moveDone[event] ?? messageMoves.events[event].label
    // What is used again is a draft to go on with.
    const to =
      event === 'copy'
        ? paths.editMessage(answer.content.messageId)
        : paths.message(answer.content.messageId)
    return redirectWithToast(context, to, { tone: 'success', text })
  }
  if (answer.status !== 'problem') {
    return said(post, answer.message)
  }
  throwUnlessSayable(answer, request)
  const isAsked = new URL(request.url).searchParams.get('dialog') === 'move'
  return isAsked
    ? refusedByCall({ reply, known: {} }, answer.problem)
    : said(post, answer.problem.message)
}

/** A lost session and what is not open to the person lead away; the rest can be said. */
export function throwUnlessSayable(
  { problem, requestId }: { problem: Problem; requestId: string },
  request: Request,
): void {
  if (problem.status === 401 || problem.status === 403) {
    throwProblem(problem, requestId, request, { forbidden: 'messages' })
  }
}

/** The key of the post, and the version that it is based on. */
export function optionsOf(form: FormData) {
  return { idempotencyKey: formText(form, formKeyField), ...versionIn(form) }
}

function said({ context, messageId }: MessagePost, text: string) {
  return redirectWithToast(context, paths.message(messageId), {
    ...{ tone: 'error', title: 'Error', text },
  } as const)
}
