import { lotoStateLabels, type LotoState } from '@holdpoint/api/vocabulary'
import { StatePlate, type StateLook } from '../../records/state-plate.tsx'
import {
  BadgeCheck,
  CircleCheck,
  CircleX,
  ClipboardCheck,
  Gauge,
  HardHat,
  ListTodo,
  Lock,
  PenLine,
  RotateCcw,
} from '../../ui/icons.ts'

/** How each state of a lockout looks. */
export const lotoLooks: Readonly<Record<LotoState, StateLook>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  prepared: { style: 'in-progress', Icon: ClipboardCheck },
  shutdown: { style: 'in-progress', Icon: ListTodo },
  locked: { style: 'pending', Icon: Lock },
  verified: { style: 'approved', Icon: BadgeCheck },
  work_active: { style: 'pending', Icon: HardHat },
  test_mode: { style: 'rejected', Icon: Gauge },
  ready_to_restore: { style: 'in-review', Icon: RotateCcw },
  restored: { style: 'completed', Icon: CircleCheck },
  closed: { style: 'completed', Icon: CircleCheck },
  cancelled: { style: 'neutral', Icon: CircleX },
}

/** The state of a lockout as a plate. */
export function LotoBadge({ status }: { status: LotoState }) {
  return <StatePlate look={lotoLooks[status]} label={lotoStateLabels[status]} />
}
