import { catalogue } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn } from '../records/people.server.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  throwUnlessSayable,
} from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import type { DecisionPost } from './decide.server.ts'
import { words } from './decision.words.ts'
import { tabs } from './tabs.ts'

/** Turns limited access on or off. */
export async function takeAccess(post: DecisionPost) {
  const { context, myFormId, form } = post
  const here = paths.reviewQuestion(myFormId, { tab: tabs.access })
  const answer = await context.api.reviewForms.saveAccessControl(
    { myFormId, isLimitedAccess: formText(form, 'isLimitedAccess') === 'true' },
    optionsOf(form),
  )
  if (answer.status === 'problem') {
    return leadRefused(post, answer, { to: here, forbidden: 'my_forms' })
  }
  // Who is not on the list does not see the form any more.
  const isLost = (await context.api.myForms.get({ myFormId })).status !== 200
  return leadDone(post, isLost ? paths.reviews() : here, words.saved)
}

/** Says whom a form is open to beside its submitter and its steps, or looks for such people. */
export async function takeAccessPeople(post: DecisionPost) {
  const { context, request, myFormId, form } = post
  form.set('myFormId', myFormId)
  const submission = readEdit(form, catalogue.reviewForms.saveAccessControl.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['personIds'], post) }
  const sought = await peopleAskedFor(form, came, post)
  if (sought !== null) {
    return sought
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.reviewForms.saveAccessControl(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'my_forms')
    return refusedByCall(came, answer.problem)
  }
  return leadDone(post, paths.reviewQuestion(myFormId, { tab: tabs.access }), words.saved)
}
