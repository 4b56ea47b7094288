import { messagesList, type MessageHistoryEvent } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { countAudience } from '../../records/audience.ts'
import { heldFiles } from '../../records/files.queries.ts'
import { historyOf } from '../../records/history.queries.ts'
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
  const { db, person, ports } = context
  const holder = { shardKey: person.shardKey, recordType: 'message', recordId: messageId }
  const [held] = await heldFiles(db, holder)
  const stored = held && (await ports.files.read(held.storage_key))
  if (!held || !stored) {
    return fail('not_found')
  }
  const { id: etag, media_type: mediaType, file_name: fileName } = held
  const { byteSize, stream } = stored
  return { status: 'file', file: { etag, mediaType, byteSize, fileName, stream } }
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
  audience: 'Audience',
  copiedFrom: 'Made of',
  copiedTo: 'Used again',
}

export const history: PersonHandler<'messages.history'> = async (input, { db, person }) => {
  const { shardKey } = person
  const holder = { shardKey, recordType: 'message', recordId: input.messageId }
  const rows = await historyOf(db, holder, { offset: input.pOffset, limit: input.pLimit })
  return ok({
    data: rows.map(({ person_id: personId, full_name: fullName, ...row }): MessageHistoryEvent => ({
      at: row.at.toISOString(),
      person:
        personId === null || fullName === null
          ? null
          : { personId, fullName, profileImage: row.profile_image },
      action: row.action,
      fields: changedIn(row.changes).map((key) => labels[key] ?? key),
      reason: row.reason,
    })),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: input.pOffset,
  })
}

/** What really changed, by the names that the trail has for it. */
function changedIn(changes: unknown): string[] {
  const entries = typeof changes === 'object' && changes !== null ? Object.entries(changes) : []
  return entries.flatMap(([key, change]: [string, unknown]) => {
    const { from, to } = (change ?? {}) as { from?: unknown; to?: unknown }
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [key]
  })
}
