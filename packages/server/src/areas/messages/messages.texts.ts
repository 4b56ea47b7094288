import { sql, type RawBuilder } from 'kysely'
import type { MessageText } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { Reader } from './messages.rights.ts'

// What messages say in further languages (decision 0089).

/**
 * What a message says in the language that its reader has chosen, over `messages as message`; null
 * where it does not say it in that one, said it before it was changed, or none was chosen.
 */
export function inOwnLanguage(
  column: 'title' | 'description' | 'language',
  { personId }: Pick<Reader, 'personId'>,
): RawBuilder<string | null> {
  return sql`(
    select ${sql.ref(`said.${column}`)} from message_texts as said
    join user_settings as chosen on chosen.language = said.language
    where said.shard_key = message.shard_key and said.message_id = message.id
      and said.edition = message.edition and chosen.person_id = ${personId}
  )`
}

/** What a message of an edition says in further languages, by the code of each. */
export async function textsOf(
  db: Queryable,
  shardKey: string,
  { id, edition }: { id: string; edition: number },
): Promise<MessageText[]> {
  const rows = await db
    .selectFrom('message_texts')
    .select(['language', 'title', 'description', 'edition'])
    .where('shard_key', '=', shardKey)
    .where('message_id', '=', id)
    .orderBy('language')
    .execute()
  return rows.map(({ edition: said, ...text }) => ({ ...text, isOlder: said !== edition }))
}
