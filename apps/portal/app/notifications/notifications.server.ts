import type { AppLoadContext } from '@remix-run/node'
import { notificationSentence, type Notification, type NotificationKind } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { dayAndClock } from '../ui/time.ts'

/** A notification as the inbox draws it. */
export type NotificationView = {
  id: string
  formKey: string
  /** Who did what. */
  said: string
  /** Where it leads. */
  to: string
  /** What it is about; null where that is gone, or not open to the reader any more. */
  about: string | null
  at: { at: string; words: string }
  isRead: boolean
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
  const page = Number(query.get('page') ?? 1)
  const pOffset = Number.isInteger(page) && page > 0 && page < 10_000 ? (page - 1) * pageSize : 0
  const isUnread = query.get('show') === 'unread'
  const asked = { pOffset, pLimit: pageSize, unread: isUnread }
  const reply = await context.api.notifications.list(asked)
  const { data, totalRecords, offset, unread } = contentOf(reply, request)
  const rows = data.map((one) => viewOf(one, context))
  return { rows, totalRecords, offset, unread, isUnread, pageSize, formKey: context.mintFormKey() }
}

function viewOf(one: Notification, context: AppLoadContext): NotificationView {
  const { record } = one
  return {
    id: one.notificationId,
    formKey: context.mintFormKey(),
    said: notificationSentence(one.kind, one.actor?.fullName ?? null, one.event),
    to: placeOf(one),
    about: record === null ? null : [record.title, record.number].filter(Boolean).join(', '),
    at: { at: one.at, words: dayAndClock(one.at, context.timeZone, context.now()) },
    isRead: one.isRead,
  }
}

/** What their submitter goes on filling out. */
const ofSubmitter: readonly NotificationKind[] = ['form_rejected']

/** Where a notification leads; the inbox where there is nothing to see any more. */
export function placeOf({ kind, record }: Pick<Notification, 'kind' | 'record'>): string {
  switch (record?.type) {
    case 'my_form':
      if (kind === 'form_handed_back') {
        return paths.fillOut(record.id, { only: 1 })
      }
      return ofSubmitter.includes(kind) ? paths.fillOut(record.id) : paths.reviewQuestion(record.id)
    case 'action':
      return paths.action(record.id)
    case 'library_file':
      return paths.file(record.id)
    case 'sds':
      return paths.sheet(record.id)
    case 'jsa':
      return paths.jsa(record.id)
    case 'loto':
      return paths.lockout(record.id)
    case 'loto_template':
      return paths.lotoTemplate(record.id)
    case 'sqr':
      return paths.sqr(record.id)
    case 'inquiry':
      return paths.inquiry(record.id)
    case 'report':
      return paths.report(record.id)
    case 'webhook':
      return paths.webhook(record.id)
    case 'form_schedule':
      return paths.formSchedule(record.id)
    case 'approval_delegation':
      return paths.pendingApprovals()
    case 'message':
      return paths.message(record.id)
    case 'topic':
      return paths.topic(record.id)
    case 'topic_question':
      return paths.topic(record.within ?? '', { open: record.id })
    default:
      return paths.notifications()
  }
}
