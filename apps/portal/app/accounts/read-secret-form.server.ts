import type * as z from 'zod'
import { readEdit } from '../records/edit-form.server.ts'

// A form that comes back carries what was typed; a password goes over the line once, and is asked
// for again.
const hideFields = ['password', 'newPassword']

/** Reads a form with passwords in it by the input of its call; they are in no answer. */
export function readSecretForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const submission = readEdit(form, schema)
  const reply: typeof submission.reply = (options) => submission.reply({ ...options, hideFields })
  return { submission, came: { reply, known: {} } }
}
