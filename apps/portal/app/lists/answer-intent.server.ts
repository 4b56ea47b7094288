import { data, redirect, type AppLoadContext } from '@remix-run/node'
import { outcomeOf, sentences, type Handling, type Reply } from '@holdpoint/api'
import { redirectWithToast } from '../session/flash.server.ts'
import { toSignIn } from '../session/require-person.server.ts'
import { formText } from '../ui/form-text.ts'

/** What is known of a post wherever it comes from. */
export type Posted = {
  context: AppLoadContext
  request: Request
  /** Posted by a script that shows what changed by itself, so that no other page is wanted. */
  isQuiet: boolean
}

/** What came of an intent, for the part that posted it: what it says stands beside its field. */
export type IntentAnswer = {
  intent: string
  /** What it was about, where a page has several forms of one intent. */
  id: string
  /** A sentence about what was posted; null when it was done. */
  problem: string | null
  /** What was typed, so that nothing is lost. */
  typed: string
  /** The form key of a post whose answer never came: pressed again under it, it counts once. */
  lostKey?: string
}

/** Leads on after an intent was done; a script that posted quietly stays where it is. */
export async function done(intent: Posted, to: string, text?: string) {
  if (intent.isQuiet) {
    return data(null)
  }
  return text === undefined
    ? redirect(to)
    : redirectWithToast(intent.context, to, { tone: 'success', text })
}

/** What the person can do something about is said on the fresh page; else they are led away. */
export async function refuse(intent: Posted, reply: Reply, handling: Handling, to: string) {
  const { show, goTo, signsOut } = outcomeOf(reply, handling)
  if (signsOut) {
    throw toSignIn(intent.request)
  }
  if (goTo !== null) {
    throw redirect(goTo)
  }
  const text = show?.text ?? sentences.failures.somethingWentWrong
  // An act has no place of its own where a line could stand.
  return redirectWithToast(intent.context, to, {
    tone: 'error',
    text,
    title: show?.title ?? 'Error',
  })
}

/**
 * Says a problem beside the field that was filled in, on the page that is drawn in answer. With 409
 * what is shown is read anew, also where a script shows the answer.
 */
export function sayBeside(answer: IntentAnswer, status: 409 | 422 = 422) {
  return data(answer, { status })
}

/** A post that names no version changes whichever there is, as a call without `If-Match` does. */
export function versionIn(form: FormData): { ifMatch?: number } {
  const text = formText(form, 'rowVersion')
  return /^\d{1,9}$/.test(text) ? { ifMatch: Number(text) } : {}
}
