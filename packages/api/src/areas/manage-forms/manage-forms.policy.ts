import { whoMayMove } from '../../moves/moves.ts'
import type { AreaPolicies, Policy, RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { formMoves, formWriters } from './manage-forms.moves.ts'

/** Who keeps forms: whoever makes, edits or deletes them (spec 6). */
const keepers = [
  ...(['create_forms', 'edit_all_forms', 'edit_own_forms', 'delete_all_forms'] as const),
  ...(['delete_own_forms', 'delete_all_forms_with_associated_submissions'] as const),
] as const

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind: 'form', foreign: 'forbidden', ties } }
}

const readable = recordOf([{ tie: 'all', keys: keepers }])
const makers = {
  access: 'signedIn',
  keys: ['create_forms'],
  record: null,
} as const satisfies Policy
const writable = recordOf(formWriters)

/** Who may make the calls about forms as they are made (spec 6; decision 0114). */
export const manageFormsPolicies = {
  'manageForms.list': { access: 'signedIn', keys: keepers, record: null },
  'manageForms.get': readable,
  'manageForms.draft': readable,
  'manageForms.version': readable,
  'manageForms.exportFile': readable,
  'manageForms.copy': recordOf([{ tie: 'all', keys: ['create_forms'] }]),
  'manageForms.library': makers,
  'manageForms.libraryForm': makers,
  'manageForms.takeFromLibrary': makers,
  // One that is not there yet is nobody's: `signer` is who begins it.
  'manageForms.save': recordOf([{ tie: 'signer', keys: ['create_forms'] }, ...formWriters]),
  'manageForms.saveDraft': writable,
  'manageForms.undoDraft': writable,
  'manageForms.discardDraft': writable,
  'manageForms.importFile': writable,
  // Which tie an event takes is the table's; this is any of them.
  'manageForms.move': recordOf(whoMayMove(formMoves)),
  'manageForms.remove': recordOf([
    {
      tie: 'own',
      keys: [
        ...(['delete_own_forms', 'delete_all_forms'] as const),
        'delete_all_forms_with_associated_submissions',
      ],
    },
    {
      tie: 'all',
      keys: ['delete_all_forms', 'delete_all_forms_with_associated_submissions'],
    },
  ]),
} as const satisfies AreaPolicies<'manageForms'>
