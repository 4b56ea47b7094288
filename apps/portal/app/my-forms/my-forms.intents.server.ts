import { redirect } from '@remix-run/node'
import { myFormsHandling } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { done, refuse, sayBeside, versionIn } from '../lists/answer-intent.server.ts'
import { removeComment, saveComment } from './comments/comments.intents.server.ts'
import { readStartValue } from './fill-menu/fill-menu.ts'
import type { Intent } from './page-ask.ts'
import { shareForm } from './share/share.intents.server.ts'
import { words } from './my-forms.words.ts'
import { setDefaultView } from './view/view.intents.server.ts'

/** What the forms of this page ask for, by the name of their button; each room answers for its own. */
export const intents = {
  start: startForm,
  delete: deleteForm,
  restore: restoreForm,
  vote: voteForForm,
  share: shareForm,
  'default-view': setDefaultView,
  comment: saveComment,
  'delete-comment': removeComment,
} as const

/** Starts the chosen form and opens it for filling (spec 4). */
async function startForm(intent: Intent) {
  const { context, form, list } = intent
  const chosen = readStartValue(form.get('form'))
  if (chosen === null) {
    return redirectWithToast(context, list, { tone: 'error', text: words.chooseForm })
  }
  // The time is the server's to say: one in the input would make of two presses two calls.
  const answer = await context.api.myForms.start(chosen, {
    idempotencyKey: formText(form, formKeyField),
  })
  if (answer.status === 200) {
    return redirect(paths.fillOut(answer.content.id))
  }
  if (answer.status === 'problem' && answer.problem.name === 'version_not_published') {
    // The menu is drawn again with the version that is published now.
    const problem = answer.problem.message
    return sayBeside({ intent: 'start', id: chosen.formId, problem, typed: '' }, 409)
  }
  return refuse(intent, answer, myFormsHandling['myForms.start'], list)
}

/** Deletes the version of an entry that was asked about, after the question was answered Yes. */
async function deleteForm(intent: Intent) {
  const { context, form, list } = intent
  const id = formText(form, 'id')
  const answer = await context.api.myForms.remove(
    { myFormId: id },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
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
