import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind: 'report', foreign: 'forbidden', ties } }
}

/** One's own, one that is shared or told of, one that comes with Holdpoint; who keeps them all. */
const readable = recordOf([
  { tie: 'own', keys: [] },
  { tie: 'shared', keys: [] },
  { tie: 'all', keys: ['manage_reports'] },
])

/** Who may make the calls of reports (decision 0113). What a report counts is each reader's own. */
export const reportsPolicies = {
  'reports.list': signedIn,
  'reports.get': readable,
  'reports.result': readable,
  'reports.excel': readable,
  'reports.excelFile': readable,
  // One that is not there yet is nobody's: `signer` is who makes it.
  'reports.save': recordOf([
    { tie: 'signer', keys: [] },
    { tie: 'own', keys: [] },
    { tie: 'all', keys: ['manage_reports'] },
  ]),
  'reports.remove': recordOf([
    { tie: 'own', keys: [] },
    { tie: 'all', keys: ['manage_reports'] },
  ]),
} as const satisfies AreaPolicies<'reports'>
