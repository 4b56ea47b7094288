import { whoMayMove } from '../../moves/moves.ts'
import type { AreaPolicies, Policy, RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { hazardAuthors, hazardMoves } from './jsa.hazards.moves.ts'

/** Who works on the library. */
const hazardKeys = [
  ...(['create_hazards', 'edit_all_hazards', 'edit_own_hazards'] as const),
  ...(['delete_all_hazards', 'delete_own_hazards'] as const),
] as const

/** Who reads the library: whoever works on it, and whoever has to do with analyses. */
const readers = [
  ...hazardKeys,
  ...(['create_jsa', 'access_all_jsa', 'edit_all_jsa', 'edit_own_jsa'] as const),
] as const

function recordOf(ties: readonly TieRight[]): Policy & { record: RecordRule } {
  return {
    access: 'signedIn',
    keys: [],
    record: { kind: 'masterHazard', foreign: 'forbidden', ties },
  }
}

/** What is or was in use is there for all readers; a draft, for those who work on the library. */
const readable = recordOf([
  { tie: 'shared', keys: readers },
  { tie: 'all', keys: hazardKeys },
])

/** Who may make the calls of the library of hazards (spec 6, JSA; decision 0105). */
export const jsaPolicies = {
  'jsa.masterHazards': { access: 'signedIn', keys: readers, record: null },
  'jsa.masterHazard': readable,
  'jsa.masterHazardDetail': readable,
  // One that is not there yet is its author's to write.
  'jsa.saveMasterHazard': recordOf(hazardAuthors),
  // Which tie an event takes is the table's; this is any of them.
  'jsa.moveMasterHazard': recordOf(whoMayMove(hazardMoves)),
  'jsa.removeMasterHazard': recordOf([
    { tie: 'own', keys: ['delete_own_hazards', 'delete_all_hazards'] },
    { tie: 'all', keys: ['delete_all_hazards'] },
  ]),
} as const satisfies AreaPolicies<'jsa'>
