import {
  messageCategoryLabels,
  type AllowedEvent,
  type Message,
  type MessagePriority,
  type MessageState,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import { dayAndClock } from '../ui/time.ts'
import { words } from './messages.words.ts'

/** A row as the page draws it. */
export type MessageRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  number: string
  category: string | null
  status: MessageState
  /** How far the reader came with it; null where it is not for them. */
  own: { words: string; isUnread: boolean; isWaiting: boolean } | null
  from: string
  priority: MessagePriority | null
  time: string
  /** The moves that are open to whoever looks. */
  moves: Pick<AllowedEvent, 'event' | 'label' | 'kind' | 'needsReason'>[]
  canEdit: boolean
  canDelete: boolean
}

export type Clock = { now: Date; timeZone: string }

export function toRow(message: Message, clock: Clock): MessageRow {
  const { messageId, rowVersion, number, category, status, own, can } = message
  const title = message.ownTitle ?? message.title
  return {
    ...{ id: messageId, rowVersion, title, number, status, priority: message.priority },
    to: paths.message(messageId),
    category: category === null ? null : messageCategoryLabels[category],
    own: own && ownOf(own),
    from: message.author.fullName,
    time: timeOf(message, clock),
    moves: message.allowedEvents
      .filter(({ isOpen }) => isOpen)
      .map(({ event, label, kind, needsReason }) => ({ event, label, kind, needsReason })),
    canEdit: can.edit,
    canDelete: can.delete,
  }
}

function ownOf({ isUnread, isToAcknowledge, acknowledgedAt }: NonNullable<Message['own']>) {
  const said = isUnread
    ? words.unread
    : isToAcknowledge
      ? words.toAcknowledge
      : acknowledgedAt === null
        ? words.read
        : words.acknowledged
  return { words: said, isUnread, isWaiting: isUnread || isToAcknowledge }
}

/** From when to when a message stands, in the reader's zone. */
export function timeOf(
  { startsAt, endsAt }: Pick<Message, 'startsAt' | 'endsAt'>,
  { timeZone, now }: Clock,
): string {
  const at = (moment: string | null) => (moment === null ? '…' : dayAndClock(moment, timeZone, now))
  return startsAt === null && endsAt === null
    ? words.noTime
    : words.fromTo(at(startsAt), at(endsAt))
}
