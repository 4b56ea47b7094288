import { catalogue, sqrMoves } from '@holdpoint/api'
import { words as actionWords } from '../../actions/actions.words.ts'
import { paths } from '../../paths.ts'
import {
  foundFor,
  readEdit,
  refusedBySchema,
  soughtIn,
  type Sought,
} from '../../records/edit-form.server.ts'
import { addFiles, removeFile } from '../../records/record-files.server.ts'
import {
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  refusedEdit,
  takeMove,
} from '../../records/record-post.server.ts'
import { formText } from '../../ui/form-text.ts'
import { linesOf, removeLine } from '../edit/lines.server.ts'
import { partPanes } from '../part-panes.ts'
import { choicesFor, formsIn, reportsIn, type SqrPost } from './sqr-choices.server.ts'
import { paneAt, sqrPanes } from './sqr-at.ts'
import { followUpWords, lineWords, verdictWords, words } from './sqr.words.ts'

const forbidden = 'sqr'

/** Takes what the page of a report posts. */
export function takeSqrPost(post: SqrPost) {
  const { form, sqrId } = post
  form.set('sqrId', sqrId)
  const sought = soughtIn(form)
  if (sought !== null) {
    return seek(post, sought)
  }
  const intent = formText(form, 'intent')
  switch (intent) {
    case 'delete':
      return form.has('actionId') ? removeAction(post) : remove(post)
    case 'removeLine':
      return takeLineOff(post)
    case 'verify':
    case 'verifyParty':
      return verify(post, intent)
    case 'attach':
      return attach(post)
    case 'link':
      return link(post)
    case 'addFile':
    case 'removeFile':
      return changeFiles(post, intent)
    default:
      return move(post)
  }
}

/** The pane that it was posted from, which is where it leads back to. */
function paneOf({ request, sqrId }: SqrPost): string {
  const asked = new URL(request.url).searchParams.get('pane')
  return paneAt(sqrId, sqrPanes.find((one) => one === asked) ?? 'overview')
}

function move(post: SqrPost) {
  const here = paneOf(post)
  return takeMove(post, {
    ...{ moves: sqrMoves, input: catalogue.sqr.changeStatus.input, here, forbidden },
    move: (moving, options) => post.context.api.sqr.changeStatus(moving, options),
    done: ({ event }) => ({
      to: here,
      text: words.moveDone[event] ?? sqrMoves.events[event].label,
    }),
  })
}

async function remove(post: SqrPost) {
  const { context, sqrId, form } = post
  const answer = await context.api.sqr.remove({ sqrId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.sqrs(), words.deleted)
    : leadRefused(post, answer, { to: paths.sqr(sqrId), forbidden })
}

/** Deletes an action that was raised from the report, after the question was answered Yes. */
async function removeAction(post: SqrPost) {
  const { context, sqrId, form } = post
  const asked = { sqrId, actionId: formText(form, 'actionId') }
  const answer = await context.api.actions.removeSqrAction(asked, optionsOf(form))
  const to = paneAt(sqrId, 'followUp')
  return answer.status === 200
    ? leadDone(post, to, actionWords.deleted)
    : leadRefused(post, answer, { to, forbidden: 'actions' })
}

/** Takes a line off a part, after the question was answered Yes. */
async function takeLineOff(post: SqrPost) {
  const { context, sqrId, form } = post
  const part = linesOf(formText(form, 'part'))?.name
  if (part === undefined) {
    return leadFailed(post, paneOf(post), lineWords.gone)
  }
  const asked = { sqrId, part, lineId: formText(form, 'lineId') }
  const answer = await removeLine(context, { ...asked, ...optionsOf(form) })
  const to = paneAt(sqrId, partPanes[part])
  return answer.status === 200
    ? leadDone(post, to, lineWords.removed)
    : leadRefused(post, answer, { to, forbidden })
}

async function verify(post: SqrPost, intent: 'verify' | 'verifyParty') {
  const { context, form } = post
  const { sqr } = context.api
  const options = optionsOf(form)
  const done = { to: paneOf(post), text: verdictWords.saved }
  if (intent === 'verifyParty') {
    const submission = readEdit(form, catalogue.sqr.verifyResponsibleParty.input)
    return submission.status === 'success'
      ? saved(post, submission, await sqr.verifyResponsibleParty(submission.value, options), done)
      : refusedBySchema({ reply: submission.reply, known: {} })
  }
  const submission = readEdit(form, catalogue.sqr.verifyParts.input)
  return submission.status === 'success'
    ? saved(post, submission, await sqr.verifyParts(submission.value, options), done)
    : refusedBySchema({ reply: submission.reply, known: {} })
}

async function attach(post: SqrPost) {
  const { context, form } = post
  const submission = readEdit(form, catalogue.sqr.attachForms.input)
  const known = () => formsIn(submission.payload, post)
  if (submission.status !== 'success') {
    return refusedBySchema({ reply: submission.reply, known: await known() })
  }
  const answer = await context.api.sqr.attachForms(submission.value, optionsOf(form))
  return saved(post, submission, answer, { to: paneOf(post), text: followUpWords.attached, known })
}

async function link(post: SqrPost) {
  const { context, form } = post
  const submission = readEdit(form, catalogue.sqr.saveLinking.input)
  const known = () => reportsIn(submission.payload, post)
  if (submission.status !== 'success') {
    return refusedBySchema({ reply: submission.reply, known: await known() })
  }
  const answer = await context.api.sqr.saveLinking(submission.value, optionsOf(form))
  return saved(post, submission, answer, { to: paneOf(post), text: followUpWords.linked, known })
}

type Came = Parameters<typeof refusedEdit>[1]
type Done = { to: string; text: string; known?: () => Promise<Came['known']> }
type Answer = { status: 200 } | Parameters<typeof leadRefused>[1]

/** Leads on once it is saved, or gives the form back as it was typed with why it was not. */
async function saved(
  post: SqrPost,
  { reply }: Pick<Came, 'reply'>,
  answer: Answer,
  { to, text, known }: Done,
) {
  if (answer.status === 200) {
    return leadDone(post, to, text)
  }
  return answer.status === 'problem'
    ? refusedEdit(
        answer,
        { reply, known: (await known?.()) ?? {} },
        { request: post.request, forbidden },
      )
    : leadFailed(post, to, answer.message)
}

/** Looks for what a dialog may attach or link; what was chosen before stays chosen. */
async function seek(post: SqrPost, asked: Sought) {
  const { field, sought } = asked
  const isForms = field === 'myFormIds'
  const { attachForms, saveLinking } = catalogue.sqr
  const { reply, payload } = readEdit(post.form, isForms ? attachForms.input : saveLinking.input)
  const known = await (isForms ? formsIn(payload, post) : reportsIn(payload, post))
  const choices = await choicesFor(field, sought, post)
  return foundFor({ reply, known }, { ...asked, choices })
}

function changeFiles(post: SqrPost, intent: 'addFile' | 'removeFile') {
  const { sqrId, context } = post
  const { sqr } = context.api
  const here = paneAt(sqrId, 'followUp')
  return intent === 'addFile'
    ? addFiles(post, { here, forbidden, done: followUpWords.fileAdded }, (file, options) =>
        sqr.saveFiles({ sqrId, file }, options),
      )
    : removeFile(post, { here, forbidden, done: followUpWords.fileRemoved }, (uploadId, options) =>
        sqr.removeFile({ sqrId, uploadId }, options),
      )
}
