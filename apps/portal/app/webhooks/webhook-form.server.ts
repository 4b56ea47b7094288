import { data, type AppLoadContext } from '@remix-run/node'
import { catalogue, type Problem } from '@holdpoint/api'
import * as z from 'zod'
import { paths } from '../paths.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import { contentOf, throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'

/** A secret that was just made. It is null when the same form was sent before. */
export type MadeSecret = { webhookId: string; name: string; secret: string | null }

type Posted = { context: AppLoadContext; request: Request; form: FormData }

const { input } = catalogue.webhooks.create

/** The call's own input as a form writes it: a tick for each event, or none at all. */
const typedWebhook = input.extend({
  events: z.preprocess((ticked) => ticked ?? [], input.shape.events),
})

/** Makes the webhook that a form describes, or says what is wrong with it. */
export async function makeWebhook({ context, request, form }: Posted) {
  const submission = readEdit(form, typedWebhook)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const options = { idempotencyKey: formText(form, formKeyField) }
  const answer = await context.api.webhooks.create(submission.value, options)
  if (answer.status === 'problem') {
    return refused(came, answer, request)
  }
  const { webhook, secret } = contentOf(answer, request)
  const { webhookId, name } = webhook
  return data({ made: { webhookId, name, secret } satisfies MadeSecret })
}

/** Saves what a form says of a webhook, or says what is wrong with it. */
export async function saveWebhook({ context, request, form }: Posted, webhookId: string) {
  const submission = readEdit(form, typedWebhook)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const options = {
    idempotencyKey: formText(form, formKeyField),
    ifMatch: Number(formText(form, 'rowVersion')) || 0,
  }
  const answer = await context.api.webhooks.edit({ webhookId, ...submission.value }, options)
  if (answer.status === 'problem') {
    return refused(came, answer, request)
  }
  return redirectWithToast(context, paths.webhook(webhookId), {
    ...{ tone: 'success', text: answer.message },
  })
}

function refused(
  came: Parameters<typeof refusedByCall>[0],
  { problem, requestId }: { problem: Problem; requestId: string },
  request: Request,
) {
  if (problem.name === 'not_signed_in' || problem.status === 403) {
    throwProblem(problem, requestId, request, { forbidden: 'settings' })
  }
  return refusedByCall(came, problem)
}
