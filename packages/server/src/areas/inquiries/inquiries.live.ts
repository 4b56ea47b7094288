import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { tiesOfInquiries } from './inquiries.ties.ts'

/** How inquiries follow: edits, moves and replies. A note is no news to whoever asked, so to nobody. */
export const liveInquiries: LiveDeclaration = {
  ...{ table: 'inquiries', as: 'inquiry', isNeverDeleted: true },
  ...{ opens: 'adminInquiries.get', ties: tiesOfInquiries },
  shows: [
    {
      of: () => [
        sql`inquiry.row_version`,
        sql`(
          select count(*) from inquiry_replies as reply
          where reply.shard_key = inquiry.shard_key and reply.inquiry_id = inquiry.id
            and not reply.is_internal
        )`,
      ],
    },
  ],
}
