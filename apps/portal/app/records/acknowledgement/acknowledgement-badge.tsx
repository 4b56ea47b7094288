import { acknowledgementStateLabels, type AcknowledgementState } from '@holdpoint/api'
import { StatePlate, type StateLook } from '../state-plate.tsx'
import { CircleCheck, CircleX, Clock, TriangleAlert } from '../../ui/icons.ts'

/** How each state of what is acknowledged looks. */
export const acknowledgementLooks: Readonly<Record<AcknowledgementState, StateLook>> = {
  pending: { style: 'pending', Icon: Clock },
  overdue: { style: 'rejected', Icon: TriangleAlert },
  acknowledged: { style: 'completed', Icon: CircleCheck },
  waived: { style: 'neutral', Icon: CircleX },
}

/** How far somebody is with what is acknowledged, as a plate. */
export function AcknowledgementBadge({ state }: { state: AcknowledgementState }) {
  return <StatePlate look={acknowledgementLooks[state]} label={acknowledgementStateLabels[state]} />
}
