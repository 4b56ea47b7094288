import { sql } from 'kysely'
import type { ClockContext } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { definitionOf } from '../forms/forms.queries.ts'
import { beginAnew } from '../my-forms/filling/begin-anew.ts'

const movedAtOnce = 500

type Behind = {
  id: string
  shard_key: string
  form_id: string
  version: number
  person_id: string
  time_zone: string
}

/** What was assigned and not begun goes on to the version of its form that is published by now. */
export async function moveOnUnbegun({ database, ports, now }: ClockContext): Promise<void> {
  const behind = await entriesBehind(database.kysely)
  await eachInTurn(behind, { ports, job: 'form-schedules' }, ({ id }) =>
    transaction(database, async (db) => {
      const [entry] = await entriesBehind(db, id)
      const definition = entry && (await definitionOf(database, db, entry.form_id, entry.version))
      if (entry === undefined || definition === undefined) {
        return
      }
      const { shard_key: shardKey, person_id: personId, time_zone: timeZone } = entry
      const person = { shardKey, personId, timeZone }
      const columns = await beginAnew({ db, now, cacheOwner: database, person }, entry, definition)
      await db
        .updateTable('my_forms')
        .set({
          ...columns,
          ...{ form_version: entry.version, updated_at: now },
          row_version: sql`row_version + 1`,
        })
        .where('shard_key', '=', shardKey)
        .where('id', '=', id)
        .execute()
    }),
  )
}

/** Entries that stand on an older version; one of them is held. */
async function entriesBehind(db: Queryable, id?: string): Promise<Behind[]> {
  const { rows } = await sql<Behind>`
    select entry.id, entry.shard_key, entry.form_id, form.published_version as version,
      entry.person_id, coalesce(person.time_zone, organisation.time_zone) as time_zone
    from my_forms as entry
    join forms as form on form.id = entry.form_id
    join people as person on person.id = entry.person_id
    join organisations as organisation on organisation.shard_key = entry.shard_key
    where entry.status in ('pending', 'new') and entry.due_at is not null
      and entry.deleted_at is null and entry.form_version < form.published_version
      ${id === undefined ? sql`` : sql`and entry.id = ${id}`}
    order by entry.id
    ${id === undefined ? sql`limit ${movedAtOnce}::int` : sql`for update of entry`}`.execute(db)
  return rows
}
