import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { oneOf } from '../../lists/address-values.ts'
import { done, refuse } from '../../lists/answer-intent.server.ts'
import { views } from '../my-forms.place.ts'
import type { Intent } from '../page-ask.ts'
import { isDefaultNow, words } from './view.words.ts'

/** Makes a view the one that My Forms opens with (spec 4). What is shown now stays. */
export async function setDefaultView(intent: Intent) {
  const { context, form, place, list } = intent
  const view = oneOf(views, formText(form, 'view'))
  if (view === undefined) {
    return redirectWithToast(context, list, { tone: 'error', text: words.chooseView })
  }
  const shown = oneOf(views, formText(form, 'shown')) ?? place.said.own.view
  const to = place.with({ own: { view: shown } }).closed.address
  const answer = await context.api.userSettings.save(
    { isMyFormDashboardDefaultView: view === 'graph' },
    { idempotencyKey: formText(form, formKeyField) },
  )
  return answer.status === 200
    ? done(intent, to, isDefaultNow(view))
    : refuse(intent, answer, { isQuiet: true }, to)
}
