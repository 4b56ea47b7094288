import { sql } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { likePattern } from '../../db/like-pattern.ts'
import { receiptCountsOf, receiptsOf } from './messages.queries.ts'
import { isMine, readerOf } from './messages.rights.ts'

export const receive: PersonHandler<'messages.receive'> = async (
  { messageIds, opened },
  context,
) => {
  await note(context, messageIds, opened)
  return ok(null)
}

export const acknowledge: PersonHandler<'messages.acknowledge'> = async (
  { messageId, round },
  context,
) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  await requireRound(context, messageId, round)
  // Whoever acknowledges has read it.
  await note(context, [messageId], true)
  const { rows } = await sql<{ id: string }>`
    update message_receipts as receipt
    set acknowledged_at = ${now}, acknowledged_round = message.round
    from messages as message
    where receipt.shard_key = ${shardKey} and receipt.message_id = ${messageId}
      and receipt.person_id = ${personId} and message.shard_key = receipt.shard_key
      and message.id = receipt.message_id and receipt.acknowledged_round < message.round
    returning message.id`.execute(db)
  if (rows.length > 0) {
    // Beside the history of the message, which a thousand acknowledgements would drown; and each
    // stays in the trail, where a fresh one takes the place of the one before.
    await audit({
      ...{ recordType: 'message_receipt', recordId: messageId, action: 'acknowledge' },
    })
  }
  const receipt = await db
    .selectFrom('message_receipts')
    .select('acknowledged_at')
    .where('shard_key', '=', shardKey)
    .where('message_id', '=', messageId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return receipt?.acknowledged_at
    ? ok({ acknowledgedAt: receipt.acknowledged_at.toISOString() }, 'Acknowledged.')
    : fail('forbidden')
}

/**
 * Whoever names the round that they read acknowledges that one, or nothing: what was written since
 * has to be read first. The row is held, so that none is begun in between.
 */
async function requireRound(
  { db, person }: PersonContext,
  messageId: string,
  round: number | undefined,
): Promise<void> {
  const message = await db
    .selectFrom('messages')
    .select('round')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', messageId)
    .forShare()
    .executeTakeFirst()
  if (message !== undefined && round !== undefined && round !== message.round) {
    fail('row_changed', { message: changedSince, details: { round: message.round } })
  }
}

const changedSince =
  'The message was changed since you read it. Please read it again and then acknowledge it.'

/** Notes that messages reached the person: once each, and anew what was asked for again. */
async function note(
  { db, person, now }: PersonContext,
  messageIds: readonly string[],
  isOpened: boolean,
): Promise<void> {
  const opened = isOpened ? now : null
  await sql`
    insert into message_receipts
      (shard_key, message_id, person_id, delivered_at, opened_at, opened_round)
    select message.shard_key, message.id, ${person.personId}, ${now}::timestamptz,
      ${opened}::timestamptz, case when ${isOpened}::boolean then message.round else 0 end
    from messages as message
    where message.shard_key = ${person.shardKey} and message.id = any(${[...messageIds]}::text[])
      and ${isMine(readerOf(person, now))}
    order by message.id
    on conflict (shard_key, message_id, person_id) do update
    set opened_at = coalesce(message_receipts.opened_at, excluded.opened_at),
      opened_round = excluded.opened_round
    where message_receipts.opened_round < excluded.opened_round`.execute(db)
}

export const receipts: PersonHandler<'messages.receipts'> = async (input, { db, person }) => {
  const { shardKey } = person
  const search = input.search.trim()
  const rows = await receiptsOf(
    db,
    { shardKey, messageId: input.messageId },
    {
      ...{ offset: input.pOffset, limit: input.pLimit, state: input.state ?? null },
      pattern: search === '' ? null : likePattern(search),
    },
  )
  return ok({
    data: rows.map((row) => ({
      person: { personId: row.id, fullName: row.full_name, profileImage: row.profile_image },
      isInAudience: row.is_meant,
      state: row.state,
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      openedAt: row.opened_at?.toISOString() ?? null,
      acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    })),
    totalRecords: rows[0]?.total ?? 0,
    offset: input.pOffset,
    counts: await receiptCountsOf(db, shardKey, input.messageId),
  })
}
