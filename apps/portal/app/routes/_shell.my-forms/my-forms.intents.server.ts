import { redirect, type AppLoadContext } from '@remix-run/node'
import { sentences, type Problem } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { throwProblem } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
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
export async function startForm({ context, request, form, list }: IntentContext) {
  const chosen = readStartValue(form.get('form'))
  if (chosen === null) {
    return redirectWithToast(context, list, { tone: 'error', text: 'Please choose a form.' })
  }
  const answer = await context.api.myForms.start(
    { ...chosen, startedAt: context.now().toISOString() },
    { idempotencyKey: textOf(form, formKeyField) },
  )
  switch (answer.status) {
    case 200:
      return redirect(paths.fillOut(answer.content.id))
    case 203:
    case 222:
      return redirectWithToast(context, list, { tone: 'error', text: answer.message })
    case 'problem':
      return refuse(answer.problem, answer.requestId, { context, request, list })
  }
}

/** Deletes an entry, after the question was answered with Yes. */
export async function deleteForm({ context, request, form, list }: IntentContext) {
  const answer = await context.api.myForms.remove(
    { myFormId: textOf(form, 'id') },
    { idempotencyKey: textOf(form, formKeyField) },
  )
  switch (answer.status) {
    case 200:
      return redirectWithToast(context, list, {
        tone: 'success',
        text: answer.message || words.deleted,
      })
    case 203:
    case 222:
      return redirectWithToast(context, list, {
        tone: 'error',
        text: answer.message || sentences.failures.deleteFailed,
      })
    case 'problem':
      return refuse(answer.problem, answer.requestId, { context, request, list })
  }
}

/** A refusal that the person can do something about is said on the list; the rest is thrown. */
function refuse(
  problem: Problem,
  requestId: string,
  { context, request, list }: Pick<IntentContext, 'context' | 'request' | 'list'>,
) {
  if (problem.name === 'not_signed_in' || problem.status === 403) {
    throwProblem(problem, requestId, request, { forbidden: 'my_forms' })
  }
  return redirectWithToast(context, list, { tone: 'error', text: problem.message })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
