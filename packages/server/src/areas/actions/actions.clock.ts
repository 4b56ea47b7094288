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
 * once a week, and from the second week on the owner's manager too. Each once a day (UTC).
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

/** What is to be told of today, to those who were not told of it yet. */
async function due(db: Queryable, now: Date): Promise<DueAction[]> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<DueAction>`
    with late as (
      select action.shard_key, action.id, action.owner_id,
        action.due_on - ${today}::text::date as days
      from actions as action
      where action.deleted_at is null
        and action.status not in ('effectiveness_review', 'closed', 'cancelled')
        and action.due_on <= ${today}::text::date + ${Math.max(...daysBefore)}::int
    ), whom as (
      select late.shard_key, late.id, late.days, one.person_id
      from late join action_assignees as one
        on one.shard_key = late.shard_key and one.action_id = late.id
      where late.days = any(${daysBefore}::int[])
      union
      select shard_key, id, days, owner_id from late where days < 0 and (-days - 1) % 7 = 0
      union
      select late.shard_key, late.id, late.days, owner.manager_id
      from late join people as owner on owner.id = late.owner_id
      where late.days < -7 and (-late.days - 1) % 7 = 0 and owner.manager_id is not null
    )
    select whom.shard_key, whom.id, whom.days,
      array_agg(whom.person_id order by whom.person_id) as person_ids
    from whom join people as person on person.id = whom.person_id and person.is_active
    where not exists (
      select 1 from notifications as told
      where told.shard_key = whom.shard_key and told.person_id = whom.person_id
        and told.record_type = 'action' and told.record_id = whom.id
        and told.kind = case when whom.days < 0 then 'action_overdue' else 'action_due' end
        and told.created_at >= ${today}::text::date::timestamptz
    ) and not exists (
      select 1 from outbox as telling
      where telling.shard_key = whom.shard_key and whom.person_id = any(telling.person_ids)
        and telling.record_type = 'action' and telling.record_id = whom.id
        and telling.kind = case when whom.days < 0 then 'action_overdue' else 'action_due' end
        and telling.created_at >= ${today}::text::date::timestamptz
    )
    group by whom.shard_key, whom.id, whom.days
    order by whom.id`.execute(db)
  return rows
}
