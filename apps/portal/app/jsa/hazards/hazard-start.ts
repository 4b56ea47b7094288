import type { JsaHazard, MasterHazardWhole } from '@holdpoint/api'
import type { HazardField, HazardStart } from './hazard-fields.tsx'

/** What the fields of a hazard begin with, whether it is of the library or of a job. */
export function hazardStart(
  hazard: JsaHazard | MasterHazardWhole,
): Record<HazardField, HazardStart> {
  const { title, description, categoryIds, tagIds, lossCategoryIds, controls } = hazard
  const { ppe, stopTrigger } = hazard
  const digit = (number: number | null) => (number === null ? '' : String(number))
  return {
    ...{ title, description, categoryIds, tagIds, lossCategoryIds, controls, ppe, stopTrigger },
    initialLikelihood: digit(hazard.initialLikelihood),
    initialSeverity: digit(hazard.initialSeverity),
    residualLikelihood: digit(hazard.residualLikelihood),
    residualSeverity: digit(hazard.residualSeverity),
  }
}
