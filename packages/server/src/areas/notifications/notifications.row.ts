import { toldRecords, type Notification, type ToldRecord } from '@holdpoint/api'
import { eventIn, kindIn } from '../../outbox/known.ts'
import type { ToldTitle } from '../../outbox/titles.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** What somebody was told as it travels; undefined for what this program does not know any more. */
export function toNotification(
  row: NotificationRow,
  title: ToldTitle | undefined,
): Notification | undefined {
  const kind = kindIn(row)
  const type = toldRecords.find((known): known is ToldRecord => known === row.record_type)
  if (kind === undefined || type === undefined) {
    return undefined
  }
  return {
    notificationId: row.id,
    kind,
    event: eventIn(row),
    record: title === undefined ? null : { type, id: row.record_id, ...title },
    actor:
      row.actor_id === null || row.full_name === null
        ? null
        : { personId: row.actor_id, fullName: row.full_name, profileImage: row.profile_image },
    at: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  }
}
