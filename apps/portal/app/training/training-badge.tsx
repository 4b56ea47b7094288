import { trainingStateLabels, type TrainingState } from '@holdpoint/api/vocabulary'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
import { CircleCheck, CircleX, Clock, History, TriangleAlert } from '../ui/icons.ts'

/** How each state looks. */
export const trainingLooks: Readonly<Record<TrainingState, StateLook>> = {
  valid: { style: 'approved', Icon: CircleCheck },
  expiring: { style: 'pending', Icon: Clock },
  expired: { style: 'rejected', Icon: CircleX },
  missing: { style: 'rejected', Icon: TriangleAlert },
  renewed: { style: 'neutral', Icon: History },
}

/** How it stands with a qualification and somebody, as a plate. */
export function TrainingBadge({ state }: { state: TrainingState }) {
  return <StatePlate look={trainingLooks[state]} label={trainingStateLabels[state]} />
}
