import { myFormsHandling } from '@holdpoint/api'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { done, refuse, sayBeside } from '../../lists/answer-intent.server.ts'
import type { Intent } from '../page-ask.ts'
import { peopleNamed } from '../../records/people.server.ts'
import { shared } from '../../records/share/share.words.ts'
import { words } from './share.words.ts'

/** Shares an entry with the picked people, and says who has it now and who had it already. */
export async function shareForm(intent: Intent) {
  const { context, form, here, list } = intent
  const id = formText(form, 'id')
  const personIds = form.getAll('personIds').flatMap((value) => (value === '' ? [] : String(value)))
  const answer = await context.api.myForms.share(
    { myFormId: id, personIds },
    { idempotencyKey: formText(form, formKeyField) },
  )
  if (answer.status === 200) {
    const { addedPersonIds, alreadySharedPersonIds } = answer.content
    const text = shared(
      await namesOf(addedPersonIds, intent),
      await namesOf(alreadySharedPersonIds, intent),
    )
    const tone = addedPersonIds.length > 0 ? 'success' : 'info'
    return redirectWithToast(context, list, { tone, text })
  }
  if (answer.status === 'problem' && sayable.includes(answer.problem.name)) {
    const { fields, message } = answer.problem
    return sayBeside({ intent: 'share', id, problem: fields[0]?.message ?? message, typed: '' })
  }
  return refuse(intent, answer, myFormsHandling['myForms.share'], here)
}

/** Takes a share back; the dialog stays, with one person less. */
export async function unshareForm(intent: Intent) {
  const { context, form, here } = intent
  const answer = await context.api.myForms.unshare(
    { myFormId: formText(form, 'id'), personId: formText(form, 'personId') },
    { idempotencyKey: formText(form, formKeyField) },
  )
  return answer.status === 200
    ? done(intent, here, words.takenBack)
    : refuse(intent, answer, myFormsHandling['myForms.unshare'], here)
}

const sayable: readonly string[] = ['invalid_input', 'wrong_state']

async function namesOf(ids: readonly string[], intent: Intent): Promise<string[]> {
  return (await peopleNamed(ids, intent)).map(({ fullName }) => fullName)
}
