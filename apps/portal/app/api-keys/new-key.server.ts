import type { AppLoadContext } from '@remix-run/node'
import { embedScopeNames, type ApiKey, type Problem } from '@holdpoint/api'
import { throwProblem } from '../session/content-of.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'

type FieldName = 'name' | 'origins' | 'scopes' | 'expiresInDays'

/** What somebody typed, and why it was not taken. */
export type TypedKey = {
  name: string
  origins: string
  scopes: readonly string[]
  expiresInDays: string
  errors: string[]
  fields: Partial<Record<FieldName, string>>
}

/** A key that was just made. Its secrets are null when the same form was sent before. */
export type MadeKey = {
  name: string
  scopes: ApiKey['scopes']
  pageKey: string | null
  serverSecret: string | null
  portal: string
}

/** Makes the key that a form describes, or says what is wrong with it. */
export async function makeKey(
  context: AppLoadContext,
  request: Request,
): Promise<{ made: MadeKey } | { refused: TypedKey; status: number }> {
  const form = await request.formData()
  const typed = {
    name: formText(form, 'name'),
    origins: formText(form, 'origins'),
    scopes: embedScopeNames.filter((scope) => form.get(`scope.${scope}`) === 'true'),
    expiresInDays: formText(form, 'expiresInDays'),
  }
  const answer = await context.api.apiKeys.create(
    {
      name: typed.name,
      origins: typed.origins.split(/[\s,]+/).filter((origin) => origin !== ''),
      scopes: [...typed.scopes],
      expiresInDays: typed.expiresInDays,
    },
    { idempotencyKey: formText(form, formKeyField) },
  )
  switch (answer.status) {
    case 200: {
      const { key, pageKey, serverSecret } = answer.content
      const { name, scopes } = key
      return { made: { name, scopes, pageKey, serverSecret, portal: context.publicOrigin } }
    }
    case 203:
    case 222:
      return { refused: { ...typed, errors: [answer.message], fields: {} }, status: 400 }
    case 'problem': {
      const { problem, requestId } = answer
      if (problem.name === 'not_signed_in' || problem.status === 403) {
        throwProblem(problem, requestId, request, { forbidden: 'settings' })
      }
      return { refused: { ...typed, ...refusalOf(problem) }, status: problem.status }
    }
  }
}

/** Sentences that belong to a field stand beside it; only the rest needs the box. */
function refusalOf(problem: Problem): Pick<TypedKey, 'errors' | 'fields'> {
  const at = (name: FieldName) =>
    problem.fields.find(({ path }) => path.split('.')[0] === name)?.message
  const fields: Partial<Record<FieldName, string>> = {}
  for (const name of ['name', 'origins', 'scopes', 'expiresInDays'] as const) {
    const message = at(name)
    if (message !== undefined) {
      fields[name] = message
    }
  }
  return { errors: Object.keys(fields).length > 0 ? [] : [problem.message], fields }
}
