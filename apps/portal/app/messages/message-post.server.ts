import { catalogue, messageMoves } from '@holdpoint/api'
import { paths } from '../paths.ts'
import {
  leadDone,
  leadFailed,
  optionsOf,
  takeMove,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './message-page.words.ts'

type MessagePost = RecordPost & { messageId: string }

/** Takes what the page of a message posts: an acknowledgement, or a move. */
export async function takeMessagePost(post: MessagePost) {
  return formText(post.form, 'intent') === 'acknowledge' ? acknowledge(post) : move(post)
}

async function acknowledge(post: MessagePost) {
  const { context, request, messageId, form } = post
  const here = paths.message(messageId)
  const answer = await context.api.messages.acknowledge({ messageId }, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'messages')
    return leadFailed(post, here, answer.problem.message)
  }
  const to = formText(form, 'to')
  const back = to === '' ? here : safeRedirect(to, context.publicOrigin)
  return leadDone(post, back, words.acknowledgedDone)
}

function move(post: MessagePost) {
  const { context, messageId, form } = post
  form.set('messageId', messageId)
  return takeMove(post, {
    ...{ moves: messageMoves, input: catalogue.messages.move.input },
    ...{ here: paths.message(messageId), forbidden: 'messages' },
    move: (moved, options) => context.api.messages.move(moved, options),
    done: ({ event }, moved) => ({
      // What is used again is a draft to go on with.
      to: event === 'copy' ? paths.editMessage(moved.messageId) : paths.message(moved.messageId),
      text: words.moveDone[event] ?? messageMoves.events[event].label,
    }),
  })
}
