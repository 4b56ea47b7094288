import { sql } from 'kysely'
import { appendAudits } from '../../audit.ts'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify, type Teller } from '../../outbox/notify.ts'
import { writeMove } from '../../records/move.ts'
import { fileKind } from './files.facts.ts'
import { isAhead } from './files.rights.ts'

// A version that was approved for a later day comes into force by the clock (decision 0098).

type Newest = { id: string; version: number; current_version: number | null }

/**
 * What it writes that the newest version comes into force. Everybody is asked anew where it, or one
 * that never came into force since the last one that did, is material: what that one changed is in
 * the newest as well.
 */
export async function comesIntoForce(db: Queryable, shardKey: string, row: Newest, now: Date) {
  const material = await db
    .selectFrom('library_versions')
    .select('version')
    .where('shard_key', '=', shardKey)
    .where('file_id', '=', row.id)
    .where('version', '>', row.current_version ?? 0)
    .where('is_material', '=', true)
    .limit(1)
    .executeTakeFirst()
  const asksAnew = material !== undefined || row.current_version === null
  return {
    columns: {
      current_version: row.version,
      ...(asksAnew ? { material_version: row.version, ack_from: now } : {}),
    },
    changes: { currentVersion: { from: row.current_version, to: row.version } },
  }
}

/** Tells everybody whom a file is for that it is to be acknowledged. */
export async function tellMeant(teller: Teller, id: string): Promise<void> {
  const record = { type: 'library_file', id } as const
  await notify(teller, { kind: 'file_to_acknowledge', record, personIds: 'audience' })
}

/** Looks several times an hour, so that a day begins with what is for it. */
export const filesIntoForceJob: ClockJob = {
  name: 'files-into-force',
  cron: '*/10 * * * *',
  run: bringIntoForce,
}

/** One round; each file comes into force by itself, as a move that nobody made. */
export async function bringIntoForce({ database, ports, now }: ClockContext): Promise<void> {
  const due = await dueFiles(database.kysely, now)
  await eachInTurn(due, { ports, job: 'files-into-force' }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      const [file] = await dueFiles(db, now, id)
      if (file === undefined) {
        return
      }
      const follows = await comesIntoForce(db, shardKey, file, now)
      const stamp = { shardKey, personId: null, at: now, requestId: 'clock' }
      await writeMove(
        fileKind,
        file,
        { event: 'comeIntoForce', to: 'approved', ...follows },
        { db, shardKey, now, audit: (...events) => appendAudits(db, stamp, events) },
      )
      if (file.require_ack && follows.columns.ack_from !== undefined) {
        await tellMeant({ db, ports, now, person: { shardKey, personId: file.approved_by } }, id)
      }
    }),
  )
}

type DueFile = Newest & {
  shard_key: string
  status: 'ahead'
  row_version: number
  require_ack: boolean
  /** Who asks for it, by having approved it. */
  approved_by: string | null
}

/** Files whose day has come; one of them is held. */
async function dueFiles(db: Queryable, now: Date, id?: string): Promise<DueFile[]> {
  const { rows } = await sql<DueFile>`
    select file.shard_key, file.id, file.status, file.version, file.current_version,
      file.row_version, file.require_ack, (
        select newest.approved_by from library_versions as newest
        where newest.shard_key = file.shard_key and newest.file_id = file.id
          and newest.version = file.version
      ) as approved_by
    from library_files as file
    where file.status = 'ahead' and file.deleted_at is null
      and not ${isAhead({ now: now.toISOString() })}
      ${id === undefined ? sql`` : sql`and file.id = ${id}`}
    order by file.id ${id === undefined ? sql`` : sql`for update of file`}`.execute(db)
  return rows
}
