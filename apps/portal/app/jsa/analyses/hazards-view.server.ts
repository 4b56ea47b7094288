import { controlLevelLabels, hazardTagLabels, type JsaHazard } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { inHierarchy } from '../control-order.ts'
import { stepsOf } from './hazard-order.ts'
import { hazardWords } from './jsa.words.ts'

/** Puts the hazards of a job into words, step by step. */
export function toSteps(hazards: readonly JsaHazard[]) {
  return stepsOf(hazards).map((members) => ({
    name: members[0]?.step ?? '',
    hazards: members.map(toHazard),
  }))
}

function toHazard(hazard: JsaHazard) {
  const { hazardId, title, description, ppe, stopTrigger } = hazard
  return {
    ...{ id: hazardId, title, description, ppe, stopTrigger },
    initial: { code: hazard.initialRisk, name: hazard.initialRiskName },
    residual: { code: hazard.residualRisk, name: hazard.residualRiskName },
    energies: hazard.tagIds.map((id) => hazardTagLabels[id]).join(', '),
    controls: inHierarchy(hazard.controls).map(({ level, text }) => ({
      level: controlLevelLabels[level],
      text,
    })),
    library: libraryOf(hazard),
  }
}

/** What became of it in the library since it was taken, and where that is; null where nothing did. */
export function libraryOf({
  masterHazardId,
  isMasterRetired,
  isMasterNewer,
}: Pick<JsaHazard, 'masterHazardId' | 'isMasterRetired' | 'isMasterNewer'>): LibraryNote | null {
  if (masterHazardId === null || !(isMasterRetired || isMasterNewer)) {
    return null
  }
  return {
    text: isMasterRetired ? hazardWords.isRetired : hazardWords.isNewer,
    to: paths.hazard(masterHazardId),
  }
}

/** What the library says of a hazard that was taken from it. */
export type LibraryNote = { text: string; to: string }

/** The hazards of a job, step by step. */
export type StepsView = ReturnType<typeof toSteps>
/** A hazard of a job. */
export type HazardOfJob = StepsView[number]['hazards'][number]
