import { jsaStateLabels, type JsaState } from '@holdpoint/api/vocabulary'
import { StatePlate, type StateLook } from '../../records/state-plate.tsx'
import {
  BadgeCheck,
  CircleCheck,
  CircleX,
  Clock,
  HardHat,
  OctagonAlert,
  PenLine,
} from '../../ui/icons.ts'

/** How each state of an analysis looks. */
export const jsaLooks: Readonly<Record<JsaState, StateLook>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  awaiting_approval: { style: 'pending', Icon: Clock },
  ready: { style: 'approved', Icon: BadgeCheck },
  active: { style: 'in-review', Icon: HardHat },
  stopped: { style: 'rejected', Icon: OctagonAlert },
  closed: { style: 'completed', Icon: CircleCheck },
  expired: { style: 'neutral', Icon: Clock },
  cancelled: { style: 'neutral', Icon: CircleX },
}

/** The state of an analysis as a plate. */
export function JsaBadge({ status }: { status: JsaState }) {
  return <StatePlate look={jsaLooks[status]} label={jsaStateLabels[status]} />
}
