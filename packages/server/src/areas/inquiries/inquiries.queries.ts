import { sql } from 'kysely'
import type { InquiryReply, PersonLine } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'
import { inquiryColumns, inquiryPeople, type InquiryRow } from './inquiries.columns.ts'
import { isReplyReadable, readerOf } from './inquiries.rights.ts'

/** An inquiry with what only its own page shows. */
export type WholeInquiryRow = InquiryRow & { description: string; page: string }

/** An inquiry as it stands for somebody of its organisation. */
export async function inquiryRow(
  db: Queryable,
  person: PersonRights,
  inquiryId: string,
): Promise<WholeInquiryRow | undefined> {
  const { rows } = await sql<WholeInquiryRow>`
    select ${inquiryColumns}, inquiry.description, inquiry.page
    from inquiries as inquiry ${inquiryPeople}
    where inquiry.shard_key = ${person.shardKey} and inquiry.id = ${inquiryId}`.execute(db)
  return rows[0]
}

/** The same as it is about to be changed: its row is held until the end of the call. */
export async function inquiryForChange(
  db: Queryable,
  person: PersonRights,
  inquiryId: string,
): Promise<WholeInquiryRow | undefined> {
  await db
    .selectFrom('inquiries')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', inquiryId)
    .forUpdate()
    .executeTakeFirst()
  return inquiryRow(db, person, inquiryId)
}

/** What somebody reads below an inquiry, the first one first. */
export async function repliesOf(
  db: Queryable,
  person: PersonRights,
  inquiryId: string,
): Promise<InquiryReply[]> {
  const { rows } = await sql<{
    id: string
    person: PersonLine
    written_at: Date
    body: string
    is_internal: boolean
  }>`
    select reply.id, reply.written_at, reply.body, reply.is_internal,
      jsonb_build_object('personId', author.id, 'fullName', author.full_name,
        'profileImage', author.profile_image) as person
    from inquiry_replies as reply
    join inquiries as inquiry
      on inquiry.shard_key = reply.shard_key and inquiry.id = reply.inquiry_id
    join people as author on author.id = reply.person_id
    where reply.shard_key = ${person.shardKey} and reply.inquiry_id = ${inquiryId}
      and ${isReplyReadable(readerOf(person))}
    order by reply.written_at, reply.id`.execute(db)
  return rows.map(({ id: replyId, person: author, written_at: at, body, is_internal }) => ({
    ...{ replyId, person: author, at: at.toISOString(), text: body, isInternal: is_internal },
  }))
}
