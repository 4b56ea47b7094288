import { inquiryCloseDays, type InquiryState } from '@holdpoint/api'
import { sql } from 'kysely'
import { appendAudits } from '../../audit.ts'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { writeMove } from '../../records/move.ts'
import { inquiryKind } from './inquiries.facts.ts'

const closedAtOnce = 500

/** Closes every day what was resolved a week ago, and what nobody has said anything against. */
export const resolvedInquiriesJob: ClockJob = {
  name: 'resolved-inquiries',
  cron: '17 3 * * *',
  run: closeInquiries,
}

/** One round; each inquiry is closed by itself, as a move that nobody made. */
export async function closeInquiries({ database, ports, now }: ClockContext): Promise<void> {
  const over = await resolved(database.kysely, now)
  await eachInTurn(over, { ports, job: 'resolved-inquiries' }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      const [inquiry] = await resolved(db, now, id)
      if (inquiry === undefined) {
        return
      }
      const stamp = { shardKey, personId: null, at: now, requestId: 'clock' }
      const reason = `Nobody said otherwise within ${inquiryCloseDays} days.`
      await writeMove(
        inquiryKind,
        inquiry,
        { event: 'close', to: 'closed', columns: { closed_at: now }, reason },
        { db, shardKey, now, audit: (...events) => appendAudits(db, stamp, events) },
      )
    }),
  )
}

type Resolved = { shard_key: string; id: string; status: InquiryState; row_version: number }

/** What has been resolved for a week; one of them is held. */
async function resolved(db: Queryable, now: Date, id?: string): Promise<Resolved[]> {
  const before = new Date(now.getTime() - inquiryCloseDays * 24 * 3_600_000)
  const { rows } = await sql<Resolved>`
    select inquiry.shard_key, inquiry.id, inquiry.status, inquiry.row_version
    from inquiries as inquiry
    where inquiry.status = 'resolved' and inquiry.resolved_at <= ${before}::timestamptz
      ${id === undefined ? sql`` : sql`and inquiry.id = ${id}`}
    order by inquiry.resolved_at
    ${id === undefined ? sql`limit ${closedAtOnce}::int` : sql`for update of inquiry`}`.execute(db)
  return rows
}
