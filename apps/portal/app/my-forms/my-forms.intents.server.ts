import { myFormsHandling } from '@holdpoint/api'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { done, refuse, versionIn } from '../lists/answer-intent.server.ts'
import { removeComment, saveComment } from './comments/comments.intents.server.ts'
import { startForm } from './fill-menu/start-form.server.ts'
import type { Intent } from './page-ask.ts'
import { shareForm, unshareForm } from './share/share.intents.server.ts'
import { words } from './my-forms.words.ts'
import { setDefaultView } from './view/view.intents.server.ts'

/** What the forms of this page ask for, by the name of their button; each room answers for its own. */
export const intents = {
  start: startForm,
  delete: deleteForm,
  restore: restoreForm,
  vote: voteForForm,
  share: shareForm,
  unshare: unshareForm,
  'default-view': setDefaultView,
  comment: saveComment,
  'delete-comment': removeComment,
} as const

/** Deletes the version of an entry that was asked about, after the question was answered Yes. */
async function deleteForm(intent: Intent) {
  const { context, form, here, list } = intent
  const id = formText(form, 'id')
  const reason = formText(form, 'reason').trim()
  const answer = await context.api.myForms.remove(
    { myFormId: id, ...(reason === '' ? {} : { reason }) },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  if (answer.status === 'problem' && answer.problem.name === 'invalid_input' && reason === '') {
    // The question is asked again.
    return redirectWithToast(context, here, { tone: 'error', text: words.sayWhy })
  }
  if (answer.status !== 200) {
    return refuse(intent, answer, myFormsHandling['myForms.remove'], list)
  }
  const text = answer.message || words.deleted
  return redirectWithToast(context, list, { tone: 'success', text, undo: id })
}

/** Takes a deletion back, from the toast that told of it. */
async function restoreForm(intent: Intent) {
  const { context, form, here } = intent
  const answer = await context.api.myForms.restore(
    { myFormId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField) },
  )
  return answer.status === 200
    ? done(intent, here, words.restored)
    : refuse(intent, answer, myFormsHandling['myForms.restore'], here)
}

/** Votes, or takes the vote back (spec 4). A vote for one's own form is ignored (spec 5). */
async function voteForForm(intent: Intent) {
  const { context, form, here } = intent
  const answer = await context.api.myForms.vote(
    { myFormId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField) },
  )
  return answer.status === 200
    ? done(intent, here)
    : refuse(intent, answer, myFormsHandling['myForms.vote'], here)
}
