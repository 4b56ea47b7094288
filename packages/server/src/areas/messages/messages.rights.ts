import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { policies, type MessageState, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'
import { isFor } from '../../records/audience.ts'

// Where a message stands and who has to do with it, in SQL over `messages as message`. Lists, ties
// and counts are made of the same words, so that what is listed can be opened.

/** What these words must know of whoever asks; `now` is the moment of the call, as ISO 8601. */
export type Reader = { shardKey: string; personId: string; now: string }

/** Who asks, and when. */
export function readerOf(
  { shardKey, personId }: Pick<PersonRights, 'shardKey' | 'personId'>,
  now: Date,
): Reader {
  return { shardKey, personId, now: now.toISOString() }
}

/**
 * Where a message stands: the clock is asked when it is read, so that no clock job can be missed,
 * made twice or lost.
 */
export const stateOf = ({ now }: Pick<Reader, 'now'>): RawBuilder<MessageState> => sql`case
  when message.status <> 'scheduled' then message.status
  when ${now}::timestamptz < message.starts_at then 'scheduled'
  when ${now}::timestamptz < message.ends_at then 'active'
  else 'expired' end`

/** The same as a condition that an index answers. */
export const isActive = ({ now }: Pick<Reader, 'now'>): RawBuilder<SqlBool> =>
  sql`(message.status = 'scheduled' and message.deleted_at is null
    and message.starts_at <= ${now}::timestamptz and message.ends_at > ${now}::timestamptz)`

export const isOwn = ({ personId }: Pick<Reader, 'personId'>): RawBuilder<SqlBool> =>
  sql`message.created_by = ${personId}`

/** Active, and for this person: all that they have of messages as a reader. */
export const isMine = (reader: Reader): RawBuilder<SqlBool> =>
  sql`(${isActive(reader)} and ${isFor('message', 'message.id', reader)})`

/** A critical message is acknowledged whether it says so or not. */
export const asksForAck = sql<SqlBool>`(message.require_ack or message.priority = 'critical')`

const reached = (reader: Reader, round: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select 1 from message_receipts as receipt
  where receipt.shard_key = message.shard_key and receipt.message_id = message.id
    and receipt.person_id = ${reader.personId} and ${round} >= message.round
)`

/** The person has not opened it since it was asked for last. */
export const isUnopened = (reader: Reader): RawBuilder<SqlBool> =>
  sql`not ${reached(reader, sql`receipt.opened_round`)}`

/** It waits for the person's acknowledgement. */
export const isUnacknowledged = (reader: Reader): RawBuilder<SqlBool> =>
  sql`(${asksForAck} and not ${reached(reader, sql`receipt.acknowledged_round`)})`

/** Whether a person sees what became of every message. */
export function seesAll(person: PersonRights): boolean {
  return opens(policies['messages.receipts'].record, new Set<Tie>(['all']), person)
}

/** The ties that a row tells of. */
export type TieColumns = { state: MessageState; is_own: boolean; is_mine: boolean }

/** The same as columns of a select. */
export function tieColumns(reader: Reader): RawBuilder<TieColumns> {
  return sql`${stateOf(reader)} as state, ${isOwn(reader)} as is_own, ${isMine(reader)} as is_mine`
}

/** Its author still has it to send for as long as nobody was reached. */
export function tiesOf({ state, is_own, is_mine }: TieColumns): ReadonlySet<Tie> {
  const isUnsent = state === 'draft' || state === 'scheduled'
  const held: [Tie, boolean][] = [
    ['own', is_own],
    ['assignee', is_own && isUnsent],
    ['shared', is_mine],
    ['all', true],
  ]
  return new Set(held.filter(([, isHeld]) => isHeld).map(([tie]) => tie))
}

/** Those of `people as person` of whose receipts a reader is told: of somebody else's message, their own. */
export const isToldOf = (reader: Reader & { seesAll: boolean }): RawBuilder<SqlBool> =>
  reader.seesAll ? sql`true` : sql`(${isOwn(reader)} or person.id = ${reader.personId})`

/** A message is for somebody of `people as person`. */
export const isForPerson = ({ shardKey }: Pick<Reader, 'shardKey'>): RawBuilder<SqlBool> =>
  isFor('message', 'message.id', { shardKey, personId: sql`person.id` })
