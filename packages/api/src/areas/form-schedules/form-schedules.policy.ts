import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'

/** Who assigns forms to anybody: whoever makes or edits forms (spec 6; decision 0128). */
const keepers = ['create_forms', 'edit_all_forms', 'edit_own_forms'] as const

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  const record = { kind: 'formSchedule', foreign: 'forbidden', ties } as const
  return { access: 'signedIn', keys: [], record }
}

/** Whoever has a team assigns to it, and to nobody else, and keeps what they so assigned (decision 0138). */
const leaders: TieRight = { tie: 'team', keys: [] }

const readable = recordOf([leaders, { tie: 'all', keys: keepers }])
const writers: readonly TieRight[] = [
  leaders,
  { tie: 'own', keys: keepers },
  { tie: 'all', keys: ['edit_all_forms'] },
]
const writable = recordOf(writers)

/** Who may make the calls of form schedules (decisions 0128 and 0138). */
export const formSchedulesPolicies = {
  // Its rows are those that somebody may read; whoever may begin none is refused.
  'formSchedules.list': signedIn,
  // One's own team; whoever has none is answered nobody.
  'formSchedules.team': signedIn,
  'formSchedules.get': readable,
  'formSchedules.runs': readable,
  // One that is not there yet is nobody's: `signer` is who begins it, `team` who begins one of theirs.
  'formSchedules.save': recordOf([{ tie: 'signer', keys: keepers }, ...writers]),
  'formSchedules.pause': writable,
  'formSchedules.remove': writable,
  'formSchedules.handOn': writable,
} as const satisfies AreaPolicies<'formSchedules'>
