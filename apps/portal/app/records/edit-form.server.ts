import { data } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { sentenceOfIssue, type Problem } from '@holdpoint/api'
import type * as z from 'zod'
import { readWords } from '../lists/address-values.ts'
import { formText } from '../ui/form-text.ts'
import { requireBoundedNames } from './bounded-names.server.ts'
import { foundName, seekName, type EditAgain, type Found } from './edit-again.ts'
import { words } from './records.words.ts'
import { rowsIntent } from './rows-intent.ts'

/** A posted form, read by a schema: what it says, or how it goes back. */
export type Posted<Schema extends z.ZodType> = ReturnType<typeof readEdit<Schema>>

/** Reads a form by the input of the call that it is for, which is the only schema there is. */
export function readEdit<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  requireBoundedNames(form)
  // A form sends texts, and the wire's schemas read those; conform's own reading would come between.
  return parseWithZod<Schema>(form, { schema, disableAutoCoercion: true, error: sentenceOfIssue })
}

/** Words that were typed into a field that finds. */
type Typed = { field: string; sought: string }

/** What a form looks for, and all that was typed into it without choosing. */
export type Sought = Typed & { left: readonly Typed[] }

/**
 * What a form looks for: in which field, and by which words. A button asks for it, and so does every
 * other button where words were typed without choosing, for nobody and nothing that was named may be
 * dropped without a word. Where something is chosen, words are left only if they are others than those
 * that have found what is offered: those have done what they were typed for, and anything chosen
 * before does not answer new ones. A button that changes rows keeps nothing, and is let through.
 */
export function soughtIn(form: FormData): Sought | null {
  const [verb, field] = formText(form, 'intent').split(':')
  if (verb === 'find' && field !== undefined) {
    return { field, sought: typedInto(form, field), left: [] }
  }
  const left = form.has(rowsIntent) ? [] : leftIn(form)
  return left[0] === undefined ? null : { ...left[0], left }
}

const typedInto = (form: FormData, field: string) => readWords(formText(form, seekName(field)))

function leftIn(form: FormData): Typed[] {
  return [...form.keys()]
    .filter((name) => name.startsWith(seekName('')))
    .map((name) => name.slice(seekName('').length))
    .map((field) => ({ field, sought: typedInto(form, field) }))
    .filter(({ field, sought }) => {
      const isChosen = form.getAll(field).some((id) => id !== '')
      const isDone = isChosen && readWords(formText(form, foundName(field))) === sought
      return sought !== '' && !isDone
    })
}

type Came = {
  reply: Posted<z.ZodType>['reply']
  known: EditAgain['known']
  late?: EditAgain['late']
  theirs?: EditAgain['theirs']
}

/**
 * The form as it was typed, with what was found for one of its fields. Nothing is wrong with it where
 * that was asked; where words were typed without choosing it is refused at their fields.
 */
export function foundFor({ reply, known }: Came, { left, ...found }: Found & Sought) {
  if (left.length === 0) {
    const { initialValue = {} } = reply()
    return data({ lastResult: { initialValue }, found, known } satisfies EditAgain)
  }
  const fieldErrors = Object.fromEntries(
    left.map(({ field, sought }) => [field, [words.notChosen(sought)]]),
  )
  const lastResult = reply({ fieldErrors })
  return data({ lastResult, found, known } satisfies EditAgain, { status: 422 })
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
