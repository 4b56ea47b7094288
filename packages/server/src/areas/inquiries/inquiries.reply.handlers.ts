import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { writeMove } from '../../records/move.ts'
import { inquiryKind } from './inquiries.facts.ts'
import { inquiryForChange, type WholeInquiryRow } from './inquiries.queries.ts'
import { readsNotes } from './inquiries.rights.ts'
import { whyNoText } from './inquiries.row.ts'
import { backTo, tellTakers } from './inquiries.back.ts'
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
  const message = whyNoText(row, person, isInternal)
  if (message !== null) {
    return fail('wrong_state', { message, details: { status: row.status } })
  }
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

/** What follows from a reply: the other side is told, and what waited for it goes on. */
async function follow(row: WholeInquiryRow, context: PersonContext): Promise<number> {
  const { db, person, now, audit } = context
  const { shardKey } = person
  const isAsker = row.asker_id === person.personId
  const back = isAsker && isTaken(row) ? await backTo(row, context) : null
  // In progress it goes on with whoever has it; without anybody it is new, and waits for all.
  if (back !== null && back.to !== row.status) {
    const { to, columns, changes } = back
    await writeMove(
      inquiryKind,
      row,
      { event: 'answer', to, columns: { ...columns, status_reason: null }, changes },
      { db, shardKey, now, audit },
    )
    await tellTakers(context, row, to)
    return row.row_version + 1
  }
  await tell(context, 'inquiry_to_answer', row.id, [isAsker ? row.assignee_id : row.asker_id])
  await db
    .updateTable('inquiries')
    .set({ updated_at: now })
    .where('shard_key', '=', shardKey)
    .where('id', '=', row.id)
    .execute()
  return row.row_version
}

function isTaken({ status }: WholeInquiryRow): boolean {
  return status === 'in_progress' || status === 'waiting_user'
}
