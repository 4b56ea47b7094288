import {
  messagePriorityLabels,
  messageStateLabels,
  type FormStatusStyle,
  type MessagePriority,
  type MessageState,
} from '@holdpoint/api/vocabulary'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { classNames } from '../ui/class-names.ts'
import {
  ChevronsUp,
  CircleCheck,
  Clock,
  History,
  OctagonAlert,
  PenLine,
  Undo2,
} from '../ui/icons.ts'
import styles from './messages-table.module.css'

type Look = { style: FormStatusStyle; Icon: typeof Clock }

/** How each state of a message looks. */
export const messageLooks: Readonly<Record<MessageState, Look>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  scheduled: { style: 'pending', Icon: Clock },
  active: { style: 'approved', Icon: CircleCheck },
  expired: { style: 'neutral', Icon: History },
  recalled: { style: 'rejected', Icon: Undo2 },
}

/** The state of a message as a plate. */
export function MessageBadge({ status }: { status: MessageState }) {
  const { style, Icon } = messageLooks[status]
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {messageStateLabels[status]}
    </StatusBadge.Root>
  )
}

/** How much a message presses; what is not normal has an icon. */
export function PriorityMark({ priority }: { priority: MessagePriority | null }) {
  if (priority === null) {
    return null
  }
  const Icon = priority === 'critical' ? OctagonAlert : ChevronsUp
  return (
    <span className={classNames(styles.urgency, styles[priority])}>
      {priority !== 'normal' && <Icon aria-hidden="true" />}
      {messagePriorityLabels[priority]}
    </span>
  )
}
