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
  /** Days till it is due; below zero when it is overdue. */
  days: number
  person_ids: string[]
}

/**
 * Reminds assignees 7 days and a day before, and on the day; tells the owner of what is overdue
 * once a week, and from the second week on the owner's manager too. Days are those of UTC.
 */
export async function tellDueActions({ database, ports, now }: ClockContext): Promise<void> {
  await transaction(database, async (db) => {
    for (const { shard_key: shardKey, id, days, person_ids: personIds } of await due(db, now)) {
      const kind = days < 0 ? ('action_overdue' as const) : ('action_due' as const)
      const told = { kind, record: { type: 'action' as const, id }, personIds }
      await notify({ db, ports, now, person: { shardKey, personId: null } }, told)
    }
  })
}

/**
 * What is to be told by now, to those who were not told of it yet. A reminder is due from its day on
 * until the next one's, so that a day without a round loses none; what was raised since then needs
 * none. Who has done an action, which only waits to be verified, is not told that it is due.
 */
async function due(db: Queryable, now: Date): Promise<DueAction[]> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<DueAction>`
    with late as (
      select action.shard_key, action.id, action.owner_id, action.status, action.created_at,
        action.due_on, action.due_on - ${today}::text::date as days
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
    ), whom as (
      select since.shard_key, since.id, since.days, since.told_from, one.person_id
      from since join action_assignees as one
        on one.shard_key = since.shard_key and one.action_id = since.id
      where since.days >= 0 and since.status <> 'pending_verification'
        and since.created_at < since.told_from + interval '1 day'
      union
      select shard_key, id, days, told_from, owner_id from since where days < 0
      union
      select since.shard_key, since.id, since.days, since.told_from, owner.manager_id
      from since join people as owner on owner.id = since.owner_id
      where since.days < -7 and owner.manager_id is not null
    )
    select whom.shard_key, whom.id, whom.days,
      array_agg(whom.person_id order by whom.person_id) as person_ids
    from whom join people as person on person.id = whom.person_id and person.is_active
    where not exists (
      select 1 from notifications as told
      where told.shard_key = whom.shard_key and told.person_id = whom.person_id
        and told.record_type = 'action' and told.record_id = whom.id
        and told.kind = case when whom.days < 0 then 'action_overdue' else 'action_due' end
        and told.created_at >= whom.told_from
    ) and not exists (
      select 1 from outbox as telling
      where telling.shard_key = whom.shard_key and whom.person_id = any(telling.person_ids)
        and telling.record_type = 'action' and telling.record_id = whom.id
        and telling.kind = case when whom.days < 0 then 'action_overdue' else 'action_due' end
        and telling.created_at >= whom.told_from
    )
    group by whom.shard_key, whom.id, whom.days
    order by whom.id`.execute(db)
  return rows
}
