import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { holdsNow } from '../../../records/deciding.ts'

/**
 * Whether it is the turn of `signer`: steps of approval go one after the other, so that what is not
 * due waits for somebody else. Signatures have no order.
 */
export const isDue = sql<SqlBool>`(signer.task = 'sign' or not exists (
  select 1 from my_form_signers as before
  where before.shard_key = signer.shard_key and before.my_form_id = signer.my_form_id
    and before.task = 'approve' and before.status = 'pending' and before.step < signer.step
))`

/** The step of `entry` that is to be decided now; null where none is. */
export const dueStep = sql<number | null>`(
  select min(open.step) from my_form_signers as open
  where open.shard_key = entry.shard_key and open.my_form_id = entry.id
    and open.task = 'approve' and open.status = 'pending' and entry.status = 'in_review'
)`

/** Whether `signer` decides in their own place, or stands in for somebody still. */
export const isThere = (now: Date | string): RawBuilder<SqlBool> => sql<SqlBool>`(
  signer.deputy_for is null or exists (
    select 1 from my_form_signers as stood
    join people as absent on absent.id = stood.person_id
    join approval_delegations as delegation on delegation.shard_key = stood.shard_key
      and delegation.from_person_id = absent.id and delegation.to_person_id = signer.person_id
    where stood.shard_key = signer.shard_key and stood.id = signer.deputy_for
      and ${holdsNow(now)}
  ))`

/** Whether `signer` has a part in its entry: a deputy who has not decided has one while they stand in. */
export const hasPart = (now: Date | string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(signer.status <> 'pending' or ${isThere(now)})`

/** The entries in which somebody had no part but that of a deputy whose days are over, as rows of ids. */
export const endedFor = ({
  shardKey,
  personId,
  now,
}: {
  shardKey: string
  personId: string
  now: string
}): RawBuilder<unknown> => sql`
  select signer.my_form_id from my_form_signers as signer
  where signer.shard_key = ${shardKey} and signer.person_id = ${personId}
    and signer.task = 'approve' and signer.status = 'pending' and not ${isThere(now)}
    and not exists (
      select 1 from my_form_signers as other
      where other.shard_key = signer.shard_key and other.my_form_id = signer.my_form_id
        and other.person_id = signer.person_id and other.task = 'sign'
    )
    and not exists (
      select 1 from my_form_shares as share
      where share.shard_key = signer.shard_key and share.my_form_id = signer.my_form_id
        and share.person_id = signer.person_id
    )`
