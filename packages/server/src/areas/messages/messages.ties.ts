import { sql } from 'kysely'
import type { TieFinder } from '../../access.ts'
import { readerOf, tieColumns, tiesOf, type TieColumns } from './messages.rights.ts'

/** How a person is tied to the message that a call names; a deleted one ties nobody. */
export const messageTies: TieFinder = async (db, person, input, now) => {
  const { rows } = await sql<TieColumns>`
    select ${tieColumns(readerOf(person, now))} from messages as message
    where message.shard_key = ${person.shardKey} and message.id = ${idIn(input) ?? null}::text
      and message.deleted_at is null`.execute(db)
  const [row] = rows
  return row === undefined ? new Set() : tiesOf(row)
}

function idIn(input: unknown): string | undefined {
  if (typeof input === 'object' && input !== null && 'messageId' in input) {
    return typeof input.messageId === 'string' ? input.messageId : undefined
  }
  return undefined
}
