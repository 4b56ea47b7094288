import { sql } from 'kysely'
import type { MyFormDetail, PersonLine } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { personIn } from '../../records/people.queries.ts'

/** Who assigned an entry, as its schedule says it now; null where nobody did. */
export async function assignmentOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<MyFormDetail['assigned']> {
  const { rows } = await sql<{ person: PersonLine; title: string; note: string; due_at: Date }>`
    select ${personIn('schedule.author_id')} as person, schedule.title, schedule.note, given.due_at
    from form_assignments as given
    join form_schedules as schedule on schedule.shard_key = given.shard_key
      and schedule.id = given.schedule_id
    where given.shard_key = ${shardKey} and given.my_form_id = ${myFormId}`.execute(db)
  const [row] = rows
  return row === undefined
    ? null
    : { person: row.person, title: row.title, note: row.note, dueAt: row.due_at.toISOString() }
}
