import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'

export function loader() {
  return redirect(paths.notificationSettings())
}

/** Follows a record or subscribes to a filter, or ends it; the page that asked is shown again. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const to = safeRedirect(form.get('to'), context.publicOrigin)
  const answer = await answerOf(form, context.api.subscriptions)
  return redirectWithToast(
    context,
    to,
    answer.status === 'problem'
      ? { tone: 'error', title: 'Error', text: answer.problem.message }
      : { tone: 'success', text: answer.message },
  )
}

type Subscriptions = ActionFunctionArgs['context']['api']['subscriptions']

function answerOf(form: FormData, subscriptions: Subscriptions) {
  const options = { idempotencyKey: formText(form, formKeyField) }
  const subscriptionId = formText(form, 'subscriptionId')
  if (subscriptionId !== '') {
    return subscriptions.remove({ subscriptionId }, options)
  }
  const named = ['recordType', 'recordId', 'savedFilterId'].flatMap((name) =>
    formText(form, name) === '' ? [] : [[name, formText(form, name)]],
  )
  const input = catalogue.subscriptions.save.input.safeParse(Object.fromEntries(named))
  return subscriptions.save(input.success ? input.data : {}, options)
}
