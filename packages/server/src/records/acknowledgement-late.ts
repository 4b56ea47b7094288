import { sql } from 'kysely'
import type { ClockContext } from '../clock/clock.ts'
import type { Queryable } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { notify } from '../outbox/notify.ts'
import { isUntold } from '../outbox/untold.ts'
import type { AskingRecords } from './acknowledgement-due.ts'

/**
 * Tells whoever came to where a record asks after it began to, or was there when it came: who has not
 * acknowledged it, and was not told since it asks (decision 0089).
 */
export async function tellLatecomers(
  { database, ports, now }: ClockContext,
  kinds: readonly AskingRecords[],
): Promise<void> {
  await transaction(database, async (db) => {
    for (const asking of kinds) {
      for (const { shard_key: shardKey, id, person_ids: personIds } of await lateFor(db, asking)) {
        const told = { kind: asking.kinds.asked, record: { type: asking.recordType, id } }
        const clock = { db, ports, now, person: { shardKey, personId: null } }
        await notify(clock, { ...told, personIds })
      }
    }
  })
}

type Late = { shard_key: string; id: string; person_ids: string[] }

async function lateFor(
  db: Queryable,
  { recordType: type, table, record, asks, latecomers, kinds }: AskingRecords,
): Promise<Late[]> {
  const column = (name: string) => sql.ref(`${record}.${name}`)
  const someone = {
    ...{ type, shardKey: column('shard_key'), recordId: column('id') },
    personId: sql`person.id`,
  }
  const { rows } = await sql<Late>`
    select ${column('shard_key')}, ${column('id')},
      array_agg(person.id order by person.id) as person_ids
    from ${sql.table(table)} as ${sql.ref(record)} ${latecomers}
    where ${column('deleted_at')} is null and ${asks} and ack.placed_at > ${column('ack_from')}
      and ack.acknowledged_at is null and ack.waived_at is null
      and ${isUntold(kinds.asked, someone, column('ack_from'))}
    group by ${column('shard_key')}, ${column('id')}
    order by ${column('id')}`.execute(db)
  return rows
}
