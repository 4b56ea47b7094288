import { ok, type OpenHandler, type PersonHandler } from '../../handler.ts'
import {
  forgetMails,
  mailedPerson,
  markReadOf,
  notificationOf,
  notificationsOf,
  unreadOf,
} from './notifications.queries.ts'
import { toNotification } from './notifications.row.ts'
import { readableTitles } from '../../outbox/titles.ts'
import { choicesOfOne, keepChoices, withoutMails } from '../../outbox/choices.ts'
import { unsubscriberIn } from '../../session/one-time-address.ts'
import { toldTitles } from '../../told-titles.ts'
import { appendAudit } from '../../audit.ts'
import { fail } from '../../fail.ts'

export const list: PersonHandler<'notifications.list'> = async (input, context) => {
  const { db, person, now } = context
  const { rows, total } = await notificationsOf(db, person, input, now)
  const titleOf = await readableTitles(toldTitles, rows, context)
  const unread = input.unread ? total : await unreadOf(db, person, now)
  return ok({
    data: rows.flatMap((row) => toNotification(row, titleOf(row)) ?? []),
    totalRecords: total,
    offset: input.pOffset,
    unread,
  })
}

export const get: PersonHandler<'notifications.get'> = async ({ notificationId }, context) => {
  const row = await notificationOf(context.db, context.person, notificationId)
  if (row === undefined) {
    return fail('not_found')
  }
  const titleOf = await readableTitles(toldTitles, [row], context)
  return ok(toNotification(row, titleOf(row)) ?? fail('not_found'))
}

/** Ends the mails of every group; what stands in the inbox stays. */
export const unsubscribe: OpenHandler<'notifications.unsubscribe'> = {
  async open({ mails }, { settings, db, now, requestId, inTransaction }) {
    const personId = unsubscriberIn(settings.sessionSecret, mails)
    const person = personId === undefined ? undefined : await mailedPerson(db, personId)
    if (person === undefined) {
      return fail('link_used')
    }
    const { shard_key: shardKey, id, email } = person
    const owner = { shardKey, personId: id }
    await inTransaction(async (write) => {
      const before = await choicesOfOne(write, owner)
      const chosen = withoutMails(before)
      await keepChoices(write, owner, chosen)
      await forgetMails(write, owner)
      await appendAudit(
        write,
        { shardKey, personId: null, at: now, requestId },
        {
          ...{ recordType: 'notification_settings', recordId: id, action: 'unsubscribe' },
          changes: { from: before, to: chosen },
        },
      )
    })
    return ok({ email }, 'No more mails about notifications.')
  },
}

export const markRead: PersonHandler<'notifications.markRead'> = async (
  { notificationIds: ids, isWholeRecord },
  { db, person, now },
) => {
  await markReadOf(db, person, { ids, isWholeRecord }, now)
  return ok({ unread: await unreadOf(db, person, now) })
}
