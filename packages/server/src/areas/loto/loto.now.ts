import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { runningMax, type Running } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { namedIn } from '../../records/named.queries.ts'
import { lockTally, type LotoSqlRow } from './loto.columns.ts'
import { isLive, isLockedLong, isMine, isReadable, isWaiting, seesAll } from './loto.rights.ts'

type Asking = Pick<PersonContext, 'db' | 'person' | 'now'>

const isOutOfService = ({ person }: Asking) => sql<SqlBool>`loto.shard_key = ${person.shardKey}
  and loto.deleted_at is null and ${isLive}`

/** The pads of the machines that are out of service under a lockout of somebody. */
export const padsOfLockouts = (context: Asking): RawBuilder<unknown> => sql`
  select loto.pad_id from lotos as loto
  where ${isOutOfService(context)} and ${isMine(context.person)}`

type LockoutRow = Pick<
  LotoSqlRow,
  | 'id'
  | 'number'
  | 'title'
  | 'status'
  | 'pad'
  | 'planned_end'
  | 'lock_count'
  | 'locked_since'
  | 'is_locked_long'
  | 'is_waiting'
> & { machine: string | null; own_locks: string[]; total: number }

/** The machines that are out of service, theirs and those of some pads, as far as they may know of it. */
export async function lockoutsNow(
  context: Asking,
  padIds: readonly string[],
): Promise<Pick<Running, 'lockouts' | 'lockoutCount'>> {
  const { db, person, now } = context
  const { rows } = await sql<LockoutRow>`
    select loto.id, loto.number, loto.title, loto.status, loto.planned_end,
      ${namedIn('pads', 'id', 'loto.pad_id')} as pad, asset.name as machine,
      locks.lock_count, locks.locked_since, ${isLockedLong(sql`${now}`)} as is_locked_long,
      ${isWaiting({ ...person, now })} as is_waiting,
      array(
        select lock.lock_number from loto_locks as lock
        where lock.shard_key = loto.shard_key and lock.loto_id = loto.id
          and lock.person_id = ${person.personId}
        order by lock.locked_at, lock.lock_key
      ) as own_locks,
      (count(*) over ())::int as total
    from lotos as loto
    cross join lateral (${lockTally}) as locks
    left join assets as asset on asset.shard_key = loto.shard_key and asset.id = loto.asset_id
    where ${isOutOfService(context)} and ${isReadable(person, seesAll(person))}
      and (${isMine(person)} or loto.pad_id = any(${[...padIds]}::text[]))
    order by is_waiting desc, locks.locked_since nulls last, loto.id
    limit ${runningMax}::int`.execute(db)
  return { lockouts: rows.map(toLockout), lockoutCount: rows[0]?.total ?? 0 }
}

function toLockout(row: LockoutRow): Running['lockouts'][number] {
  return {
    lotoId: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    machine: row.machine,
    pad: row.pad,
    plannedEnd: row.planned_end?.toISOString() ?? null,
    lockCount: row.lock_count,
    lockedSince: row.locked_since?.toISOString() ?? null,
    isLockedLong: row.is_locked_long,
    isWaiting: row.is_waiting,
    ownLocks: row.own_locks,
  }
}
