import { acknowledgementStateLabels, type AcknowledgementState } from '@holdpoint/api'
import { StatePlate, type StateLook } from '../state-plate.tsx'
import { CircleCheck, CircleX, Clock, TriangleAlert } from '../../ui/icons.ts'

const looks: Readonly<Record<AcknowledgementState, StateLook>> = {
  pending: { style: 'pending', Icon: Clock },
  overdue: { style: 'rejected', Icon: TriangleAlert },
  acknowledged: { style: 'completed', Icon: CircleCheck },
  waived: { style: 'neutral', Icon: CircleX },
}

/** How far somebody is with what is acknowledged, as a plate. */
export function AcknowledgementBadge({ state }: { state: AcknowledgementState }) {
  return <StatePlate look={looks[state]} label={acknowledgementStateLabels[state]} />
}
