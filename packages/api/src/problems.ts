import { ownProblems } from './client/own-problems.ts'
import { sentences } from './sentences.ts'

type ProblemEntry = { status: number; message: string }

/**
 * Every error that a call can answer, once: its name, its HTTP status and its default sentence.
 * A handler may give a more exact sentence; the name and the status stay.
 */
export const problems = {
  invalid_input: { status: 400, message: 'Some of what was sent is not valid.' },
  malformed_body: { status: 400, message: 'The body could not be read.' },
  not_signed_in: { status: 401, message: sentences.auth.failed },
  sign_in_failed: { status: 401, message: 'That email and password do not match.' },
  password_sign_in_off: {
    status: 403,
    message: 'Nobody signs in with a password here. Please sign in with your company’s account.',
  },
  provider_declined: {
    status: 403,
    message: 'You were not signed in there, so you are not signed in here.',
  },
  provider_trip_over: {
    status: 403,
    message: 'That took longer than ten minutes. Please sign in once more.',
  },
  provider_trip_lost: {
    status: 403,
    message: 'That sign-in was begun in another tab or browser. Please begin it here once more.',
  },
  provider_answer_used: {
    status: 403,
    message: 'That sign-in was used before, or took too long. Please sign in once more.',
  },
  provider_answer_refused: {
    status: 403,
    message:
      'What your company’s sign-in answered does not hold. Please try again, and tell an administrator if it goes on.',
  },
  provider_email_unverified: {
    status: 403,
    message:
      'Your company’s account has no address that was verified. Please ask whoever keeps it there.',
  },
  provider_unknown_person: {
    status: 403,
    message: 'Nobody here has your address. Ask an administrator to invite you.',
  },
  provider_other_account: {
    status: 403,
    message:
      'Your address belongs to another account of your company’s sign-in. Please ask an administrator to remove that link.',
  },
  refresh_failed: { status: 401, message: sentences.auth.failed },
  forbidden: { status: 403, message: 'You may not do this.' },
  out_of_scope: { status: 403, message: 'The API key of this page does not open this call.' },
  cross_site: { status: 403, message: 'This request came from another site, so it was refused.' },
  link_expired: {
    status: 403,
    message: 'This link has run out. Please ask for the file again.',
  },
  own_rights: {
    status: 403,
    message: 'Nobody changes their own rights. Please ask somebody else.',
  },
  key_not_held: { status: 403, message: 'You can only give permissions that you hold yourself.' },
  api_key_required: {
    status: 403,
    message: 'A page of another site needs an API key to make this call.',
  },
  api_key_refused: { status: 403, message: 'This API key does not open anything from here.' },
  external_key_refused: { status: 401, message: sentences.auth.failed },
  set_up_code_refused: {
    status: 403,
    message: 'This is not the code that the start printed. It is in the terminal, or in the log.',
  },
  link_used: {
    status: 404,
    message: 'This link was used already, or its time is over. Please ask for a new one.',
  },
  kiosk_key_refused: {
    status: 404,
    message: 'This code opens nothing any more. Please ask whoever keeps the sheets for a new one.',
  },
  not_found: { status: 404, message: 'There is nothing here.' },
  person_not_open: { status: 404, message: 'Nobody can be spoken for by this name.' },
  not_available_yet: { status: 404, message: 'This call is not available yet.' },
  unknown_filter: {
    status: 404,
    message: 'That filter is not kept any more. Please choose again what to show.',
  },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  row_changed: {
    status: 409,
    message: 'Somebody changed this in the meantime. Both versions are kept.',
  },
  wrong_state: { status: 409, message: 'This is not possible in its present state.' },
  version_not_published: {
    status: 409,
    message: 'This form has another version by now. Please look at it again and start that one.',
  },
  last_admin: {
    status: 409,
    message: 'This would leave nobody who administers Holdpoint.',
  },
  too_many_saved: {
    status: 409,
    message: 'There is no room for another one. Please delete one first.',
  },
  name_taken: { status: 409, message: 'This name is in use already.' },
  still_running: { status: 409, message: 'The same request is still being worked on.' },
  body_too_large: { status: 413, message: 'This is larger than we take.' },
  unsupported_media_type: { status: 415, message: 'We do not take this kind of content.' },
  idempotency_mismatch: {
    status: 422,
    message:
      'This was sent before, with other content. Please look at it once more and send it again.',
  },
  file_refused: {
    status: 422,
    message: 'The check of this place does not let this file through. Please choose another one.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment.' },
  sign_in_throttled: { status: 429, message: 'Too many tries. Please wait before the next one.' },
  headers_too_large: {
    status: 431,
    message: 'The headers of this request are larger than we take.',
  },
  unexpected: ownProblems.unexpected,
  database_unavailable: {
    status: 503,
    message: 'The database cannot be reached just now. Nothing was lost; please try again.',
  },
  too_busy: {
    status: 503,
    message:
      'Very many people sign at this moment. Nothing was lost; please try again in a few seconds.',
  },
  provider_unreachable: {
    status: 503,
    message: 'Your company’s sign-in cannot be reached just now. Please try again in a moment.',
  },
  storage_full: {
    status: 507,
    message: 'There is no room left to keep this. Nothing that was saved before is lost.',
  },
  /** Found by the client: no host answered, so there is no HTTP status. */
  unreachable: ownProblems.unreachable,
  /** Found by the client: no answer came within the time that the call was given. */
  timed_out: ownProblems.timed_out,
  /** Found by the client: whoever made the call gave it up. */
  aborted: ownProblems.aborted,
} as const satisfies Record<string, ProblemEntry>

/** The name of a problem in the table. */
export type ProblemName = keyof typeof problems

/** One refused field: where it stands in the input and why. */
export type FieldProblem = { path: string; message: string }

/** An expected failure, as it travels. `details` holds what the caller may need to go on. */
export type Problem = {
  name: ProblemName
  status: number
  message: string
  fields: readonly FieldProblem[]
  details: Readonly<Record<string, unknown>>
  /** Seconds to wait, for the throttled and the unavailable. */
  retryAfterS?: number
}

type ProblemExtras = Partial<Pick<Problem, 'message' | 'fields' | 'details' | 'retryAfterS'>>

/** Builds a problem from its name, with the table's status and, unless given, its sentence. */
export function problem(name: ProblemName, extras: ProblemExtras = {}): Problem {
  const { status, message } = problems[name]
  return { name, status, message, fields: [], details: {}, ...extras }
}

/** Tells whether a name that came over the wire is one of ours. */
export function isProblemName(name: unknown): name is ProblemName {
  return typeof name === 'string' && Object.hasOwn(problems, name)
}
