import {
  messagePriorityLabels,
  messageStateLabels,
  type MessagePriority,
  type MessageState,
} from '@holdpoint/api/vocabulary'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
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

/** How each state of a message looks. */
export const messageLooks: Readonly<Record<MessageState, StateLook>> = {
  draft: { style: 'in-progress', Icon: PenLine },
  scheduled: { style: 'pending', Icon: Clock },
  active: { style: 'approved', Icon: CircleCheck },
  expired: { style: 'neutral', Icon: History },
  recalled: { style: 'rejected', Icon: Undo2 },
}

/** The state of a message as a plate. */
export function MessageBadge({ status }: { status: MessageState }) {
  return <StatePlate look={messageLooks[status]} label={messageStateLabels[status]} />
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
