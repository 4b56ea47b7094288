import { data, type AppLoadContext } from '@remix-run/node'
import { paths } from '../paths.ts'
import { contentOf, throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import type { MadeSecret } from './webhook-form.server.ts'

type Posted = { context: AppLoadContext; request: Request; form: FormData }

/** What can be done on the page of a webhook. */
export async function takeWebhookPost({ context, request, form }: Posted, webhookId: string) {
  const { webhooks } = context.api
  const one = { webhookId }
  const idempotencyKey = formText(form, formKeyField)
  const options = { idempotencyKey, ifMatch: Number(formText(form, 'rowVersion')) || 0 }
  const intent = formText(form, 'intent')
  if (intent === 'rotate') {
    const answer = await webhooks.rotateSecret(one, options)
    if (answer.status === 200) {
      const { webhook, secret } = contentOf(answer, request)
      return data({ made: { webhookId, name: webhook.name, secret } satisfies MadeSecret })
    }
    return told(answer, paths.webhook(webhookId))
  }
  if (intent === 'delete') {
    return told(await webhooks.remove(one, options), paths.webhooks())
  }
  const answer =
    intent === 'pause'
      ? await webhooks.pause(one, options)
      : intent === 'resume'
        ? await webhooks.resume(one, options)
        : intent === 'again'
          ? await webhooks.redeliver(
              { ...one, deliveryId: formText(form, 'deliveryId') },
              { idempotencyKey },
            )
          : await webhooks.sendTest(one, { idempotencyKey })
  return told(answer, paths.webhook(webhookId))

  function told(said: Awaited<ReturnType<typeof webhooks.remove>> | typeof answer, to: string) {
    if (said.status === 'problem') {
      const { problem, requestId } = said
      if (problem.status === 401 || problem.status === 403) {
        throwProblem(problem, requestId, request, { forbidden: 'settings' })
      }
      const here = paths.webhook(webhookId)
      return redirectWithToast(context, here, { tone: 'error', text: problem.message })
    }
    return redirectWithToast(context, to, { tone: 'success', text: said.message })
  }
}
