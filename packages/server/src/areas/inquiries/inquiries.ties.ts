import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './inquiries.rights.ts'

/** How a person is tied to some inquiries. */
export const tiesOfInquiries: TiesOfSome = async (db, person, inquiryIds) => {
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'asker_id'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...inquiryIds]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row, person)]))
}

/** How a person is tied to the inquiry that a call names; anybody begins one. */
export const inquiryTies = tieFinder('inquiryId', tiesOfInquiries, ['signer'])
