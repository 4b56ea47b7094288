import { myFormsHandling, outcomeOf, sentences } from '@holdpoint/api'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { done, refuse, sayBeside, versionIn } from '../lists/answer-intent.server.ts'
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

/**
 * Deletes the version of an entry that was asked about, after the question was answered Yes. Where
 * it asked for a reason and that is refused, it stays open with what was typed.
 */
async function deleteForm(intent: Intent) {
  const { context, form, here, list } = intent
  const id = formText(form, 'id')
  const typed = formText(form, 'reason')
  // A browser counts a line's end as one character, and sends two.
  const reason = typed.replaceAll('\r\n', '\n').trim()
  const answer = await context.api.myForms.remove(
    { myFormId: id, ...(reason === '' ? {} : { reason }) },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  if (answer.status === 200) {
    const text = answer.message || words.deleted
    return redirectWithToast(context, list, { tone: 'success', text, undo: id })
  }
  const handling = myFormsHandling['myForms.remove']
  const { show, goTo, signsOut } = outcomeOf(answer, handling)
  const problem = answer.status === 'problem' ? answer.problem : null
  if (form.has('reason') && goTo === null && !signsOut) {
    const why = problem?.fields[0]?.message ?? show?.text ?? sentences.failures.somethingWentWrong
    const status = problem?.name === 'row_changed' ? 409 : 422
    return sayBeside({ intent: 'delete', id, problem: why, typed }, status)
  }
  if (problem?.name === 'invalid_input' && reason === '') {
    // The question is asked again, for a reason this time.
    return redirectWithToast(context, here, { tone: 'error', text: words.sayWhy })
  }
  return refuse(intent, answer, handling, list)
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
