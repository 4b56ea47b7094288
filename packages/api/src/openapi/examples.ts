import { apiKeysExamples } from '../areas/api-keys/api-keys.examples.ts'
import { authExamples } from '../areas/auth/auth.examples.ts'
import { myFormsExamples } from '../areas/my-forms/my-forms.examples.ts'
import { savedFiltersExamples } from '../areas/saved-filters/saved-filters.examples.ts'
import type { CallExamples } from './call-examples.ts'
import type { Json } from './json.ts'

type Example = { readonly input: Json; readonly content: Json }

/** The id of the request that the examples answer. */
export const requestId = 'REQ-01'

/** The examples of calls that a program starts with, by the name of the call. */
export const callExamples: Readonly<Record<string, Example>> = {
  ...authExamples,
  ...apiKeysExamples,
  ...myFormsExamples,
  ...savedFiltersExamples,
} satisfies CallExamples

/** What a call is sent. */
export function inputExample(name: string): Json | undefined {
  return callExamples[name]?.input
}

/** What a call answers, in its envelope. */
export function answerExample(name: string): Json | undefined {
  const example = callExamples[name]
  return example && { status: 200, message: '', content: example.content, errors: [], requestId }
}
