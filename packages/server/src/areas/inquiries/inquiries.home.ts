import { sql } from 'kysely'
import type { WaitingPart } from '../home/waiting.ts'
import { answersInquiries } from './inquiries.rights.ts'

/**
 * What waits of inquiries, on the first page: for whoever asked, what waits for their answer; for
 * those who answer, what nobody has taken and what they have in progress. What presses comes first.
 */
export const inquiriesWaiting: WaitingPart = async ({ db, person }) => {
  const { shardKey, personId } = person
  const toAnswer = sql`(inquiry.status = 'new' and inquiry.asker_id <> ${personId})
    or (inquiry.status = 'in_progress' and inquiry.assignee_id = ${personId})`
  const { rows } = await sql<{ id: string; title: string; number: string; total: number }>`
    select inquiry.id, inquiry.subject as title, inquiry.number,
      (count(*) over ())::int as total
    from inquiries as inquiry
    where inquiry.shard_key = ${shardKey}
      and inquiry.status in ('new', 'in_progress', 'waiting_user') and (
        (inquiry.status = 'waiting_user' and inquiry.asker_id = ${personId})
        ${answersInquiries(person) ? sql`or ${toAnswer}` : sql``}
      )
    order by inquiry.priority_rank, inquiry.asked_at, inquiry.id
    limit 1`.execute(db)
  const [first] = rows
  if (first === undefined) {
    return []
  }
  const { id, title, number, total } = first
  return [{ kind: 'inquiries_waiting', count: total, first: { id, title, detail: number } }]
}
