import {
  notificationKinds,
  toldRecords,
  type Notification,
  type NotificationKind,
  type ToldRecord,
} from '@holdpoint/api'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import {
  markReadOf,
  notificationsOf,
  unreadOf,
  type NotificationRow,
} from './notifications.queries.ts'
import type { ToldTitle } from '../../outbox/titles.ts'
import { toldTitles } from '../../told-titles.ts'

export const list: PersonHandler<'notifications.list'> = async (input, context) => {
  const { db, person } = context
  const { rows, total } = await notificationsOf(db, person, input)
  const titles = await titlesFor(rows, context)
  const unread = input.unread ? total : await unreadOf(db, person)
  return ok({
    data: rows.flatMap((row) => toNotification(row, titles) ?? []),
    totalRecords: total,
    offset: input.pOffset,
    unread,
  })
}

export const markRead: PersonHandler<'notifications.markRead'> = async (
  { notificationIds },
  { db, person, now },
) => {
  await markReadOf(db, person, notificationIds, now)
  return ok({ unread: await unreadOf(db, person) })
}

type Titles = ReadonlyMap<string, ReadonlyMap<string, ToldTitle>>

/** The titles of what is told, as far as it is open to the reader now. */
async function titlesFor(
  rows: readonly NotificationRow[],
  context: PersonContext,
): Promise<Titles> {
  const titles = new Map<string, ReadonlyMap<string, ToldTitle>>()
  for (const type of toldRecords) {
    const ids = rows.filter((row) => row.record_type === type).map((row) => row.record_id)
    titles.set(
      type,
      ids.length === 0 ? new Map() : await toldTitles[type](context, [...new Set(ids)]),
    )
  }
  return titles
}

function toNotification(row: NotificationRow, titles: Titles): Notification | undefined {
  const kind = notificationKinds.find((known): known is NotificationKind => known === row.kind)
  const type = toldRecords.find((known): known is ToldRecord => known === row.record_type)
  if (kind === undefined || type === undefined) {
    return undefined
  }
  const title = titles.get(type)?.get(row.record_id)
  return {
    notificationId: row.id,
    kind,
    record: title === undefined ? null : { type, id: row.record_id, ...title },
    actor:
      row.actor_id === null || row.full_name === null
        ? null
        : { personId: row.actor_id, fullName: row.full_name, profileImage: row.profile_image },
    at: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  }
}
