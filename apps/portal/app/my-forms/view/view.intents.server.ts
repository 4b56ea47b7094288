import { paths } from '../../paths.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { done, refuse } from '../../lists/answer-intent.server.ts'
import type { Intent } from '../page-ask.ts'
import { oneOf } from '../search/my-forms.dialogs.ts'
import { addressOf, views } from '../search/my-forms.search.ts'
import { isDefaultNow, words } from './view.words.ts'

/** Makes a view the one that My Forms opens with (spec 4). What is shown now stays. */
export async function setDefaultView(intent: Intent) {
  const { context, form, search, list } = intent
  const view = oneOf(views, formText(form, 'view'))
  if (view === undefined) {
    return redirectWithToast(context, list, { tone: 'error', text: words.chooseView })
  }
  const shown = oneOf(views, formText(form, 'shown')) ?? search.view
  const to = paths.myForms(addressOf({ ...search, view: shown, dialog: null }))
  const answer = await context.api.userSettings.save(
    { isMyFormDashboardDefaultView: view === 'graph' },
    { idempotencyKey: formText(form, formKeyField) },
  )
  return answer.status === 200
    ? done(intent, to, isDefaultNow(view))
    : refuse(intent, answer, { isQuiet: true }, to)
}
