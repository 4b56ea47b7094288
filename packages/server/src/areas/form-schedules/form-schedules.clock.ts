import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { formScheduleForChange } from './form-schedules.queries.ts'
import { openDue } from './form-schedules.open.ts'
import { moveOnUnbegun } from './form-schedules.versions.ts'

const openedAtOnce = 200

/** Looks every five minutes: an hour at which something opens is that of many zones. */
export const formSchedulesJob: ClockJob = {
  name: 'form-schedules',
  cron: '*/5 * * * *',
  run: async (context) => {
    await openSchedules(context)
    await moveOnUnbegun(context)
    await remindAssigned(context)
  },
}

/** Assigns the forms of schedules whose hour has come, each in a transaction of its own. */
export async function openSchedules({ database, ports, now }: ClockContext): Promise<void> {
  const due = await database.kysely
    .selectFrom('form_schedules')
    .select(['id', 'shard_key'])
    .where('next_at', '<=', now)
    .where('deleted_at', 'is', null)
    .orderBy('next_at')
    .orderBy('id')
    .limit(openedAtOnce)
    .execute()
  await eachInTurn(due, { ports, job: 'form-schedules' }, ({ id, shard_key: shardKey }) =>
    transaction(database, async (db) => {
      const row = await formScheduleForChange(db, { shardKey, formScheduleId: id })
      if (row !== undefined) {
        await openDue({ db, ports, now, cacheOwner: database }, row)
      }
    }),
  )
}

type Reminder = {
  shard_key: string
  schedule_id: string
  my_form_id: string
  person_id: string
  author_id: string | null
  is_overdue: boolean
}

/**
 * Reminds whoever was asked once when a quarter of the time is left, a day at the most, and once when
 * it is over; then whoever assigned it is told too, once for all who are late with an occurrence.
 */
export async function remindAssigned({ database, ports, now }: ClockContext): Promise<void> {
  await transaction(database, async (db) => {
    const { rows } = await sql<Reminder>`
      with due as (
        select given.*, given.due_at <= ${now}::timestamptz as is_overdue
        from form_assignments as given
        join my_forms as entry on entry.shard_key = given.shard_key
          and entry.id = given.my_form_id and entry.deleted_at is null
        join people as one on one.id = given.person_id and one.is_active
        where given.done_at is null and given.outcome is null and given.reminded < 2
          and given.due_at <= ${now}::timestamptz + interval '24 hours'
          and (given.due_at <= ${now}::timestamptz or (
            given.reminded = 0 and ${now}::timestamptz >=
              given.due_at - least(interval '24 hours', (given.due_at - given.opens_at) / 4)
          ))
        for update of given
      ), told as (
        update form_assignments as given
        set reminded = case when due.is_overdue then 2 else 1 end
        from due where given.shard_key = due.shard_key and given.my_form_id = due.my_form_id
      )
      select due.shard_key, due.schedule_id, due.my_form_id, due.person_id, due.is_overdue,
        schedule.author_id
      from due
      left join form_schedules as schedule on schedule.shard_key = due.shard_key
        and schedule.id = due.schedule_id and schedule.deleted_at is null
      order by due.due_at, due.my_form_id`.execute(db)
    const late = new Map<string, Reminder>()
    for (const one of rows) {
      await notify(tellerOf(one), {
        kind: one.is_overdue ? 'assigned_form_overdue' : 'assigned_form_due',
        record: { type: 'my_form', id: one.my_form_id },
        personIds: [one.person_id],
      })
      if (one.is_overdue) {
        late.set(`${one.shard_key} ${one.schedule_id}`, one)
      }
    }
    for (const one of late.values()) {
      await notify(tellerOf(one), {
        kind: 'form_schedule_overdue',
        record: { type: 'form_schedule', id: one.schedule_id },
        personIds: one.author_id === null ? [] : [one.author_id],
      })
    }

    function tellerOf({ shard_key: shardKey }: Reminder) {
      return { db, ports, now, person: { shardKey, personId: null } }
    }
  })
}
