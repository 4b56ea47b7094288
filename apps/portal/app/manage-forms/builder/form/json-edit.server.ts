import { draftDefinition } from '@holdpoint/forms/schema'
import type { FormDefinition } from '@holdpoint/forms'
import * as z from 'zod'
import type { Steps } from '../edits.ts'
import { wholeWords as words } from './form.words.ts'

const problemsMax = 20

/** What the form of the definition sends. */
export const jsonInput = z.object({ definition: z.string().default('') })

/** Reads a definition that was written by hand; what is wrong with it is told by its place. */
export function readDefinition(before: FormDefinition, json: string): Steps {
  const read = fromJson(json)
  if (!read.ok) {
    return { ok: false, problems: { definition: words.noJson(read.why) } }
  }
  // Its key, version and title are the form's, whatever stands there.
  const { key, version, title } = before
  const { value } = read
  const isObject = typeof value === 'object' && value !== null
  const whole = isObject ? { ...value, key, version, title } : value
  const parsed = draftDefinition.safeParse(whole)
  if (parsed.success) {
    return { ok: true, definition: parsed.data, key: '' }
  }
  const told = parsed.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`,
  )
  const rest = told.length - problemsMax
  const shown = told.slice(0, problemsMax)
  return {
    ok: false,
    problems: { '': [...shown, ...(rest > 0 ? [words.more(rest)] : [])].join('\n') },
  }
}

type Read = { ok: true; value: unknown } | { ok: false; why: string }

function fromJson(json: string): Read {
  try {
    return { ok: true, value: JSON.parse(json) }
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : '' }
  }
}
