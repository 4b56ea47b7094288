import { firstLanguage, type MessageDetail, type ReadingLanguage } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { audienceOf } from '../../records/audience.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { languageOf } from '../user-settings/user-settings.queries.ts'
import { messageRow, receiptCountsOf } from './messages.queries.ts'
import { readerOf } from './messages.rights.ts'
import { textsOf } from './messages.texts.ts'
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
  const all = await textsOf(db, shardKey, row)
  const texts = all.filter((text) => message.can.edit || !text.isOlder)
  const own = await languageOf(db, person.personId)
  const language: ReadingLanguage =
    texts.find((text) => text.language === own && !text.isOlder)?.language ?? firstLanguage
  const whole = {
    ...message,
    description: row.description,
    edition: row.edition,
    texts,
    language,
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
