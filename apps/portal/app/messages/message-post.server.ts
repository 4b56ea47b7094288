import { catalogue, furtherLanguages, messageMoves } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import {
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  refusedEdit,
  takeMove,
  type RecordPost,
} from '../records/record-post.server.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './message-page.words.ts'

type MessagePost = RecordPost & { messageId: string }

/** Takes what the page of a message posts: an acknowledgement, a further language, or a move. */
export async function takeMessagePost(post: MessagePost) {
  switch (formText(post.form, 'intent')) {
    case 'acknowledge':
      return acknowledge(post)
    case 'saveText':
      return saveText(post)
    case 'removeText':
      return removeText(post)
    default:
      return move(post)
  }
}

/** What the message says in a further language. */
async function saveText(post: MessagePost) {
  const { context, request, messageId, form } = post
  form.set('messageId', messageId)
  const { reply, ...submission } = readEdit(form, catalogue.messages.saveText.input)
  const came = { reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.messages.saveText(submission.value, optionsOf(form))
  return answer.status === 'problem'
    ? refusedEdit(answer, came, { request, forbidden: 'messages' })
    : leadDone(post, languagesOf(post), words.textSaved)
}

async function removeText(post: MessagePost) {
  const { context, form } = post
  const language = furtherLanguages.find((code) => code === formText(form, 'language'))
  if (language === undefined) {
    return leadFailed(post, languagesOf(post), words.noSuchLanguage)
  }
  const named = { messageId: post.messageId, language }
  const answer = await context.api.messages.removeText(named, optionsOf(form))
  if (answer.status === 'problem') {
    return leadRefused(post, answer, { to: languagesOf(post), forbidden: 'messages' })
  }
  return leadDone(post, languagesOf(post), words.textRemoved)
}

const languagesOf = ({ messageId }: MessagePost) => paths.message(messageId, { pane: 'languages' })

async function acknowledge(post: MessagePost) {
  const { context, messageId, form } = post
  const here = paths.message(messageId)
  const read = catalogue.messages.acknowledge.input.safeParse({
    messageId,
    round: formText(form, 'round'),
  })
  if (!read.success) {
    return leadFailed(post, here, words.readAgain)
  }
  const answer = await context.api.messages.acknowledge(read.data, optionsOf(form))
  if (answer.status === 'problem') {
    return leadRefused(post, answer, { to: here, forbidden: 'messages' })
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
