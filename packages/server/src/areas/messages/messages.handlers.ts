import { messagesList, type MessageHistoryEvent } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { audienceLabels } from '../../records/audience-changes.ts'
import { countAudience } from '../../records/audience.ts'
import { answerFile } from '../../records/files.ts'
import { heldFiles } from '../../records/files.queries.ts'
import { historyOf } from '../../records/history.queries.ts'
import { changesIn, eventOf } from '../../records/history.ts'
import { detailOf } from './messages.detail.ts'
import { messages } from './messages.list.ts'
import { toMessage } from './messages.row.ts'

const pageOf = listPage(messages)

export const list: PersonHandler<'messages.list'> = async (input, context) => {
  const { person, now } = context
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toMessage(row, person, now)) })
}

export const keepFilter: PersonHandler<'messages.keepFilter'> = keepFilterOf(messagesList)
export const keptFilter: PersonHandler<'messages.keptFilter'> = keptFilterOf(messagesList)

export const get: PersonHandler<'messages.get'> = async ({ messageId }, context) =>
  ok(await detailOf(context, messageId))

export const audience: PersonHandler<'messages.audience'> = async (input, { db, person }) =>
  ok(await countAudience(db, person.shardKey, input))

export const image: PersonHandler<'messages.image'> = async ({ messageId }, context) => {
  const { db, person } = context
  const holder = { shardKey: person.shardKey, recordType: 'message', recordId: messageId }
  const [held] = await heldFiles(db, holder)
  return answerFile(context, held)
}

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  title: 'Title',
  category: 'Category',
  priority: 'Priority',
  description: 'Description',
  startsAt: 'Start',
  endsAt: 'End',
  requireAck: 'Acknowledgement',
  image: 'Picture',
  // What rows of before call all of it.
  audience: 'Audience',
  ...audienceLabels,
  language: 'Language',
  copiedFrom: 'Made of',
  copiedTo: 'Used again',
}

export const history: PersonHandler<'messages.history'> = async (input, { db, person }) => {
  const { shardKey } = person
  const holder = { shardKey, recordType: 'message', recordId: input.messageId }
  const rows = await historyOf(db, holder, { offset: input.pOffset, limit: input.pLimit })
  return ok({
    data: rows.map((row): MessageHistoryEvent => ({
      ...eventOf(row),
      fields: changesIn(row.changes).map(({ key }) => labels[key] ?? key),
    })),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: input.pOffset,
  })
}
