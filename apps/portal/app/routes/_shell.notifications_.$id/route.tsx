import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { placeOf } from '../../notifications/notifications.server.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'

/** Where a mail leads: to what the person was told of, which is read by that. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const { notifications } = context.api
  const notificationId = params['id'] ?? ''
  const answer = await notifications.get({ notificationId })
  if (answer.status === 'problem' && answer.problem.name === 'not_found') {
    return redirect(paths.notifications())
  }
  const told = contentOf(answer, request)
  contentOf(await notifications.markRead({ notificationIds: [notificationId] }), request)
  return redirect(placeOf(told))
}
