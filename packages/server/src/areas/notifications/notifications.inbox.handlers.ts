import { laterChoices, type InboxTab } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { choicesOfOne } from '../../outbox/choices.ts'
import { readableTitles } from '../../outbox/titles.ts'
import { toldTitles } from '../../told-titles.ts'
import { laterAt } from './notifications.later.ts'
import { unreadOf } from './notifications.queries.ts'
import { beside, putOffBeside, recordCount, recordsOf } from './notifications.records.queries.ts'
import { toNotification } from './notifications.row.ts'

export const inbox: PersonHandler<'notifications.inbox'> = async (input, context) => {
  const { db, person, now } = context
  const rows = await recordsOf(db, person, input, now)
  const titleOf = await readableTitles(toldTitles, rows, context)
  const countOf = (tab: InboxTab) => recordCount(db, person, tab, now)
  const when = await timesOf(context)
  return ok({
    data: rows.flatMap((row) => {
      const newest = toNotification(row, titleOf(row))
      const { count, unread, put_off_until: until } = row
      return newest === undefined
        ? []
        : [{ newest, count, unread, putOffUntil: until?.toISOString() ?? null }]
    }),
    totalRecords: await countOf(input.tab),
    offset: input.pOffset,
    unread: await unreadOf(db, person, now),
    putOff: await countOf('later'),
    later: laterChoices.flatMap((until) => {
      const at = laterAt(until, when)
      return at === undefined ? [] : [{ until, at: at.toISOString() }]
    }),
  })
}

export const ofRecord: PersonHandler<'notifications.ofRecord'> = async (
  { notificationId },
  context,
) => {
  const rows = await beside(context.db, context.person, notificationId, context.now)
  if (rows.length === 0) {
    return fail('not_found')
  }
  const titleOf = await readableTitles(toldTitles, rows, context)
  return ok(rows.flatMap((row) => toNotification(row, titleOf(row)) ?? []))
}

export const putOff: PersonHandler<'notifications.putOff'> = async (
  { notificationId, until },
  context,
) => {
  const { db, person, now } = context
  const [newest] = await beside(db, person, notificationId, now)
  if (newest === undefined) {
    return fail('not_found')
  }
  const at = until === 'now' ? now : laterAt(until, await timesOf(context))
  if (at === undefined) {
    return failField('until', 'This evening has begun. Choose another time.')
  }
  await putOffBeside(db, person, newest.id, { until: at, now })
  return ok({
    unread: await unreadOf(db, person, now),
    putOffUntil: until === 'now' ? null : at.toISOString(),
  })
}

async function timesOf({ db, person, now }: PersonContext) {
  const { quiet } = await choicesOfOne(db, person)
  return { now, timeZone: person.timeZone, quietTo: quiet?.to }
}
