// Made from the catalogue: UPDATE_DESCRIPTORS=1 npx vitest run packages/api/src/client/descriptors.test.ts
import type { ProblemName } from '../problems.ts'

const names = `
invalid_input
malformed_body
not_signed_in
sign_in_failed
password_sign_in_off
provider_declined
provider_trip_over
provider_trip_lost
provider_answer_used
provider_answer_refused
provider_email_unverified
provider_unknown_person
provider_other_account
refresh_failed
forbidden
out_of_scope
cross_site
link_expired
own_rights
key_not_held
api_key_required
api_key_refused
external_key_refused
set_up_code_refused
link_used
kiosk_key_refused
not_found
person_not_open
not_available_yet
unknown_filter
method_not_allowed
row_changed
wrong_state
version_not_published
last_admin
too_many_saved
name_taken
still_running
body_too_large
unsupported_media_type
idempotency_mismatch
file_refused
too_many_requests
sign_in_throttled
headers_too_large
unexpected
database_unavailable
too_busy
provider_unreachable
storage_full
unreachable
timed_out
aborted
`

/** Tells whether a name that came over the wire is one of ours, without the table of sentences. */
export function isKnownProblem(name: unknown): name is ProblemName {
  return typeof name === 'string' && names.trim().split('\n').includes(name)
}
