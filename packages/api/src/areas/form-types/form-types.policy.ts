import type { AreaPolicies, Policy, RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'

/** Who keeps form types: whoever creates, edits or deletes them (spec 6). */
const keepers = [
  ...(['create_form_types', 'edit_all_form_types', 'edit_own_form_types'] as const),
  ...(['delete_all_form_types', 'delete_own_form_types'] as const),
] as const

const kept = { access: 'signedIn', keys: keepers, record: null } as const satisfies Policy

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind: 'formType', foreign: 'forbidden', ties } }
}

/** Who may make the calls of form types (spec 6; decision 0108). */
export const formTypesPolicies = {
  'formTypes.list': kept,
  'formTypes.get': recordOf([{ tie: 'all', keys: keepers }]),
  'formTypes.forms': recordOf([{ tie: 'all', keys: keepers }]),
  // One that is not there yet is nobody's: `signer` is who begins it.
  'formTypes.save': recordOf([
    { tie: 'signer', keys: ['create_form_types'] },
    { tie: 'own', keys: ['edit_own_form_types', 'edit_all_form_types'] },
    { tie: 'all', keys: ['edit_all_form_types'] },
  ]),
  'formTypes.remove': recordOf([
    { tie: 'own', keys: ['delete_own_form_types', 'delete_all_form_types'] },
    { tie: 'all', keys: ['delete_all_form_types'] },
  ]),
} as const satisfies AreaPolicies<'formTypes'>
