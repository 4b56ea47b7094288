import type { AreaPolicies, Policy, RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'

/** Who assigns forms to people: whoever makes or edits forms (spec 6; decision 0128). */
const keepers = ['create_forms', 'edit_all_forms', 'edit_own_forms'] as const

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  const record = { kind: 'formSchedule', foreign: 'forbidden', ties } as const
  return { access: 'signedIn', keys: [], record }
}

const readable = recordOf([{ tie: 'all', keys: keepers }])
const writers: readonly TieRight[] = [
  { tie: 'own', keys: keepers },
  { tie: 'all', keys: ['edit_all_forms'] },
]
const writable = recordOf(writers)

/** Who may make the calls of form schedules (decision 0128). */
export const formSchedulesPolicies = {
  'formSchedules.list': { access: 'signedIn', keys: keepers, record: null },
  'formSchedules.get': readable,
  'formSchedules.runs': readable,
  // One that is not there yet is nobody's: `signer` is who begins it.
  'formSchedules.save': recordOf([{ tie: 'signer', keys: keepers }, ...writers]),
  'formSchedules.pause': writable,
  'formSchedules.remove': writable,
  'formSchedules.handOn': writable,
} as const satisfies AreaPolicies<'formSchedules'>
