import type { Insertable } from 'kysely'
import type {
  InquiriesTable,
  InquiryRepliesTable,
} from '../src/areas/inquiries/inquiries.tables.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'

/** Writes an inquiry as it stands, past every rule: for tests of what is done with it. */
export async function placeInquiry(
  { database }: Pick<TestServer, 'database'>,
  id: string,
  columns: Partial<Insertable<InquiriesTable>> = {},
  replies: readonly Partial<Insertable<InquiryRepliesTable>>[] = [],
): Promise<void> {
  const at = '2026-03-01T18:00:00Z'
  const row = {
    ...{ shard_key: castShard, id, number: `INQ-26-${id}`, subject: `Inquiry ${id}` },
    ...{ description: 'It does not open.', category: 'bug' as const, priority: 'normal' as const },
    ...{ asker_id: cast.employee, asked_at: at, updated_at: at, status: 'new' as const },
    ...columns,
  }
  const isOver = row.status === 'resolved' || row.status === 'closed'
  await database.kysely
    .insertInto('inquiries')
    .values({ resolved_at: isOver ? at : null, ...row })
    .execute()
  for (const [place, reply] of replies.entries()) {
    await database.kysely
      .insertInto('inquiry_replies')
      .values({
        ...{ shard_key: row.shard_key, inquiry_id: id, id: `${id}-r${place}` },
        ...{ person_id: cast.manager, written_at: at, body: `Reply ${place}`, is_internal: false },
        ...reply,
      })
      .execute()
  }
}
