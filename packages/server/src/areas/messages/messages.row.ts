import { policies, type Message } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { MessageRow } from './messages.columns.ts'
import { messageKind } from './messages.facts.ts'
import { tiesOf } from './messages.rights.ts'

/** A message as it travels to one person. */
export function toMessage(row: MessageRow, person: Person, now: Date): Message {
  const ties = tiesOf(row)
  const asker = { person, ties }
  const isEditable = !['expired', 'recalled'].includes(row.state)
  return {
    messageId: row.id,
    number: row.number,
    title: row.title,
    ownTitle: row.own_title,
    category: row.category,
    priority: row.priority,
    status: row.state,
    statusReason: row.status_reason,
    author: row.author,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    requireAck: row.require_ack || row.priority === 'critical',
    round: row.round,
    changedAt: row.changed_at?.toISOString() ?? null,
    hasImage: row.has_image,
    own: row.is_mine
      ? {
          isUnread: row.is_unread,
          openedAt: row.opened_at?.toISOString() ?? null,
          acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
          isToAcknowledge: row.is_to_acknowledge,
        }
      : null,
    rowVersion: row.row_version,
    allowedEvents: eventsOf(messageKind, row.state, asker, { row, now }),
    can: {
      edit: isEditable && opens(policies['messages.edit'].record, ties, person),
      delete: row.state !== 'active' && opens(policies['messages.remove'].record, ties, person),
      seeReceipts: opens(policies['messages.receipts'].record, ties, person),
    },
  }
}
