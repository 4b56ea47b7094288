import type { MessageDetail } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { audienceOf } from '../../records/audience.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { messageRow, receiptCountsOf } from './messages.queries.ts'
import { readerOf } from './messages.rights.ts'
import { toMessage } from './messages.row.ts'

/** A message whole, as it travels to whoever asks. */
export async function detailOf(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  messageId: string,
): Promise<MessageDetail> {
  const { shardKey } = person
  const row = await messageRow(db, readerOf(person, now), messageId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const message = toMessage(row, person, now)
  const whole = {
    ...message,
    description: row.description,
    createdAt: row.created_at.toISOString(),
  }
  if (!message.can.seeReceipts) {
    return { ...whole, audience: null, counts: null }
  }
  const audience = await audienceOf(db, { shardKey, recordType: 'message', recordId: messageId })
  return {
    ...whole,
    audience: { ...audience, people: await linesOfPeople({ db, shardKey }, audience.personIds) },
    counts: await receiptCountsOf(db, shardKey, messageId),
  }
}
