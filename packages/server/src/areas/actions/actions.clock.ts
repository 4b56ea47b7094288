import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'

/** Days before the due day on which assignees are reminded (domain 2.5). */
const daysBefore = [7, 1, 0]

/** Tells of due days three times a day, so that a day on which it was down is no day without. */
export const dueActionsJob: ClockJob = {
  name: 'due-actions',
  cron: '11 5,11,17 * * *',
  run: tellDueActions,
}

type DueAction = {
  shard_key: string
  id: string
  kind:
    | 'action_due'
    | 'action_overdue'
    | 'action_verify_due'
    | 'action_review_due'
    | 'action_resume_due'
  person_ids: string[]
}

/**
 * Reminds assignees 7 days and a day before, and on the day, or the owner where it was given back; tells
 * them on the day on which what is on hold was to go on, and once a week from then on with its owner; tells the owner of what is overdue
 * once a week, and from the second week on the owner's manager too. What only waits to be verified
 * reminds its verifier on the same days, and their manager; what was done and is watched, its owner
 * from the day of the review on, once a week. Days are those of UTC.
 */
export async function tellDueActions({ database, ports, now }: ClockContext): Promise<void> {
  await transaction(database, async (db) => {
    for (const { shard_key: shardKey, id, kind, person_ids: personIds } of await due(db, now)) {
      const told = { kind, record: { type: 'action' as const, id }, personIds }
      await notify({ db, ports, now, person: { shardKey, personId: null } }, told)
    }
  })
}

/**
 * What is to be told by now, to those who were not told of it yet. A reminder is due from its day on
 * until the next one's, so that a day without a round loses none; what was raised since then needs
 * none, nor does what was said to be done since then: its verifier has just been asked.
 */
async function due(db: Queryable, now: Date): Promise<DueAction[]> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<DueAction>`
    with late as (
      select action.*, action.due_on - ${today}::text::date as days,
        action.status = 'pending_verification' as is_done,
        case when action.status = 'pending_verification' then action.verifier_id
          else action.owner_id end as asked_id
      from actions as action
      where action.deleted_at is null
        and action.status not in ('effectiveness_review', 'closed', 'cancelled')
        and action.due_on <= ${today}::text::date + ${Math.max(...daysBefore)}::int
    ), since as (
      select late.*, case
        when days < 0 then due_on + 1 + 7 * ((-days - 1) / 7)
        else due_on - (select min(ahead) from unnest(${daysBefore}::int[]) as ahead
          where ahead >= days)
        end::timestamp at time zone 'UTC' as told_from
      from late
    ), asking as (
      select since.* from since where not is_done or coalesce(completed_at, created_at) < told_from
    ), whom as (
      select since.shard_key, since.id, 'action_due' as kind, since.told_from,
        case when since.status = 'returned' then since.owner_id else one.person_id end as person_id
      from since join action_assignees as one
        on one.shard_key = since.shard_key and one.action_id = since.id
      where since.days >= 0 and not since.is_done
        and since.created_at < since.told_from + interval '1 day'
      union
      select shard_key, id, case when is_done then 'action_verify_due' else 'action_overdue' end,
        told_from, asked_id
      from asking where days < 0 or is_done
      union
      select asking.shard_key, asking.id, 'action_overdue', asking.told_from, chief.manager_id
      from asking join people as chief on chief.id = asking.asked_id
      where asking.days < -7 and chief.manager_id is not null
      union
      select shard_key, id, 'action_review_due',
        (waits_until + 7 * ((${today}::text::date - waits_until) / 7))::timestamp
          at time zone 'UTC', owner_id
      from actions
      where deleted_at is null and status = 'effectiveness_review' and is_effective is null
        and waits_until <= ${today}::text::date
      union
      select held.shard_key, held.id, 'action_resume_due',
        (held.waits_until + 7 * ((${today}::text::date - held.waits_until) / 7))::timestamp
          at time zone 'UTC', one.person_id
      from actions as held
      cross join lateral (
        select assignee.person_id from action_assignees as assignee
        where assignee.shard_key = held.shard_key and assignee.action_id = held.id
        union select held.owner_id where held.waits_until < ${today}::text::date - 6
      ) as one
      where held.deleted_at is null and held.status = 'on_hold'
        and held.waits_until <= ${today}::text::date
    )
    select whom.shard_key, whom.id, whom.kind,
      array_agg(whom.person_id order by whom.person_id) as person_ids
    from whom join people as person on person.id = whom.person_id and person.is_active
    where not exists (
      select 1 from notifications as told
      where told.shard_key = whom.shard_key and told.person_id = whom.person_id
        and told.record_type = 'action' and told.record_id = whom.id
        and told.kind = whom.kind and told.created_at >= whom.told_from
    ) and not exists (
      select 1 from outbox as telling
      where telling.shard_key = whom.shard_key and whom.person_id = any(telling.person_ids)
        and telling.record_type = 'action' and telling.record_id = whom.id
        and telling.kind = whom.kind and telling.created_at >= whom.told_from
    )
    group by whom.shard_key, whom.id, whom.kind
    order by whom.id, whom.kind`.execute(db)
  return rows
}
