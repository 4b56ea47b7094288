import type { AppLoadContext } from '@remix-run/node'
import {
  inboxTabs,
  notificationSentence,
  type Notification,
  type NotificationKind,
  type NotificationsOfRecord,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import { recordPath } from '../records/record-path.ts'
import { contentOf } from '../session/content-of.server.ts'
import { dayAndClock } from '../ui/time.ts'

type Moment = { at: string; words: string }

/** One thing that somebody was told. */
export type ToldView = {
  id: string
  /** Who did what. */
  said: string
  at: Moment
  isRead: boolean
}

/** What somebody was told of one record as the inbox draws it: the newest, and how much more there is. */
export type NotificationView = ToldView & {
  formKey: string
  /** Where it leads. */
  to: string
  /** What it is about; null where that is gone, or not open to the reader any more. */
  about: string | null
  /** How many of them are not read. */
  unread: number
  /** How many came before the newest. */
  earlierCount: number
  /** Those, where they are asked for. */
  earlier: readonly ToldView[] | null
  /** When it comes back; null where it stands in the inbox. */
  putOffUntil: Moment | null
}

const pageSize = 20

/** Loads a page of the inbox. */
export async function loadInbox({
  context,
  request,
}: {
  context: AppLoadContext
  request: Request
}) {
  const query = new URL(request.url).searchParams
  const opened = query.get('earlier')
  const page = Number(query.get('page') ?? 1)
  const pOffset = Number.isInteger(page) && page > 0 && page < 10_000 ? (page - 1) * pageSize : 0
  const tab = inboxTabs.find((one) => one === query.get('show')) ?? 'all'
  const reply = await context.api.notifications.inbox({ pOffset, pLimit: pageSize, tab })
  const { data, totalRecords, offset, unread, putOff, later } = contentOf(reply, request)
  const isThere = data.some(({ newest }) => newest.notificationId === opened)
  const earlier = opened === null || !isThere ? null : await earlierThan(opened, context)
  const rows = data.map((one) =>
    viewOf(one, one.newest.notificationId === opened ? earlier : null, context),
  )
  return {
    ...{ rows, totalRecords, offset, unread, putOff, tab, pageSize },
    page: Math.floor(offset / pageSize) + 1,
    later: later.map(({ until, at }) => ({ until, at: momentOf(at, context).words })),
    formKey: context.mintFormKey(),
  }
}

/** What was told before the newest of a record; nothing where that is gone meanwhile. */
async function earlierThan(
  notificationId: string,
  context: AppLoadContext,
): Promise<readonly ToldView[]> {
  const answer = await context.api.notifications.ofRecord({ notificationId })
  return answer.status === 200
    ? answer.content
        .filter((one) => one.notificationId !== notificationId)
        .map((one) => toldOf(one, context))
    : []
}

function viewOf(
  { newest, count, unread, putOffUntil }: NotificationsOfRecord,
  earlier: readonly ToldView[] | null,
  context: AppLoadContext,
): NotificationView {
  const { record } = newest
  return {
    ...toldOf(newest, context),
    formKey: context.mintFormKey(),
    to: placeOf(newest),
    about: record === null ? null : [record.title, record.number].filter(Boolean).join(', '),
    unread,
    earlierCount: count - 1,
    earlier,
    putOffUntil: putOffUntil === null ? null : momentOf(putOffUntil, context),
  }
}

function toldOf(one: Notification, context: AppLoadContext): ToldView {
  return {
    id: one.notificationId,
    said: notificationSentence(one.kind, one.actor?.fullName ?? null, one.event),
    at: momentOf(one.at, context),
    isRead: one.isRead,
  }
}

/** A moment as the inbox says it. */
export function momentOf(
  at: string,
  { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>,
): Moment {
  return { at, words: dayAndClock(at, timeZone, now()) }
}

/** What their submitter goes on filling out. */
const ofSubmitter: readonly NotificationKind[] = ['form_rejected', 'form_handed_over']

/** Where a notification leads; the inbox where there is nothing to see any more. */
export function placeOf({ kind, record }: Pick<Notification, 'kind' | 'record'>): string {
  if (record?.type === 'my_form' && kind === 'form_handed_back') {
    return paths.fillOut(record.id, { only: 1 })
  }
  if (record?.type === 'my_form' && ofSubmitter.includes(kind)) {
    return paths.fillOut(record.id)
  }
  return (record && recordPath(record)) ?? paths.notifications()
}
