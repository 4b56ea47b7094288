import { assignedStatuses } from '@holdpoint/api'
import { sql } from 'kysely'
import { appendAudits } from '../../audit.ts'
import type { Handing, LeftPart, LeftWork } from '../../records/left/left-work.ts'
import { notify } from '../../outbox/notify.ts'
import { readersOf } from '../../session/permissions-of.ts'
import { audienceOf, formsByIds } from '../forms/forms.queries.ts'
import { isInAudience } from '../forms/forms.rules.ts'
import { giveTo } from './form-schedules.open.ts'
import { takeAway } from './form-schedules.settle.ts'

/**
 * What was assigned and not begun, by now. Where one of several is enough, those who are there do it
 * without whoever has left.
 */
export const leftAssignments: LeftWork = {
  ...{ name: 'form_assigned', recordType: 'form_schedule', table: 'form_schedules' },
  waits: sql<LeftPart>`
    select given.shard_key, given.my_form_id as id, given.schedule_id as record_id, given.person_id
    from form_assignments as given
    join my_forms as entry on entry.shard_key = given.shard_key and entry.id = given.my_form_id
    join form_schedules as schedule on schedule.shard_key = given.shard_key
      and schedule.id = given.schedule_id
    where given.outcome is null and given.done_at is null and schedule.deleted_at is null
      and entry.deleted_at is null
      and entry.status = any(${sql.lit(`{${assignedStatuses.join(',')}}`)}::text[])
      and (schedule.ask_mode = 'each' or not exists (
        select 1 from form_assignments as other
        join people as there on there.id = other.person_id and there.is_active
        where other.shard_key = given.shard_key and other.schedule_id = given.schedule_id
          and other.occurs_on = given.occurs_on and other.outcome is null
          and other.person_id <> given.person_id
      ))`,
  said: 'asked person left',
  async except(handing) {
    const { schedule_id: scheduleId, occurs_on: occursOn } = await givenOf(handing)
    const asked = await handing.db
      .selectFrom('form_assignments')
      .select('person_id')
      .where('shard_key', '=', handing.part.shard_key)
      .where('schedule_id', '=', scheduleId)
      .where('occurs_on', '=', occursOn)
      .execute()
    return asked.map(({ person_id: id }) => id)
  },
  async suits(handing, { personId }) {
    const { form_id: formId } = await givenOf(handing)
    const [form] = await formsByIds(handing.db, [formId])
    return (
      form !== undefined &&
      form.can_start &&
      isInAudience(form, await audienceOf(handing.db, personId))
    )
  },
  async give(handing, to) {
    const { db, ports, now, part } = handing
    const { shard_key: shardKey, person_id: from } = part
    const given = await givenOf(handing)
    const person = (await readersOf(db, shardKey, [to])).get(to)
    if (person === undefined) {
      throw new Error(`${to} takes over what was assigned, and does not work here.`)
    }
    const stamp = { shardKey, personId: null, at: now, requestId: 'clock' }
    const audit = (...events: Parameters<typeof appendAudits>[2]) => appendAudits(db, stamp, events)
    await takeAway({ db, now, audit, person: { shardKey } }, given, 'handed_on')
    const one = { day: given.occurs_on, opensAt: given.opens_at, dueAt: given.due_at }
    const schedule = { id: given.schedule_id, shard_key: shardKey, form_id: given.form_id }
    await giveTo({ db, ports, now, cacheOwner: db }, schedule, { one, person, status: 'new' })
    await notify(
      { db, ports, now, person: { shardKey, personId: null } },
      {
        ...{ kind: 'form_handed_on', record: { type: 'form_schedule', id: given.schedule_id } },
        personIds: given.author_id === to ? [] : [given.author_id],
      },
    )
    // They were told of the form itself.
    return { changes: { handedTo: { from, to } }, kind: null }
  },
  ableTo: async (handing) => [(await givenOf(handing)).author_id],
}

/** What was assigned, with its entry, which is held. */
function givenOf({ db, part }: Handing) {
  return db
    .selectFrom('form_assignments as given')
    .innerJoin('form_schedules as schedule', (join) =>
      join
        .onRef('schedule.shard_key', '=', 'given.shard_key')
        .onRef('schedule.id', '=', 'given.schedule_id'),
    )
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'given.shard_key')
        .onRef('entry.id', '=', 'given.my_form_id'),
    )
    .select(['given.schedule_id', 'given.occurs_on', 'given.opens_at', 'given.due_at'])
    .select(['schedule.form_id', 'schedule.author_id'])
    .select(['entry.id', 'entry.status', 'entry.row_version', 'entry.person_id'])
    .select('entry.started_at')
    .where('given.shard_key', '=', part.shard_key)
    .where('given.my_form_id', '=', part.id)
    .forUpdate('entry')
    .executeTakeFirstOrThrow()
}
