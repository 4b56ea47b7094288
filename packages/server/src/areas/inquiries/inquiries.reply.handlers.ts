import { inquiryRepliesMax, inquiryStateLabels } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { writeMove } from '../../records/move.ts'
import { inquiryKind } from './inquiries.facts.ts'
import { countReplies, inquiryForChange, type WholeInquiryRow } from './inquiries.queries.ts'
import { readsNotes } from './inquiries.rights.ts'
import { takesReplies } from './inquiries.row.ts'
import { tell } from './inquiries.told.ts'

export const reply: PersonHandler<'adminInquiries.reply'> = async (
  { inquiryId, text, isInternal },
  context,
) => {
  const { db, person, now, ports } = context
  const row = (await inquiryForChange(db, person, inquiryId)) ?? fail('forbidden')
  if (isInternal && !readsNotes(row, person)) {
    return fail('forbidden')
  }
  await requireRoom(row, context)
  const replyId = ports.ids.next()
  await db
    .insertInto('inquiry_replies')
    .values({
      ...{ shard_key: person.shardKey, inquiry_id: inquiryId, id: replyId },
      ...{ person_id: person.personId, written_at: now, body: text, is_internal: isInternal },
    })
    .execute()
  await context.audit({
    ...{ recordType: 'inquiry', recordId: inquiryId, changes: {} },
    action: isInternal ? 'note' : 'reply',
  })
  const rowVersion = isInternal ? row.row_version : await follow(row, context)
  return ok(
    { inquiryId, number: row.number, rowVersion, replyId },
    isInternal ? 'Note kept.' : 'Reply sent.',
  )
}

/** Ends the call where nothing more is written below an inquiry. */
async function requireRoom(
  { id, status }: WholeInquiryRow,
  { db, person }: PersonContext,
): Promise<void> {
  if (!takesReplies(status)) {
    const message = `Nothing is written below an inquiry that is ${inquiryStateLabels[status].toLowerCase()}.`
    return fail('wrong_state', { message, details: { status } })
  }
  if ((await countReplies(db, person.shardKey, id)) >= inquiryRepliesMax) {
    const message = `At most ${inquiryRepliesMax} texts stand below an inquiry. Please ask anew.`
    return fail('wrong_state', { message })
  }
}

/** What follows from a reply: the other side is told, and what waited for it goes on. */
async function follow(row: WholeInquiryRow, context: PersonContext): Promise<number> {
  const { db, person, now, audit } = context
  const { shardKey } = person
  const isAsker = row.asker_id === person.personId
  await tell(context, 'inquiry_to_answer', row.id, [isAsker ? row.assignee_id : row.asker_id])
  if (isAsker && row.status === 'waiting_user') {
    const columns = { status_reason: null }
    await writeMove(
      inquiryKind,
      row,
      { event: 'answer', to: 'in_progress', columns },
      { db, shardKey, now, audit },
    )
    return row.row_version + 1
  }
  await db
    .updateTable('inquiries')
    .set({ updated_at: now })
    .where('shard_key', '=', shardKey)
    .where('id', '=', row.id)
    .execute()
  return row.row_version
}
