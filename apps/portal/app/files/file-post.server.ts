import { data } from '@remix-run/node'
import { catalogue, fileMoves } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { words as askWords } from '../records/acknowledgement/acknowledgement.words.ts'
import { refusedWaiver } from '../records/acknowledgement/refused-waiver.server.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import {
  leadDone,
  leadFailed,
  optionsOf,
  takeMove,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './file.words.ts'
import { takePin } from './pins.server.ts'

type FilePost = RecordPost & { fileId: string }

/** What comes back when a version could not be added: why, and what was typed. */
export type VersionAgain = { versionProblem: string; note: string; isMaterial: boolean }

/** What comes back when the check question was not answered rightly: why. */
export type AnswerAgain = { answerProblem: string }

/** Takes what the page of a file posts: a version, an acknowledgement, a waiver, a move. */
export async function takeFilePost(post: FilePost) {
  post.form.set('fileId', post.fileId)
  switch (formText(post.form, 'intent')) {
    case 'addVersion':
      return addVersion(post)
    case 'acknowledge':
      return acknowledge(post)
    case 'waive':
      return waive(post)
    case 'pin':
    case 'unpin':
      return takePin(post, paths.file(post.fileId))
    default:
      return move(post)
  }
}

function move(post: FilePost) {
  const { context, fileId } = post
  return takeMove(post, {
    ...{ moves: fileMoves, input: catalogue.files.move.input },
    ...{ here: paths.file(fileId), forbidden: 'files' },
    move: (moved, options) => context.api.files.move(moved, options),
    done: ({ event }) => ({
      to: event === 'remove' ? paths.files() : paths.file(fileId),
      text: words.moved(fileMoves.events[event].label),
    }),
  })
}

async function addVersion(post: FilePost) {
  const { context, request, form, fileId } = post
  const note = formText(form, 'note')
  const isMaterial = formText(form, 'isMaterial') === 'true'
  const wanting = (versionProblem: string, status: number) =>
    data({ versionProblem, note, isMaterial } satisfies VersionAgain, { status })
  const file = formText(form, 'paper')
  if (file === '') {
    return wanting(words.chooseFirst, 422)
  }
  const answer = await context.api.files.addVersion(
    { fileId, file, note, isMaterial },
    optionsOf(form),
  )
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'files')
    const { fields, message, status } = answer.problem
    return wanting(fields[0]?.message ?? message, status)
  }
  return leadDone(post, paths.file(fileId), words.added)
}

async function acknowledge(post: FilePost) {
  const { context, request, form, fileId } = post
  const chosen = formText(form, 'answer')
  const answer = await context.api.files.acknowledge(
    { fileId, ...(chosen !== '' && { answer: chosen }) },
    optionsOf(form),
  )
  if (answer.status === 222) {
    return data({ answerProblem: answer.errors[0] ?? answer.message } satisfies AnswerAgain, {
      status: 422,
    })
  }
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'files')
    const { fields, message, status } = answer.problem
    return fields[0]?.path === 'answer'
      ? data({ answerProblem: fields[0].message } satisfies AnswerAgain, { status })
      : leadFailed(post, paths.file(fileId), message)
  }
  return leadDone(post, paths.file(fileId), askWords.acknowledged)
}

async function waive(post: FilePost) {
  const { context, form, fileId } = post
  const here = paths.file(fileId, { pane: 'people' })
  const submission = readEdit(form, catalogue.files.waive.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.files.waive(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedWaiver(post, { answer, came, forbidden: 'files' })
  }
  return leadDone(post, here, askWords.waived)
}
