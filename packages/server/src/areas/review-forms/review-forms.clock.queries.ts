import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { isHandedBack } from '../my-forms/review/flags.queries.ts'
import { isDue } from '../my-forms/review/waiting.ts'

/** A step whose people have not decided yet, and since when it waits for them. */
export type WaitingStep = {
  shard_key: string
  id: string
  submitter_id: string
  /** Its submitter, and who filled it out before. */
  filled_by: string[]
  started_at: Date
  step: number
  hours: number
  since: Date
  reminded: number
  signer_ids: string[]
  person_ids: string[]
}

/**
 * The steps with hours that wait for a decision: since they were handed in, since the step before was
 * decided, or since they were handed to somebody else. What was handed back lies with its submitter,
 * and its clock stands still. Without an entry named, only those that have waited for half of their
 * hours or longer.
 */
export async function waitingSteps(
  db: Queryable,
  now: Date,
  one?: { shardKey: string; id: string },
): Promise<WaitingStep[]> {
  const which =
    one === undefined
      ? sql`${now}::timestamptz >= wait.since + signer.hours * interval '30 minutes'`
      : sql`entry.shard_key = ${one.shardKey} and entry.id = ${one.id}`
  const { rows } = await sql<WaitingStep>`
    select entry.shard_key, entry.id, entry.person_id as submitter_id,
      entry.filled_before || entry.person_id as filled_by, entry.started_at,
      signer.step, min(signer.hours)::int as hours, wait.since,
      min(case when signer.reminded_since = wait.since then signer.reminded else 0 end)::int
        as reminded,
      array_agg(signer.id order by signer.id) as signer_ids,
      array_agg(signer.person_id order by signer.id) as person_ids
    from my_form_signers as signer
    join my_forms as entry on entry.shard_key = signer.shard_key and entry.id = signer.my_form_id
    cross join lateral (
      select greatest(entry.submitted_at, signer.asked_at, (
        select max(before.signed_at) from my_form_signers as before
        where before.shard_key = entry.shard_key and before.my_form_id = entry.id
          and before.task = 'approve' and before.step < signer.step
      )) as since
    ) as wait
    where signer.task = 'approve' and signer.status = 'pending' and signer.hours is not null
      and entry.status = 'in_review' and entry.deleted_at is null and ${isDue}
      and not ${isHandedBack}
      and ${which}
    group by entry.shard_key, entry.id, entry.person_id, entry.filled_before,
      entry.started_at, signer.step, wait.since
    order by wait.since`.execute(db)
  return rows
}

/** Holds an entry, as deciding on it does. */
export async function holdEntry(db: Queryable, shardKey: string, id: string): Promise<void> {
  await db
    .selectFrom('my_forms')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** Writes down how far a wait has been told of. */
export async function noteTold(
  db: Queryable,
  { shard_key: shardKey, signer_ids: ids, since }: WaitingStep,
  rung: number,
): Promise<void> {
  await db
    .updateTable('my_form_signers')
    .set({ reminded: rung, reminded_since: since })
    .where('shard_key', '=', shardKey)
    .where('id', 'in', ids)
    .execute()
}

/** The submitter's manager, unless the step waits for them themselves. */
export async function managerOf(
  db: Queryable,
  { submitter_id: submitterId, person_ids: waiting }: WaitingStep,
): Promise<string[]> {
  const row = await db
    .selectFrom('people as person')
    .innerJoin('people as manager', 'manager.id', 'person.manager_id')
    .select('manager.id')
    .where('person.id', '=', submitterId)
    .where('manager.is_active', '=', true)
    .executeTakeFirst()
  return row === undefined || waiting.includes(row.id) ? [] : [row.id]
}
