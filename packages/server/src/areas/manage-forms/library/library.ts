import { chemicalTransfer } from './forms/chemical-transfer.ts'
import { confinedSpace } from './forms/confined-space.ts'
import { excavation } from './forms/excavation.ts'
import { explosivesAudit } from './forms/explosives-audit.ts'
import { fireExtinguishers } from './forms/fire-extinguishers.ts'
import { firstAid } from './forms/first-aid.ts'
import { forklift } from './forms/forklift.ts'
import { goodCatch } from './forms/good-catch.ts'
import { h2sReadiness } from './forms/h2s-readiness.ts'
import { heatAndCold } from './forms/heat-and-cold.ts'
import { hotWork } from './forms/hot-work.ts'
import { incidentReport, witnessStatement } from './forms/incident-report.ts'
import { liftPlan } from './forms/lift-plan.ts'
import { lightVehicle } from './forms/light-vehicle.ts'
import { mentorReview } from './forms/mentor-review.ts'
import { toolboxTalk } from './forms/toolbox-talk.ts'
import { treatingIron } from './forms/treating-iron.ts'
import { wellsiteWalkaround } from './forms/wellsite-walkaround.ts'
import { wirelineRigUp } from './forms/wireline-rig-up.ts'
import { workingAtHeight } from './forms/working-at-height.ts'
import type { FormOfLibrary } from './library-form.ts'

/** The forms that come with Holdpoint, those of a form type together (decision 0156). */
export const formLibrary: readonly FormOfLibrary[] = [
  ...[wellsiteWalkaround, wirelineRigUp, h2sReadiness, chemicalTransfer, heatAndCold],
  ...[hotWork, confinedSpace, workingAtHeight, liftPlan, excavation],
  ...[lightVehicle, forklift, treatingIron, fireExtinguishers, firstAid],
  ...[incidentReport, witnessStatement, goodCatch],
  ...[toolboxTalk, mentorReview],
  explosivesAudit,
]

/** A form of the library by its key; undefined where there is none. */
export function formOfLibrary(key: string): FormOfLibrary | undefined {
  return formLibrary.find(({ definition }) => definition.key === key)
}
