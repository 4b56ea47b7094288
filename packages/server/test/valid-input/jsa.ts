import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function jsaInputs(ids: RecordIds): ValidInputs<'jsa'> {
  const masterHazardId = ids.masterHazard
  return {
    'jsa.masterHazards': {},
    'jsa.masterHazard': { masterHazardId },
    'jsa.masterHazardDetail': { masterHazardId },
    'jsa.saveMasterHazard': { masterHazardId, title: 'Hose whips under pressure' },
    'jsa.moveMasterHazard': { masterHazardId, event: 'activate' },
    'jsa.removeMasterHazard': { masterHazardId },
  }
}
