import { hazardStateLabels, type HazardState } from '@holdpoint/api/vocabulary'
import { StatePlate, type StateLook } from '../../records/state-plate.tsx'
import { CircleCheck, CircleX, PenLine } from '../../ui/icons.ts'

/** How each state of a hazard looks. */
export const hazardLooks: Readonly<Record<HazardState, StateLook>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  active: { style: 'approved', Icon: CircleCheck },
  retired: { style: 'neutral', Icon: CircleX },
}

/** The state of a hazard as a plate. */
export function HazardBadge({ status }: { status: HazardState }) {
  return <StatePlate look={hazardLooks[status]} label={hazardStateLabels[status]} />
}
