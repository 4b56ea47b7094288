import { actionStatusLabels, type ActionStatus, type FormStatusStyle } from '@holdpoint/api'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
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

type Look = { style: FormStatusStyle; Icon: typeof Clock }

/** How each state of an action looks. */
export const actionLooks: Readonly<Record<ActionStatus, Look>> = {
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
  const { style, Icon } = actionLooks[status]
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {actionStatusLabels[status]}
    </StatusBadge.Root>
  )
}
