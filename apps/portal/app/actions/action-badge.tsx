import { actionStatusLabels, type ActionStatus } from '@holdpoint/api'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
import {
  BadgeCheck,
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  Eye,
  ListTodo,
  Undo2,
} from '../ui/icons.ts'

/** How each state of an action looks. */
export const actionLooks: Readonly<Record<ActionStatus, StateLook>> = {
  open: { style: 'filled', Icon: Clock },
  returned: { style: 'rejected', Icon: Undo2 },
  in_progress: { style: 'in-progress', Icon: ListTodo },
  on_hold: { style: 'pending', Icon: CirclePause },
  pending_verification: { style: 'in-review', Icon: Eye },
  effectiveness_review: { style: 'approved', Icon: BadgeCheck },
  closed: { style: 'completed', Icon: CircleCheck },
  cancelled: { style: 'neutral', Icon: CircleX },
}

/** The state of an action as a plate. */
export function ActionBadge({ status }: { status: ActionStatus }) {
  return <StatePlate look={actionLooks[status]} label={actionStatusLabels[status]} />
}
