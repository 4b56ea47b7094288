import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { isUntold } from '../../outbox/untold.ts'
import { acknowledgementJoin, isSettled } from '../../records/acknowledgement.ts'
import { askingFiles } from './files.asked.ts'

/** Tells whoever came later what is asked of them, within the hour. */
export const latecomersOfFilesJob: ClockJob = {
  name: 'latecomers-of-files',
  cron: '31 * * * *',
  run: tellLatecomersOfFiles,
}

/**
 * Tells whoever took their seat after a file began to ask whom it is for: who has not acknowledged it,
 * and was not told since it asks.
 */
export async function tellLatecomersOfFiles({ database, ports, now }: ClockContext): Promise<void> {
  await transaction(database, async (db) => {
    for (const { shard_key: shardKey, id, person_ids: personIds } of await latecomers(db, now)) {
      const told = { kind: 'file_to_acknowledge', record: { type: 'library_file', id } } as const
      await notify({ db, ports, now, person: { shardKey, personId: null } }, { ...told, personIds })
    }
  })
}

type Late = { shard_key: string; id: string; person_ids: string[] }

async function latecomers(db: Queryable, now: Date): Promise<Late[]> {
  const clock = { now: now.toISOString(), timeZone: 'UTC' }
  const someone = {
    ...({ type: 'library_file', recordId: sql`file.id` } as const),
    ...{ shardKey: sql`file.shard_key`, personId: sql`person.id` },
  }
  const { rows } = await sql<Late>`
    select file.shard_key, file.id, array_agg(person.id order by person.id) as person_ids
    from library_files as file
    join lateral (${askingFiles.people}) as meant (id) on true
    join people as person on person.id = meant.id and person.placed_at > file.ack_from
    ${acknowledgementJoin({ recordType: 'library_file', record: 'file', person: sql`person.id` })}
    where file.deleted_at is null and ${askingFiles.asks} and not ${isSettled('file', clock)}
      and ack.acknowledged_at is null
      and ${isUntold('file_to_acknowledge', someone, sql`file.ack_from`)}
    group by file.shard_key, file.id
    order by file.id`.execute(db)
  return rows
}
