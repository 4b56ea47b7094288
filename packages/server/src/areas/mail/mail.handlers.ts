import { sql } from 'kysely'
import { ok, type PersonHandler } from '../../handler.ts'

export const outbox: PersonHandler<'mail.outbox'> = async (input, { db, person }) => {
  const mails = db
    .selectFrom('mail_outbox')
    .where('shard_key', '=', person.shardKey)
    .$if(input.state !== undefined, (select) => select.where('state', '=', input.state ?? 'sent'))
  const rows = await mails
    .selectAll()
    // Ids begin with their time.
    .orderBy('id', 'desc')
    .limit(input.pLimit)
    .offset(input.pOffset)
    .execute()
  const { total } = await mails
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const data = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    text: row.text,
    state: row.state,
    tries: row.tries,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
  }))
  return ok({ data, totalRecords: total, offset: input.pOffset })
}
