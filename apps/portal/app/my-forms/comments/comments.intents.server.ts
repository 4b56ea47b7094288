import {
  commentProblem,
  myFormsHandling,
  outcomeOf,
  sentences,
  type PrivacyType,
} from '@holdpoint/api'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { done, refuse, sayBeside, versionIn } from '../../lists/answer-intent.server.ts'
import type { Intent } from '../page-ask.ts'
import { readDraft, writeDraft } from './comments-panel.ts'
import { words } from './comments.words.ts'

/** Adds a comment, or with a comment's id edits it. What cannot be kept comes back as typed. */
export async function saveComment(intent: Intent) {
  const { context, form } = intent
  const draft = readDraft(form)
  const commentId = formText(form, 'commentId')
  const say = (problem: string) =>
    sayBeside({ intent: 'comment', id: commentId, problem, typed: writeDraft(draft) })
  const wrong = commentProblem(draft.comment)
  if (wrong !== undefined) {
    return say(wrong)
  }
  const isEdit = commentId !== ''
  const reply = await context.api.myForms.saveComment(
    {
      myFormId: formText(form, 'id'),
      comment: draft.comment,
      ...privacyIn(form),
      ...(isEdit ? { commentId } : {}),
    },
    { idempotencyKey: formText(form, formKeyField), ...(isEdit ? versionIn(form) : {}) },
  )
  if (reply.status === 200) {
    return done(intent, threadOf(intent), isEdit ? words.saved : words.added)
  }
  const handling = myFormsHandling['myForms.saveComment']
  const { show, goTo, signsOut } = outcomeOf(reply, handling)
  return signsOut || goTo !== null
    ? refuse(intent, reply, handling, intent.here)
    : say(show?.text ?? sentences.failures.somethingWentWrong)
}

/** Deletes the version of a comment that was asked about, after the question was answered Yes. */
export async function removeComment(intent: Intent) {
  const { context, form, here } = intent
  const reply = await context.api.myForms.removeComment(
    { commentId: formText(form, 'commentId') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return reply.status === 200
    ? done(intent, threadOf(intent), reply.message || words.deleted)
    : refuse(intent, reply, myFormsHandling['myForms.removeComment'], here)
}

/** A post without the field leaves the choice to the call: public, or as private as it was. */
function privacyIn(form: FormData): { privacyType?: PrivacyType } {
  return form.has('privacyType') ? { privacyType: readDraft(form).privacyType } : {}
}

function threadOf({ place, form }: Intent): string {
  const dialog = { kind: 'comments', id: formText(form, 'id'), chosen: null } as const
  return place.withDialog(dialog).address
}
