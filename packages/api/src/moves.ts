import { actionMoves } from './areas/actions/actions.moves.ts'
import { entryMoves } from './areas/my-forms/my-forms.moves.ts'
import { sdsMoves } from './areas/sds/sds.moves.ts'

/** Every table of moves, by the kind of record it is of. A module adds its line. */
export const moveTables = { my_form: entryMoves, action: actionMoves, sds: sdsMoves } as const
