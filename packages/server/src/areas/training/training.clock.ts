import { sql } from 'kysely'
import { trainingExpiringDays } from '@holdpoint/api'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { notYetTold } from '../../outbox/untold.ts'
import { isRenewed } from './training.lines.ts'

/** Tells of what expires three times a day, so that one run that fails loses no day. */
export const dueTrainingJob: ClockJob = {
  name: 'due-training',
  cron: '37 5,11,17 * * *',
  run: tellDueTraining,
}

type Due = {
  shard_key: string
  id: string
  person_id: string
  manager_id: string | null
  told_from: Date
}

/** So many days after it has passed the word of a last day is told to whoever was not told of it. */
const lateDays = 30

/**
 * Tells of what expires 30 days before and on the day, once each: whoever holds it, and whom they
 * report to. Whoever holds it and was not told on the day is told by the next clock that runs. Whom
 * they report to is not: a new manager would be told of all that expired before their time. What was
 * renewed, what was recorded only after its last day, and what somebody holds who has left, is not
 * told. Days are those of UTC.
 */
export async function tellDueTraining({ database, ports, now }: ClockContext): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  await transaction(database, async (db) => {
    const { rows } = await sql<Due>`
      select record.shard_key, record.id, holder.id as person_id, manager.id as manager_id,
        (record.expires_on - case when record.expires_on <= ${day}::text::date then 0
          else ${trainingExpiringDays}::int end)::timestamp at time zone 'UTC' as told_from
      from training_records as record
      join qualifications as qualification on qualification.shard_key = record.shard_key
        and qualification.id = record.qualification_id and qualification.retired_at is null
      join people as holder on holder.id = record.person_id and holder.is_active
      left join people as manager on manager.id = holder.manager_id and manager.is_active
        and record.expires_on >= ${day}::text::date
      where record.deleted_at is null
        and record.expires_on between ${day}::text::date - ${lateDays}::int
          and ${day}::text::date + ${trainingExpiringDays}::int
        and record.created_at < (record.expires_on + 1)::timestamp at time zone 'UTC'
        and not ${isRenewed}
      order by record.expires_on, record.id`.execute(db)
    for (const { shard_key: shardKey, id, told_from: since, ...due } of rows) {
      const teller = { db, ports, now, person: { shardKey, personId: null } }
      const record = { type: 'training_record', id } as const
      const tell = async (
        kind: 'qualification_due' | 'team_qualification_due',
        known: readonly string[],
      ) => {
        const personIds = await notYetTold(db, { kind, record, shardKey, since }, known)
        await notify(teller, { kind, record, personIds })
      }
      await tell('qualification_due', [due.person_id])
      await tell('team_qualification_due', due.manager_id === null ? [] : [due.manager_id])
    }
  })
}
