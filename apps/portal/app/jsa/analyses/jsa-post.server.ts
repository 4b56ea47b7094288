import { catalogue, jsaMoves } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { addFiles, removeFile } from '../../records/record-files.server.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  refusedEdit,
  takeMove,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { shareIntents, takeShare } from '../../records/share/share-post.server.ts'
import { formText } from '../../ui/form-text.ts'
import { takeAttendee } from './attendee-post.server.ts'
import { draftOf, hazardsOf } from './hazard-drafts.server.ts'
import { moved, orderMoves } from './hazard-order.ts'
import { hazardWords, words } from './jsa.words.ts'

type JsaPost = RecordPost & { jsaId: string }

/** Takes what the page of an analysis posts. */
export function takeJsaPost(post: JsaPost) {
  const intent = formText(post.form, 'intent')
  if (shareIntents.includes(intent)) {
    return share(post)
  }
  switch (intent) {
    case 'addFile':
    case 'removeFile':
      return changeFiles(post, intent)
    case 'clone':
      return clone(post)
    case 'delete':
      return remove(post)
    case 'star':
      return star(post)
    case 'attendee':
      return takeAttendee(post, paths.jsa(post.jsaId, { pane: 'crew' }))
    case 'order':
      return order(post)
    case 'removeHazard':
      return removeHazard(post)
    default:
      return move(post)
  }
}

function move(post: JsaPost) {
  const { context, jsaId, form } = post
  form.set('jsaId', jsaId)
  if (formText(form, 'event') === 'stop') {
    // Work is stopped whatever somebody has changed since the page was read.
    form.delete('rowVersion')
  }
  const here = paths.jsa(jsaId)
  return takeMove(post, {
    ...{ moves: jsaMoves, input: catalogue.jsa.act.input, here, forbidden: 'jsa' },
    move: (moving, options) => context.api.jsa.act(moving, options),
    done: ({ event }) => ({
      to: here,
      text: words.moveDone[event] ?? jsaMoves.events[event].label,
    }),
  })
}

function share(post: JsaPost) {
  const { context, jsaId } = post
  const { jsa } = context.api
  return takeShare(post, {
    ...{ here: paths.jsa(jsaId), dialogAt: paths.jsa(jsaId, { dialog: 'share' }) },
    forbidden: 'jsa',
    share: (personIds, options) => jsa.share({ jsaId, personIds }, options),
    unshare: (personId, options) => jsa.unshare({ jsaId, personId }, options),
  })
}

/** Adds files to the analysis, or takes one off. */
function changeFiles(post: JsaPost, intent: 'addFile' | 'removeFile') {
  const { context, jsaId } = post
  const { jsa } = context.api
  const at = { here: paths.jsa(jsaId, { pane: 'files' }), forbidden: 'jsa' } as const
  return intent === 'addFile'
    ? addFiles(post, { ...at, done: words.fileDone.add }, (file, options) =>
        jsa.saveFiles({ jsaId, file }, options),
      )
    : removeFile(post, { ...at, done: words.fileDone.remove }, (uploadId, options) =>
        jsa.removeFile({ jsaId, uploadId }, options),
      )
}

async function clone(post: JsaPost) {
  const { context, jsaId, form } = post
  const answer = await context.api.jsa.clone({ jsaId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.jsa(answer.content.jsaId), words.cloned(answer.content.number))
    : failed(post, answer)
}

async function remove(post: JsaPost) {
  const { context, jsaId, form } = post
  const answer = await context.api.jsa.remove({ jsaId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.jsaList(), words.deleted)
    : failed(post, answer)
}

async function star(post: JsaPost) {
  const { context, jsaId, form } = post
  const isStar = formText(form, 'isStar') === 'true'
  const answer = await context.api.jsa.star({ jsaId, isStar }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.jsa(jsaId), isStar ? words.starred : words.unstarred)
    : failed(post, answer)
}

/** Moves a hazard within its step, or a step among the others. */
async function order(post: JsaPost) {
  const { context, jsaId, form } = post
  const [verb, hazardId = ''] = formText(form, 'order').split(':')
  const by = orderMoves.find((one) => one === verb)
  const here = paths.jsa(jsaId, { pane: 'hazards' })
  const hazards = await hazardsOf(jsaId, post)
  const ordered = by === undefined ? hazards : moved(hazards, by, hazardId)
  const answer = await context.api.jsa.saveHazards(
    { jsaId, hazards: ordered.map(draftOf) },
    optionsOf(form),
  )
  return answer.status === 200
    ? leadDone(post, `${here}#hazard-${hazardId}`, hazardWords.moved)
    : failed(post, answer, here)
}

/** Takes a hazard off, after the question was answered Yes. */
async function removeHazard(post: JsaPost) {
  const { context, jsaId, form, request } = post
  const submission = readEdit(form, catalogue.jsa.saveHazards.input.pick({ change: true }))
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const { change } = submission.value
  const gone = formText(form, 'hazard')
  const hazards = await hazardsOf(jsaId, post)
  const left = hazards.filter(({ hazardId }) => hazardId !== gone)
  const answer = await context.api.jsa.saveHazards(
    { jsaId, hazards: left.map(draftOf), change },
    optionsOf(form),
  )
  const here = paths.jsa(jsaId, { pane: 'hazards' })
  if (answer.status === 'problem' && answer.problem.status !== 409) {
    return refusedEdit(answer, came, { request, forbidden: 'jsa' })
  }
  return answer.status === 200
    ? leadDone(post, here, hazardWords.removed)
    : failed(post, answer, here)
}

/** Leads back with why a button was refused. */
function failed(
  post: JsaPost,
  answer: Parameters<typeof leadRefused>[1],
  to = paths.jsa(post.jsaId),
) {
  return leadRefused(post, answer, { to, forbidden: 'jsa' })
}
