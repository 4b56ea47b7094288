import type { Reply } from '../envelope.ts'
import {
  authFailed,
  deleteFailed,
  downloadDone,
  downloadFailed,
  somethingWentWrong,
  somethingWentWrongPlain,
} from './response-sentences.ts'

/** What a page knows of the call that it made. */
export interface Handling {
  /** Shows the server's message after a success; left out, a success is silent. */
  showsSuccess?: boolean
  /** The call deletes something: it has a fallback of its own (spec 8). */
  isDelete?: boolean
  /** The call is a download: it has two texts of its own (spec 8). */
  isDownload?: boolean
  /** Where refused visitors of this call are sent, by HTTP status (spec 8). */
  noAccess?: NoAccess
  /**
   * The specification shows no message when this call fails: loading stops, and a line with a way
   * to try again takes the place of the dialog.
   */
  isQuiet?: boolean
}

/** The statuses of a call that lead to the no-access page, and the type that the page is told. */
export type NoAccess = { type: string; statuses: readonly number[] }

/** One message, and how it is shown. */
export type Shown = {
  /** A toast goes by itself; a dialog is closed; a line stands where the content would be. */
  kind: 'toast' | 'dialog' | 'line'
  title: 'Error' | 'Success' | 'Warning'
  text: string
  /** Quote it when asking for help; empty when no server answered. */
  requestId: string
}

/** What a page does about an answer. */
export type Outcome = {
  show: Shown | null
  /** Where the person is sent, if anywhere. */
  goTo: string | null
  /** Present when the same call may be made again: at once, or after so many seconds. */
  retry: { afterS: number } | null
  /** The session has ended: sign out, and then show the text. */
  signsOut: boolean
}

const nothing: Outcome = { show: null, goTo: null, retry: null, signsOut: false }

/** What to do about an answer: the shared response handling of spec 8, as a function. */
export function outcomeOf(reply: Reply, handling: Handling = {}): Outcome {
  const { requestId } = reply
  const { isDelete, isDownload, showsSuccess } = handling
  const dialog = (title: Shown['title'], text: string): Outcome => ({
    ...nothing,
    show: { kind: 'dialog', title, text, requestId },
  })
  const fallback = isDownload ? downloadFailed : somethingWentWrong
  switch (reply.status) {
    case 200: {
      const text = isDownload ? downloadDone : showsSuccess ? reply.message : ''
      return text === ''
        ? nothing
        : { ...nothing, show: { kind: 'toast', title: 'Success', text, requestId } }
    }
    case 222:
      return dialog('Warning', firstOf(reply.errors[0], reply.message, fallback))
    case 203:
      return dialog('Error', firstOf(reply.message, isDelete ? deleteFailed : fallback))
    case 'problem':
      return ofProblem(reply, handling)
    default:
      return reply satisfies never
  }
}

function ofProblem(
  { problem, requestId }: Extract<Reply, { status: 'problem' }>,
  { noAccess, isDownload, isQuiet }: Handling,
): Outcome {
  const { name, status, message, details, retryAfterS } = problem
  if (noAccess?.statuses.includes(status)) {
    return { ...nothing, goTo: noAccessPath(noAccess.type) }
  }
  const dialog = (text: string): Outcome => ({
    ...nothing,
    show: { kind: 'dialog', title: 'Error', text, requestId },
  })
  if (endsSession(problem)) {
    return { ...dialog(authFailed), signsOut: true }
  }
  if (status === 403 || status === 404) {
    return dialog(firstOf(message, authFailed))
  }
  if (name === 'aborted') {
    return nothing
  }
  const reason = typeof details['reason'] === 'string' ? details['reason'] : ''
  const text = isDownload ? downloadFailed : firstOf(message, reason, somethingWentWrong)
  const kind = isQuiet ? 'line' : 'dialog'
  return {
    ...nothing,
    show: { kind, title: 'Error', text, requestId },
    retry: isWorthRepeating(status) ? { afterS: retryAfterS ?? 0 } : null,
  }
}

/**
 * What to do about something thrown: its own message, and the plain sentence for what has none
 * (spec 8). Nothing of the client throws, so this is for what a page does beside its calls.
 */
export function outcomeOfThrown(error: unknown, handling: Pick<Handling, 'isQuiet'> = {}): Outcome {
  const message = error instanceof Error ? error.message : ''
  const text = firstOf(
    message,
    error instanceof Error ? somethingWentWrong : '',
    somethingWentWrongPlain,
  )
  const kind = handling.isQuiet ? 'line' : 'dialog'
  return {
    ...nothing,
    show: { kind, title: 'Error', text, requestId: '' },
    retry: { afterS: 0 },
  }
}

/** A 401 that no password and no key of this call caused: the session itself was refused. */
export function endsSession({ name, status }: { name: string; status: number }): boolean {
  return status === 401 && name !== 'sign_in_failed' && name !== 'external_key_refused'
}

/** The page that tells somebody that something is not open to them. */
export function noAccessPath(type: string): string {
  return `/no-access?type=${encodeURIComponent(type)}`
}

/** No answer, too many at once, a twin at work, or a failure of the server's. */
function isWorthRepeating(status: number): boolean {
  return status < 400 || status === 408 || status === 429 || status >= 500
}

function firstOf(...texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text !== '') ?? ''
}
