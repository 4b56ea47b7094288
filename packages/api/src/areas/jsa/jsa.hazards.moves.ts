import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { hazardStates } from './jsa.hazards.vocabulary.ts'

const editsAll: TieRight = { tie: 'all', keys: ['edit_all_hazards'] }

/** Who writes drafts on: whoever began one, and whoever edits all of them. */
export const hazardAuthors: readonly TieRight[] = [
  { tie: 'assignee', keys: ['create_hazards'] },
  { tie: 'own', keys: ['edit_own_hazards', 'edit_all_hazards'] },
  editsAll,
]

/** Who keeps what is in use (spec 6, JSA). */
export const hazardKeepers: readonly TieRight[] = [
  { tie: 'own', keys: ['edit_own_hazards', 'edit_all_hazards'] },
  editsAll,
]

/** How a master hazard comes into use, and out of it (decision 0105). */
export const hazardMoves = defineMoves(hazardStates, {
  activate: {
    from: ['draft'],
    to: 'active',
    who: hazardAuthors,
    guards: ['hasCategory', 'hasTag', 'hasControl', 'isRated', 'isNotWorse'],
    label: 'Activate',
    kind: 'main',
  },
  /** Somebody has looked at it, and it still holds: the next review is a year away again. */
  review: { from: ['active'], to: 'active', who: hazardKeepers, label: 'Reviewed', kind: 'main' },
  retire: {
    from: ['active'],
    to: 'retired',
    who: hazardKeepers,
    needsReason: true,
    label: 'Retire',
    kind: 'refusing',
  },
  reinstate: {
    from: ['retired'],
    to: 'active',
    who: hazardKeepers,
    label: 'Reinstate',
    kind: 'main',
  },
  /** Asked for by the call that deletes (spec 7), which says who may. */
  remove: { from: ['draft'], who: [], label: 'Delete', kind: 'refusing' },
})
