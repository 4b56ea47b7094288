import { data } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { sentenceOfIssue, type Problem } from '@holdpoint/api'
import type * as z from 'zod'
import { readWords } from '../lists/address-values.ts'
import { formText } from '../ui/form-text.ts'
import { requireBoundedNames } from './bounded-names.server.ts'
import type { EditAgain, Found } from './edit-again.ts'
import { words } from './records.words.ts'

/** A posted form, read by a schema: what it says, or how it goes back. */
export type Posted<Schema extends z.ZodType> = ReturnType<typeof readEdit<Schema>>

/** Reads a form by the input of the call that it is for, which is the only schema there is. */
export function readEdit<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  requireBoundedNames(form)
  // A form sends texts, and the wire's schemas read those; conform's own reading would come between.
  return parseWithZod<Schema>(form, { schema, disableAutoCoercion: true, error: sentenceOfIssue })
}

/** What a button that looks for something asked: in which field, and by which words. */
export function soughtIn(form: FormData): { field: string; sought: string } | null {
  const [verb, field] = formText(form, 'intent').split(':')
  return verb === 'find' && field !== undefined
    ? { field, sought: readWords(formText(form, `find.${field}`)) }
    : null
}

type Came = {
  reply: Posted<z.ZodType>['reply']
  known: EditAgain['known']
  late?: EditAgain['late']
  theirs?: EditAgain['theirs']
}

/** The form as it was typed, with what was found for one of its fields; nothing is wrong with it. */
export function foundFor({ reply, known }: Came, found: Found) {
  const { initialValue = {} } = reply()
  return data({ lastResult: { initialValue }, found, known } satisfies EditAgain)
}

/** The form as it was typed, with what the schema says against it, and what else is known to be wrong. */
export function refusedBySchema({ reply, known }: Came, others: Problem['fields'] = []) {
  const lastResult = reply({ fieldErrors: errorsAt(others) })
  return data({ lastResult, found: null, known } satisfies EditAgain, { status: 422 })
}

const errorsAt = (fields: Problem['fields']) =>
  Object.fromEntries(
    fields.filter(({ path }) => path !== '').map((field) => [nameOf(field.path), [field.message]]),
  )

/** The form as it was typed, with what the call said at the fields that it is about. */
export function refusedByCall({ reply, known, late, theirs }: Came, problem: Problem) {
  const { fields, message, status, name, details } = problem
  const fieldErrors = errorsAt(fields)
  const formErrors = Object.keys(fieldErrors).length === 0 ? [message] : []
  const lastResult =
    name === 'row_changed'
      ? overtaken(
          reply({ formErrors: [late === undefined ? overtakenWords(theirs) : message] }),
          details['rowVersion'],
        )
      : reply({ fieldErrors, formErrors })
  const isKeySpent = name === 'idempotency_mismatch'
  const again: EditAgain = { lastResult, found: null, known, late, theirs, isKeySpent }
  return data(again, { status })
}

const overtakenWords = (theirs: EditAgain['theirs']) =>
  theirs === undefined ? words.overtaken : words.overtakenBy

/** The form goes on from what somebody saved meanwhile, now that it says so. */
function overtaken(result: SubmissionResult, rowVersion: unknown): SubmissionResult {
  return { ...result, initialValue: { ...result.initialValue, rowVersion: String(rowVersion) } }
}

/** A path of the call as the name of a field: `steps.0.title` is `steps[0].title`. */
export function nameOf(path: string): string {
  return path.replace(/\.(\d+)(?=\.|$)/gu, '[$1]')
}
