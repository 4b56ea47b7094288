import { redirect } from '@remix-run/node'
import { myFormsHandling } from '@holdpoint/api'
import { refuse, sayBeside, type Posted } from '../../lists/answer-intent.server.ts'
import { paths } from '../../paths.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { words } from '../my-forms.words.ts'
import { readStartValue } from './fill-menu.ts'

/** A press on one of `StartForms`: `list` is the page that they stand on. */
type Start = Posted & { form: FormData; list: string }

/** Starts the chosen form and opens it for filling (spec 4). */
export async function startForm(start: Start) {
  const { context, form, list } = start
  const chosen = readStartValue(form.get('form'))
  if (chosen === null) {
    return redirectWithToast(context, list, { tone: 'error', text: words.chooseForm })
  }
  // The time is the server's to say: one in the input would make of two presses two calls.
  const assetId = formText(form, 'assetId')
  const asked = assetId === '' ? chosen : { ...chosen, assetId }
  const answer = await context.api.myForms.start(asked, {
    idempotencyKey: formText(form, formKeyField),
  })
  if (answer.status === 200) {
    return redirect(paths.fillOut(answer.content.id))
  }
  if (answer.status === 'problem' && answer.problem.name === 'version_not_published') {
    // The forms are drawn again with the version that is published now.
    const problem = answer.problem.message
    return sayBeside({ intent: 'start', id: chosen.formId, problem, typed: '' }, 409)
  }
  return refuse(start, answer, myFormsHandling['myForms.start'], list)
}
