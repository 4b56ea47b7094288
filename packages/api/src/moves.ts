import { actionMoves } from './areas/actions/actions.moves.ts'

/** Every table of moves, by the kind of record it is of. A module adds its line. */
export const moveTables = { action: actionMoves } as const
