import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn } from '../../records/people.server.ts'
import {
  answerEdit,
  isOfFields,
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  refusedEdit,
} from '../../records/record-post.server.ts'
import { formText } from '../../ui/form-text.ts'
import type { LotoPost } from './loto-posted.ts'
import { lockWords as words } from './loto.words.ts'

const paneOf = (lotoId: string) => paths.lockout(lotoId, { pane: 'locks' })

/** Names somebody on a lockout, or finds people for it. */
export async function addPerson(post: LotoPost) {
  const { context, lotoId, form, request } = post
  const { input } = catalogue.loto.saveAuthorization
  // Whoever is left out would be oneself, which is another button.
  const submission = readEdit(form, input.required({ personId: true }))
  const ask = { context, request }
  const known = await peopleIn(submission.payload, ['personId'], ask)
  const came = { reply: submission.reply, known }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (formText(form, 'personId') === '') {
    const reply = () => submission.reply({ fieldErrors: { personId: [words.chooseWho] } })
    return refusedBySchema({ ...came, reply })
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.loto.saveAuthorization(submission.value, optionsOf(form))
  return answerEdit(post, answer, came, { here: paneOf(lotoId), forbidden: 'loto' })
}

/** Names everybody of a crew on a lockout, in one press. */
export async function addCrew(post: LotoPost) {
  const { context, lotoId, form } = post
  const submission = readEdit(form, catalogue.loto.nameCrew.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.loto.nameCrew(submission.value, optionsOf(form))
  return answerEdit(post, answer, came, { here: paneOf(lotoId), forbidden: 'loto' })
}

/** Names somebody without an account on a lockout. */
export async function addVisitor(post: LotoPost) {
  const { context, lotoId, form } = post
  const submission = readEdit(form, catalogue.loto.saveAuthorization.input)
  const came = { reply: submission.reply, known: {} }
  // Without a name it would be oneself, which is another button.
  if (formText(form, 'name').trim() === '') {
    const reply = () => submission.reply({ fieldErrors: { name: [words.enterName] } })
    return refusedBySchema({ ...came, reply })
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.loto.saveAuthorization(submission.value, optionsOf(form))
  return answerEdit(post, answer, came, { here: paneOf(lotoId), forbidden: 'loto' })
}

/** Puts oneself on the list. */
export async function joinSelf(post: LotoPost) {
  const { context, lotoId, form } = post
  form.delete('personId')
  form.delete('name')
  const submission = readEdit(form, catalogue.loto.saveAuthorization.input)
  if (submission.status !== 'success') {
    return leadFailed(post, paneOf(lotoId), words.unknown)
  }
  const answer = await context.api.loto.saveAuthorization(submission.value, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paneOf(lotoId), answer.message)
    : leadRefused(post, answer, { to: paneOf(lotoId), forbidden: 'loto' })
}

/** Names somebody on the list as something else, which they sign anew. */
export async function changeRole(post: LotoPost) {
  const { context, lotoId, form } = post
  const submission = readEdit(
    form,
    catalogue.loto.saveAuthorization.input.required({ authorizationId: true }),
  )
  if (submission.status !== 'success') {
    return leadFailed(post, paneOf(lotoId), words.unknown)
  }
  const answer = await context.api.loto.saveAuthorization(submission.value, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paneOf(lotoId), answer.message)
    : leadRefused(post, answer, { to: paneOf(lotoId), forbidden: 'loto' })
}

/** Says where somebody without an account is reached. */
export async function changePhone(post: LotoPost) {
  const { context, lotoId, form } = post
  const { input } = catalogue.loto.saveAuthorization
  const submission = readEdit(form, input.required({ authorizationId: true, phone: true }))
  if (submission.status !== 'success' || submission.value.phone === '') {
    return leadFailed(post, paneOf(lotoId), words.enterPhone)
  }
  const answer = await context.api.loto.saveAuthorization(submission.value, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paneOf(lotoId), answer.message)
    : leadRefused(post, answer, { to: paneOf(lotoId), forbidden: 'loto' })
}

/** Takes somebody off the list who has not signed. */
export async function removeLine(post: LotoPost) {
  const { context, lotoId, form } = post
  const authorizationId = formText(form, 'authorizationId')
  const answer = await context.api.loto.removeAuthorization(
    { lotoId, authorizationId },
    optionsOf(form),
  )
  return answer.status === 200
    ? leadDone(post, paneOf(lotoId), answer.message)
    : leadRefused(post, answer, { to: paneOf(lotoId), forbidden: 'loto' })
}

/** Takes one's own personal lock off, or removes that of somebody absent. */
export async function moveLine(post: LotoPost) {
  const { context, lotoId, form, request } = post
  const submission = readEdit(form, catalogue.loto.moveAuthorization.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const { event } = submission.value
  const answer = await context.api.loto.moveAuthorization(submission.value, optionsOf(form))
  if (answer.status === 200) {
    return leadDone(post, paneOf(lotoId), answer.message)
  }
  const isSaidBeside =
    event === 'removeAbsent' && answer.status === 'problem' && isOfFields(answer.problem)
  return isSaidBeside
    ? refusedEdit(answer, came, { request, forbidden: 'loto' })
    : leadRefused(post, answer, { to: paneOf(lotoId), forbidden: 'loto' })
}
