import { catalogue, lotoMoves } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { addFiles } from '../../records/record-files.server.ts'
import { leadDone, leadRefused, optionsOf, takeMove } from '../../records/record-post.server.ts'
import { shareIntents, takeShare } from '../../records/share/share-post.server.ts'
import { formText } from '../../ui/form-text.ts'
import {
  addCrew,
  addPerson,
  addVisitor,
  changePhone,
  changeRole,
  joinSelf,
  moveLine,
  removeLine,
} from './lock-post.server.ts'
import { askedAt } from './loto-at.ts'
import type { LotoPost } from './loto-posted.ts'
import { pointWords, words } from './loto.words.ts'
import { takeStep } from './point-post.server.ts'
import { takeSignature } from './sign-post.server.ts'

/** Takes what the page of a lockout posts. */
export function takeLotoPost(post: LotoPost) {
  post.form.set('lotoId', post.lotoId)
  if (post.form.has('sign')) {
    return takeSignature(post)
  }
  const intent = formText(post.form, 'intent')
  if (shareIntents.includes(intent)) {
    return share(post)
  }
  switch (intent.startsWith('find:') ? 'addPerson' : intent) {
    case 'step':
      return takeStep(post)
    case 'addFile':
      return addPhoto(post)
    case 'addPerson':
      return addPerson(post)
    case 'addCrew':
      return addCrew(post)
    case 'addVisitor':
      return addVisitor(post)
    case 'join':
      return joinSelf(post)
    case 'role':
      return changeRole(post)
    case 'phone':
      return changePhone(post)
    case 'removeLine':
      return removeLine(post)
    case 'line':
      return moveLine(post)
    case 'clone':
      return clone(post)
    case 'delete':
      return remove(post)
    default:
      return move(post)
  }
}

function move(post: LotoPost) {
  const { context, lotoId, form } = post
  if (formText(form, 'personId') === '') {
    // Nobody was chosen, which the call says better than that this is no id.
    form.delete('personId')
  }
  const here = paths.lockout(lotoId, askedAt(post.request))
  return takeMove(post, {
    ...{ moves: lotoMoves, input: catalogue.loto.act.input, here, forbidden: 'loto' },
    move: (moving, options) => context.api.loto.act(moving, options),
    done: ({ event }) => ({
      // At what is first to be done now.
      to: paths.lockout(lotoId),
      text: words.moveDone[event] ?? lotoMoves.events[event].label,
    }),
  })
}

function share(post: LotoPost) {
  const { context, lotoId, request } = post
  const { loto } = context.api
  const at = askedAt(request)
  return takeShare(post, {
    ...{ here: paths.lockout(lotoId, at), forbidden: 'loto' },
    dialogAt: paths.lockout(lotoId, { ...at, dialog: 'share' }),
    share: (personIds, options) => loto.share({ lotoId, personIds }, options),
    unshare: (personId, options) => loto.unshare({ lotoId, personId }, options),
  })
}

async function clone(post: LotoPost) {
  const { context, lotoId, form } = post
  const answer = await context.api.loto.clone({ lotoId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.lockout(answer.content.lotoId), words.cloned(answer.content.number))
    : leadRefused(post, answer, {
        to: paths.lockout(lotoId, askedAt(post.request)),
        forbidden: 'loto',
      })
}

async function remove(post: LotoPost) {
  const { context, lotoId, form } = post
  const answer = await context.api.loto.remove({ lotoId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.lockouts(), words.deleted)
    : leadRefused(post, answer, {
        to: paths.lockout(lotoId, askedAt(post.request)),
        forbidden: 'loto',
      })
}

/** Adds pictures of lock and tag to the point that the form names. */
function addPhoto(post: LotoPost) {
  const { context, lotoId, form } = post
  const stepId = formText(form, 'of')
  const here = paths.lockout(lotoId, { point: stepId })
  return addFiles(post, { here, forbidden: 'loto', done: pointWords.photoAdded }, (file, options) =>
    context.api.loto.addStepImage({ lotoId, stepId, file }, options),
  )
}
