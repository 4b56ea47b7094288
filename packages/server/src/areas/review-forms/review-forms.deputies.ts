import { sql, type RawBuilder } from 'kysely'
import { appendAudit } from '../../audit.ts'
import { holdsNow } from '../../records/deciding.ts'
import type { Teller } from '../../outbox/notify.ts'
import type { Queryable } from '../../db/database.ts'
import type { SignerRow } from '../my-forms/review/more.queries.ts'
import { writeForReaders } from '../my-forms/my-forms.readers.ts'
import type { WaitingStep } from './review-forms.clock.queries.ts'
import { isThere } from '../my-forms/review/waiting.ts'

/**
 * Asks the deputies of those whom a step waits for to decide beside them: whoever of the two is
 * first decides for both. Nobody joins who has a part in the entry already, and nobody who has filled it out.
 * Answers who joined.
 */
export async function joinDeputies(teller: Teller, step: WaitingStep): Promise<string[]> {
  const { db, ports, now } = teller
  const { shard_key: shardKey, id: myFormId } = step
  const joined: string[] = []
  for (const { id: signerId, deputy_id: deputyId, meaning, mode } of await deputiesOf(
    teller,
    step,
  )) {
    if (joined.includes(deputyId)) {
      continue
    }
    joined.push(deputyId)
    await db
      .insertInto('my_form_signers')
      .values({
        ...{ shard_key: shardKey, id: ports.ids.next(), my_form_id: myFormId },
        ...{ person_id: deputyId, task: 'approve' as const, status: 'pending' as const },
        ...{ meaning, mode, step: step.step, started_at: step.started_at, deputy_for: signerId },
      })
      .execute()
    await appendAudit(
      db,
      { shardKey, personId: null, at: now, requestId: 'clock' },
      {
        recordType: 'my_form',
        recordId: myFormId,
        action: 'deputy joins',
        changes: { approver: { from: null, to: deputyId } },
      },
    )
  }
  if (joined.length > 0) {
    await writeForReaders(db, shardKey, myFormId)
  }
  return joined
}

/** Who decides for those of a step now, as far as they may decide here (domain 2.6). */
function deputiesOf({ db, now }: Teller, step: WaitingStep) {
  return db
    .selectFrom('my_form_signers as signer')
    .innerJoin('approval_delegations as delegation', (join) =>
      join
        .onRef('delegation.shard_key', '=', 'signer.shard_key')
        .onRef('delegation.from_person_id', '=', 'signer.person_id'),
    )
    .innerJoin('people as absent', 'absent.id', 'signer.person_id')
    .innerJoin('people as deputy', 'deputy.id', 'delegation.to_person_id')
    .select(['signer.id', 'signer.meaning', 'signer.mode', 'deputy.id as deputy_id'])
    .where('signer.shard_key', '=', step.shard_key)
    .where('signer.id', 'in', step.signer_ids)
    .where('deputy.is_active', '=', true)
    .where('deputy.id', '<>', sql<string>`all(${step.filled_by}::text[])`)
    .where(holdsNow(now))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('my_form_signers as other')
            .select('other.id')
            .whereRef('other.shard_key', '=', 'signer.shard_key')
            .whereRef('other.my_form_id', '=', 'signer.my_form_id')
            .whereRef('other.person_id', '=', 'deputy.id')
            .where('other.task', '=', 'approve'),
        ),
      ),
    )
    .orderBy('signer.id')
    .execute()
}

type Asked = { db: Queryable; shardKey: string; now: Date }

/** Whether somebody who joined as a deputy stands in still. */
export async function standsInStill(
  { db, shardKey, now }: Asked,
  { id }: Pick<SignerRow, 'id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('my_form_signers as signer')
    .select('signer.id')
    .where('signer.shard_key', '=', shardKey)
    .where('signer.id', '=', id)
    .where(isThere(now))
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the step of `signer`, as `stood`, for whom they stand in now. */
const standsInFor = (now: Date): RawBuilder<unknown> => sql`
  join my_form_signers as stood on stood.shard_key = signer.shard_key
    and stood.my_form_id = signer.my_form_id and stood.step = signer.step
    and stood.task = 'approve' and stood.deputy_for is null
  join people as absent on absent.id = stood.person_id
  join approval_delegations as delegation on delegation.shard_key = stood.shard_key
    and delegation.from_person_id = absent.id and delegation.to_person_id = signer.person_id
    and ${holdsNow(now)}`

/** In whose places somebody decides: their own, or as a deputy those of all whom they stand in for. */
export async function placesOf(
  { db, shardKey, now }: Asked,
  own: Pick<SignerRow, 'id' | 'deputy_for'>,
): Promise<string[]> {
  if (own.deputy_for === null) {
    return [own.id]
  }
  const { rows } = await sql<{ id: string }>`
    select stood.id from my_form_signers as signer ${standsInFor(now)}
    where signer.shard_key = ${shardKey} and signer.id = ${own.id}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Has the deputies for some places that are decided stay for somebody else of the step, where they
 * stand in for one whom it waits for still.
 */
export async function stayForOthers(
  { db, shardKey, now }: Asked,
  myFormId: string,
  places: readonly string[],
): Promise<void> {
  const decided = sql`any(${[...places]}::text[])`
  await sql`
    update my_form_signers as deputy set deputy_for = still.stood_id
    from (
      select signer.id, min(stood.id) as stood_id
      from my_form_signers as signer ${standsInFor(now)}
      where signer.shard_key = ${shardKey} and signer.my_form_id = ${myFormId}
        and signer.status = 'pending' and signer.deputy_for = ${decided}
        and stood.status = 'pending' and not stood.id = ${decided}
      group by signer.id
    ) as still
    where deputy.shard_key = ${shardKey} and deputy.id = still.id`.execute(db)
}

/**
 * Hands a step to somebody else, whose hours begin anew. A deputy hands over the step of whom they
 * stand in for. Deputies of before are asked no more.
 */
export async function handOver(
  db: Queryable,
  {
    shardKey,
    myFormId,
    from,
    personId,
    now,
  }: {
    shardKey: string
    myFormId: string
    from: Pick<SignerRow, 'id' | 'deputy_for'>
    personId: string
    now: Date
  },
): Promise<void> {
  const signerId = from.deputy_for ?? from.id
  await db
    .deleteFrom('my_form_signers')
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where('deputy_for', '=', signerId)
    .where('status', '=', 'pending')
    .execute()
  await db
    .updateTable('my_form_signers')
    .set({ person_id: personId, asked_at: now, reminded: 0, reminded_since: null })
    .where('shard_key', '=', shardKey)
    .where('id', '=', signerId)
    .execute()
  await writeForReaders(db, shardKey, myFormId)
}
