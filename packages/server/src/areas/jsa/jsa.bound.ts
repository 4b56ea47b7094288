import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as hazards from './jsa.hazards.handlers.ts'
import { move, remove } from './jsa.hazards.move.handlers.ts'
import { save } from './jsa.hazards.save.handlers.ts'
import { hazardTies } from './jsa.hazards.ties.ts'

/** Which handler answers which call of the area. */
export const jsaHandlers: AreaHandlers<'jsa'> = {
  'jsa.masterHazards': hazards.list,
  'jsa.masterHazard': hazards.get,
  'jsa.masterHazardDetail': hazards.detail,
  'jsa.saveMasterHazard': save,
  'jsa.moveMasterHazard': move,
  'jsa.removeMasterHazard': remove,
}

/** How a hazard of the library is tied to people. */
export const jsaTies = { masterHazard: hazardTies } satisfies Partial<TieFinders>
