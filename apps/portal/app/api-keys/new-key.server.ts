import { data, type AppLoadContext } from '@remix-run/node'
import { catalogue, type ApiKey } from '@holdpoint/api'
import * as z from 'zod'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import { contentOf, throwProblem } from '../session/content-of.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'

/** A key that was just made. Its secrets are null when the same form was sent before. */
export type MadeKey = {
  name: string
  scopes: ApiKey['scopes']
  pageKey: string | null
  serverSecret: string | null
  portal: string
}

const { input } = catalogue.apiKeys.create

/** The call's own input as a form writes it: origins on lines of their own, and a tick for each scope. */
const typedKey = input.extend({
  origins: z
    .string()
    .default('')
    .transform((lines, { addIssue }) => {
      const { data: origins = [], error } = input.shape.origins.safeParse(lines.split(/[\s,]+/))
      // Whatever is wrong with one of them is said at the field, which all of them share.
      error?.issues.slice(0, 1).forEach(({ message }) => addIssue(message))
      return origins
    }),
  scopes: z.preprocess((ticked) => ticked ?? [], input.shape.scopes),
})

/** Makes the key that a form describes, or says what is wrong with it. */
export async function makeKey(context: AppLoadContext, request: Request) {
  const form = await request.formData()
  const submission = readEdit(form, typedKey)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const options = { idempotencyKey: formText(form, formKeyField) }
  const answer = await context.api.apiKeys.create(submission.value, options)
  if (answer.status === 'problem') {
    const { problem, requestId } = answer
    if (problem.name === 'not_signed_in' || problem.status === 403) {
      throwProblem(problem, requestId, request, { forbidden: 'settings' })
    }
    return refusedByCall(came, problem)
  }
  const { key, pageKey, serverSecret } = contentOf(answer, request)
  const { name, scopes } = key
  const made: MadeKey = { name, scopes, pageKey, serverSecret, portal: context.publicOrigin }
  return data({ made })
}
