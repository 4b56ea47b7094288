import type { NamedCall } from './catalogue.ts'
import { policyOf } from './policy.ts'
import type { Access } from './policy-row.ts'
import type { ProblemName } from './problems.ts'

/** Problems that any call that answers can have. */
export const problemsOfEveryCall: readonly ProblemName[] = [
  'invalid_input',
  'api_key_required',
  'api_key_refused',
  'out_of_scope',
  'too_many_requests',
  'unexpected',
  'database_unavailable',
]

/** Problems that a call has beside those, by who may make it. */
export const problemsOfAccess: Readonly<Record<Access, readonly ProblemName[]>> = {
  anyone: [],
  signedIn: ['not_signed_in'],
  host: ['not_signed_in', 'forbidden'],
}

/** Problems that a call with a body can have beside those; a file in it is taken from people only. */
export const problemsOfBodies: readonly ProblemName[] = [
  'not_signed_in',
  'malformed_body',
  'body_too_large',
  'unsupported_media_type',
  'file_refused',
]

/** Problems that a call that writes can have beside those. */
export const problemsOfWritingCalls: readonly ProblemName[] = ['cross_site', 'storage_full']

/** Problems that a call with an idempotency key can have beside those. */
export const problemsOfRepeatableCalls: readonly ProblemName[] = [
  'idempotency_mismatch',
  'still_running',
]

/**
 * Whether a call honours an `Idempotency-Key`: every one that writes for a person. Keys belong to
 * people, so what is open to anyone and what another site's server asks for have none.
 */
export function takesIdempotencyKey({ name, method }: NamedCall): boolean {
  return method !== 'GET' && policyOf(name).access === 'signedIn'
}

/** Every problem that a call can answer: its own, and those of its kind. */
export function problemsOfCall(card: NamedCall): ReadonlySet<ProblemName> {
  const { access, keys, record } = policyOf(card.name)
  return new Set([
    ...problemsOfEveryCall,
    ...problemsOfAccess[access],
    ...(card.method === 'POST' ? problemsOfBodies : []),
    ...(card.method === 'GET' ? [] : problemsOfWritingCalls),
    ...(takesIdempotencyKey(card) ? problemsOfRepeatableCalls : []),
    ...(keys.length > 0 ? (['forbidden'] as const) : []),
    ...(record === null ? [] : [record.foreign]),
    ...(card.takesRowVersion ? (['row_changed'] as const) : []),
    ...card.problems,
  ])
}
