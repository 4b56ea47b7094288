import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { readerOf, tieColumns, tiesOf, type TieColumns } from './messages.rights.ts'

/** How a person is tied to some messages; a deleted one ties nobody. */
export const tiesOfMessages: TiesOfSome = async (db, person, messageIds, now) => {
  const { rows } = await sql<TieColumns & { id: string }>`
    select message.id, ${tieColumns(readerOf(person, now))} from messages as message
    where message.shard_key = ${person.shardKey}
      and message.id = any(${[...messageIds]}::text[]) and message.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, tiesOf(row)]))
}

/** How a person is tied to the message that a call names. */
export const messageTies = tieFinder('messageId', tiesOfMessages)
