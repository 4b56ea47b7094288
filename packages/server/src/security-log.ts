import { createHmac } from 'node:crypto'
import type { ProblemName } from '@holdpoint/api'
import { networkOf } from './client-network.ts'
import { ProblemError } from './fail.ts'
import type { Log } from './ports/ports.ts'

// What somebody who watches over an installation wants to see of what was refused: one line each, as
// JSON, with no address, no name and no word of what was sent (docs/operate.md).

/** How loud a refusal is: `warn` is what guessing and trespassing look like. */
const levels: Partial<Record<ProblemName, 'info' | 'warn'>> = {
  sign_in_failed: 'warn',
  sign_in_throttled: 'warn',
  password_sign_in_off: 'warn',
  provider_answer_refused: 'warn',
  provider_answer_used: 'warn',
  provider_email_unverified: 'warn',
  provider_unknown_person: 'warn',
  provider_other_account: 'warn',
  provider_unreachable: 'warn',
  set_up_code_refused: 'warn',
  too_many_requests: 'warn',
  api_key_refused: 'warn',
  refresh_failed: 'warn',
  forbidden: 'warn',
  key_not_held: 'warn',
  file_refused: 'warn',
  not_signed_in: 'info',
  provider_declined: 'info',
  provider_trip_over: 'info',
  provider_trip_lost: 'info',
  link_used: 'info',
  too_busy: 'info',
}

/** What a line of the log names a network by: the same network alike, and nobody can read it back. */
export function networkMark(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`log ${networkOf(address)}`)
    .digest('hex')
    .slice(0, 12)
}

type Refused = { call: string; requestId: string; clientAddress: string }

/** Writes the line of a refusal that is about security; others leave none. */
export function logRefusal(
  error: unknown,
  { call, requestId, clientAddress }: Refused,
  { log, secret }: { log: Log; secret: string },
): void {
  const refusal = error instanceof ProblemError ? error.problem.name : undefined
  const level = refusal === undefined ? undefined : levels[refusal]
  if (level !== undefined) {
    const from = networkMark(secret, clientAddress)
    log[level]({ event: 'refused', refusal, call, requestId, from }, 'refused')
  }
}
