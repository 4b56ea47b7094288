import { languageNames } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import type { MessageRow } from './messages.columns.ts'
import { messageForChange } from './messages.queries.ts'
import { readerOf } from './messages.rights.ts'

const changedSince =
  'The message was changed since you read it. Please look at it and save this text again.'

export const saveText: PersonHandler<'messages.saveText'> = async (
  { messageId, language, title, description, edition: read },
  context,
) => {
  const { db, person, now, audit } = context
  const { edition } = await requireAlive(context, messageId)
  if (read !== undefined && read !== edition) {
    return fail('wrong_state', { message: changedSince, details: { edition } })
  }
  const said = { title, description, edition, updated_by: person.personId, updated_at: now }
  await db
    .insertInto('message_texts')
    .values({ shard_key: person.shardKey, message_id: messageId, language, ...said })
    .onConflict((conflict) =>
      conflict.columns(['shard_key', 'message_id', 'language']).doUpdateSet(said),
    )
    .execute()
  await audit({
    ...{ recordType: 'message', recordId: messageId, action: 'translate' },
    changes: { language: { from: null, to: language } },
  })
  return ok(null, `Saved in ${languageNames[language]}.`)
}

export const removeText: PersonHandler<'messages.removeText'> = async (
  { messageId, language },
  context,
) => {
  const { db, person, audit } = context
  await requireAlive(context, messageId)
  const gone = await db
    .deleteFrom('message_texts')
    .where('shard_key', '=', person.shardKey)
    .where('message_id', '=', messageId)
    .where('language', '=', language)
    .returning('language')
    .executeTakeFirst()
  if (gone === undefined) {
    return fail('not_found')
  }
  await audit({
    ...{ recordType: 'message', recordId: messageId, action: 'translate' },
    changes: { language: { from: language, to: null } },
  })
  return ok(null, 'Removed.')
}

/** What has ended stays as it was read. */
async function requireAlive(
  { db, person, now }: PersonContext,
  messageId: string,
): Promise<MessageRow> {
  const row = await messageForChange(db, readerOf(person, now), messageId)
  if (row === undefined) {
    return fail('forbidden')
  }
  return row.state === 'expired' || row.state === 'recalled'
    ? fail('wrong_state', { message: 'What has ended is not edited. Please use it again.' })
    : row
}
