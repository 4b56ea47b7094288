import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { runningMax, type Running } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { lotoColumns, tallies, type LotoSqlRow } from './loto.columns.ts'
import { isLive, isMine, isReadable, seesAll } from './loto.rights.ts'
import { toLoto } from './loto.row.ts'

type Asking = Pick<PersonContext, 'db' | 'person' | 'now'>

const isOutOfService = ({ person }: Asking) => sql<SqlBool>`loto.shard_key = ${person.shardKey}
  and loto.deleted_at is null and ${isLive}`

/** The pads of the machines that are out of service under a lockout of somebody. */
export const padsOfLockouts = (context: Asking): RawBuilder<unknown> => sql`
  select loto.pad_id from lotos as loto
  where ${isOutOfService(context)} and ${isMine(context.person)}`

type LockoutRow = LotoSqlRow & { own_locks: string[]; total: number }

/** The machines that are out of service, theirs and those of some pads, as far as they may know of it. */
export async function lockoutsNow(
  context: Asking,
  padIds: readonly string[],
): Promise<Pick<Running, 'lockouts' | 'lockoutCount'>> {
  const { db, person, now } = context
  const { rows } = await sql<LockoutRow>`
    select ${lotoColumns({ ...person, now })},
      array(
        select lock.lock_number from loto_locks as lock
        where lock.shard_key = loto.shard_key and lock.loto_id = loto.id
          and lock.person_id = ${person.personId}
        order by lock.locked_at, lock.lock_key
      ) as own_locks,
      (count(*) over ())::int as total
    from lotos as loto ${tallies}
    where ${isOutOfService(context)} and ${isReadable(person, seesAll(person))}
      and (${isMine(person)} or loto.pad_id = any(${[...padIds]}::text[]))
    order by is_waiting desc, locks.locked_since nulls last, loto.id
    limit ${runningMax}::int`.execute(db)
  const lockouts = rows.map((row) => toLockout(row, context))
  return { lockouts, lockoutCount: rows[0]?.total ?? 0 }
}

function toLockout(row: LockoutRow, { person }: Asking): Running['lockouts'][number] {
  const { lotoId, number, title, status, asset, pad, plannedEnd, ...locks } = toLoto(row, person)
  const { lockCount, lockedSince, isLockedLong, isWaiting } = locks
  return {
    ...{ lotoId, number, title, status, asset, pad, plannedEnd },
    ...{ lockCount, lockedSince, isLockedLong, isWaiting, ownLocks: row.own_locks },
  }
}
