import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { authorizedOf } from './loto.templates.told.ts'

/** Days before the next inspection on which it is told of (domain 2.8). */
const inspectionDaysBefore = [60, 30, 0]

/** Tells of inspections three times a day, so that a day on which it was down is no day without. */
export const dueTemplatesJob: ClockJob = {
  name: 'due-loto-templates',
  cron: '37 5,11,17 * * *',
  run: tellDueTemplates,
}

/**
 * Reminds of the inspection of a template in use 60 and 30 days before, and on the day, once each: whoever
 * may lead lockouts, who inspect it unless they wrote it, and its author. Days are those of UTC.
 */
export async function tellDueTemplates({ database, ports, now }: ClockContext): Promise<void> {
  await transaction(database, async (db) => {
    for (const { shard_key: shardKey, id, author_id, ahead } of await dueTemplates(db, now)) {
      const inspectors = await authorizedOf(db, shardKey)
      const personIds = [...new Set([...inspectors, ...[author_id ?? []].flat()])]
      const told = { kind: 'loto_template_due', record: { type: 'loto_template', id } } as const
      await notify({ db, ports, now, person: { shardKey, personId: null } }, { ...told, personIds })
      await db
        .updateTable('loto_templates')
        .set({ due_told: personIds.length > 0 ? ahead : null })
        .where('shard_key', '=', shardKey)
        .where('id', '=', id)
        .execute()
    }
  })
}

/** A template to tell of: who wrote it, null where they have left, and how many days ahead it is told. */
type DueTemplate = { shard_key: string; id: string; author_id: string | null; ahead: number }

async function dueTemplates(db: Queryable, now: Date): Promise<DueTemplate[]> {
  const day = now.toISOString().slice(0, 10)
  const { rows } = await sql<DueTemplate>`
    select template.shard_key, template.id, near.ahead, (
        select person.id from people as person
        where person.id = template.author_id and person.is_active
      ) as author_id
    from loto_templates as template
    cross join lateral (
      select min(ahead) as ahead from unnest(${inspectionDaysBefore}::int[]) as ahead
      where ahead >= template.inspection_due - ${day}::text::date
    ) as near
    where template.deleted_at is null and template.status = 'approved'
      and template.inspection_due
        <= ${day}::text::date + ${Math.max(...inspectionDaysBefore)}::int
      and (template.due_told is null or template.due_told > near.ahead)
    order by template.id
    for update of template`.execute(db)
  return rows
}
