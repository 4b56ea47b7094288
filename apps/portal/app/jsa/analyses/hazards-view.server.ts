import { controlLevelLabels, hazardTagLabels, type JsaHazard } from '@holdpoint/api'
import { inHierarchy } from '../control-order.ts'
import { stepsOf } from './hazard-order.ts'

/** Puts the hazards of a job into words, step by step. */
export function toSteps(hazards: readonly JsaHazard[]) {
  return stepsOf(hazards).map((members) => ({
    name: members[0]?.step ?? '',
    hazards: members.map(toHazard),
  }))
}

function toHazard(hazard: JsaHazard) {
  const { hazardId, title, description, initialRisk, residualRisk, ppe, stopTrigger } = hazard
  return {
    ...{ id: hazardId, title, description, initialRisk, residualRisk, ppe, stopTrigger },
    energies: hazard.tagIds.map((id) => hazardTagLabels[id]).join(', '),
    controls: inHierarchy(hazard.controls).map(({ level, text }) => ({
      level: controlLevelLabels[level],
      text,
    })),
    /** The hazard of the library, where that says something newer. */
    newer: hazard.isMasterNewer ? hazard.masterHazardId : null,
  }
}

/** The hazards of a job, step by step. */
export type StepsView = ReturnType<typeof toSteps>
/** A hazard of a job. */
export type HazardOfJob = StepsView[number]['hazards'][number]
