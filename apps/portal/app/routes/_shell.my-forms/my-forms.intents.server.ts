import { redirect, type AppLoadContext } from '@remix-run/node'
import { myFormsHandling, outcomeOf, sentences, type Handling, type Reply } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { toSignIn } from '../../session/require-person.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { readStartValue } from './fill-menu.ts'
import { words } from './my-forms.words.ts'

interface IntentContext {
  context: AppLoadContext
  request: Request
  form: FormData
  /** The list without its dialog: where to return to. */
  list: string
}

/** Starts the chosen form and opens it for filling (spec 4). */
export async function startForm(intent: IntentContext) {
  const { context, form, list } = intent
  const chosen = readStartValue(form.get('form'))
  if (chosen === null) {
    return redirectWithToast(context, list, { tone: 'error', text: 'Please choose a form.' })
  }
  // The time is the server's to say: one in the input would make of two presses two calls.
  const answer = await context.api.myForms.start(chosen, {
    idempotencyKey: formText(form, formKeyField),
  })
  return answer.status === 200
    ? redirect(paths.fillOut(answer.content.id))
    : refuse(answer, myFormsHandling['myForms.start'], intent)
}

/** Deletes the version of an entry that was asked about, after the question was answered Yes. */
export async function deleteForm(intent: IntentContext) {
  const { context, form, list } = intent
  const answer = await context.api.myForms.remove(
    { myFormId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? redirectWithToast(context, list, { tone: 'success', text: answer.message || words.deleted })
    : refuse(answer, myFormsHandling['myForms.remove'], intent)
}

/** What the person can do something about is said on the fresh list; else they are led away. */
function refuse(
  reply: Reply,
  handling: Handling,
  { context, request, list }: Pick<IntentContext, 'context' | 'request' | 'list'>,
) {
  const { show, goTo, signsOut } = outcomeOf(reply, handling)
  if (signsOut) {
    throw toSignIn(request)
  }
  if (goTo !== null) {
    throw redirect(goTo)
  }
  const text = show?.text ?? sentences.failures.somethingWentWrong
  return redirectWithToast(context, list, { tone: 'error', text })
}

/** A post that names no version deletes whichever there is, as a call without `If-Match` does. */
function versionIn(form: FormData): { ifMatch?: number } {
  const text = formText(form, 'rowVersion')
  return /^\d{1,9}$/.test(text) ? { ifMatch: Number(text) } : {}
}
