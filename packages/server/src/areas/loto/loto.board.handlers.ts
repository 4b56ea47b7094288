import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { LotoBoard, LotoHeld, PersonLine } from '@holdpoint/api'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { personIn } from '../../records/people.queries.ts'
import { holderName, holders, lotoColumns, tallies, type LotoSqlRow } from './loto.columns.ts'
import { isLive, isLong, isReadable, seesAll } from './loto.rights.ts'
import { toLoto } from './loto.row.ts'

const machinesMax = 100

/** Who holds a lock, on what, for how long: of the lockouts that whoever asks may read. */
export const board: PersonHandler<'loto.board'> = async ({ padIds }, context) => {
  const { person, now } = context
  const live = sql<SqlBool>`loto.shard_key = ${person.shardKey} and loto.deleted_at is null
    and ${isLive} and ${isReadable(person, seesAll(person))}`
  const isOnPad = padIds.length === 0 ? sql`true` : sql`loto.pad_id = any(${padIds}::text[])`
  const shown = sql<SqlBool>`${live} and ${isOnPad}`
  const rows = await machinesOf(context, shown)
  const ids = rows.map(({ id }) => id)
  const held = await heldOn(context, ids)
  return ok({
    readAt: now.toISOString(),
    ...(await totalsOf(context, shown)),
    nextEnd: await nextEndOf(context, shown),
    machines: rows.map((row) => ({ ...toBoardRow(row, context), held: held.get(row.id) ?? [] })),
    pads: await padsOf(context, live),
  })
}

function toBoardRow(row: LotoSqlRow, { person }: PersonContext) {
  const loto = toLoto(row, person)
  const { lotoId, number, title, status, asset, pad, primary, lockbox } = loto
  const { pointCount, lockedCount, plannedEnd } = loto
  return {
    ...{ lotoId, number, title, status, asset, pad, primary, lockbox },
    ...{ pointCount, lockedCount, plannedEnd },
  }
}

async function machinesOf(
  { db, person, now }: PersonContext,
  shown: RawBuilder<SqlBool>,
): Promise<LotoSqlRow[]> {
  const { rows } = await sql<LotoSqlRow>`
    select ${lotoColumns({ ...person, now })}
    from lotos as loto ${tallies}
    where ${shown}
    order by locks.locked_since nulls last, loto.number
    limit ${machinesMax}::int`.execute(db)
  return rows
}

type Totals = Pick<LotoBoard, 'machineCount' | 'lockCount' | 'peopleCount' | 'longCount'>

async function totalsOf({ db, now }: PersonContext, shown: RawBuilder<SqlBool>): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(distinct coalesce(loto.asset_id, loto.id))::int as "machineCount", count(lock.lock_key)::int as "lockCount",
      count(distinct coalesce(lock.person_id, lock.authorization_id))::int as "peopleCount",
      (count(lock.lock_key) filter (where ${isLong(sql`${now}`)}))::int as "longCount"
    from lotos as loto
    left join loto_locks as lock
      on lock.shard_key = loto.shard_key and lock.loto_id = loto.id
    where ${shown}`.execute(db)
  return rows[0] ?? { machineCount: 0, lockCount: 0, peopleCount: 0, longCount: 0 }
}

async function nextEndOf(
  { db, now }: PersonContext,
  shown: RawBuilder<SqlBool>,
): Promise<LotoBoard['nextEnd']> {
  const { rows } = await sql<{ lotoId: string; name: string; at: Date }>`
    select loto.id as "lotoId", coalesce(asset.name, loto.title) as name, loto.planned_end as at
    from lotos as loto
    left join assets as asset on asset.shard_key = loto.shard_key and asset.id = loto.asset_id
    where ${shown} and loto.planned_end > ${now}::timestamptz
    order by loto.planned_end, loto.id
    limit 1`.execute(db)
  const [next] = rows
  return next === undefined ? null : { ...next, at: next.at.toISOString() }
}

type HeldRow = {
  loto_id: string
  person: PersonLine | null
  name: string
  lock_number: string
  point_tag: string | null
  device: string
  locked_at: Date
}

/** The locks that are on some lockouts, what is on longest in front. */
async function heldOn(
  { db, person, now }: PersonContext,
  lotoIds: readonly string[],
): Promise<ReadonlyMap<string, LotoHeld[]>> {
  const { rows } = await sql<HeldRow & { is_long: boolean }>`
    select lock.loto_id, ${personIn('lock.person_id')} as person,
      ${holderName} as name, lock.lock_number,
      step.point_tag, lock.locked_at, ${isLong(sql`${now}`)} as is_long,
      coalesce(step.device, nullif(loto.lockbox, ''), 'Personal lock') as device
    from loto_locks as lock ${holders}
    join lotos as loto on loto.shard_key = lock.shard_key and loto.id = lock.loto_id
    left join loto_steps as step on step.shard_key = lock.shard_key
      and step.loto_id = lock.loto_id and step.id = lock.step_id
    where lock.shard_key = ${person.shardKey} and lock.loto_id = any(${[...lotoIds]}::text[])
    order by lock.locked_at, lock.lock_key`.execute(db)
  const held = new Map<string, LotoHeld[]>()
  for (const row of rows) {
    const ofLoto = held.get(row.loto_id) ?? []
    ofLoto.push({
      person: row.person,
      name: row.name,
      lockNumber: row.lock_number,
      pointTag: row.point_tag,
      device: row.device,
      since: row.locked_at.toISOString(),
      minutes: Math.floor((now.getTime() - row.locked_at.getTime()) / 60_000),
      isLong: row.is_long,
    })
    held.set(row.loto_id, ofLoto)
  }
  return held
}

async function padsOf(
  { db }: PersonContext,
  live: RawBuilder<SqlBool>,
): Promise<LotoBoard['pads']> {
  const { rows } = await sql<LotoBoard['pads'][number]>`
    select pad.id, pad.name from pads as pad
    where exists (select 1 from lotos as loto where loto.pad_id = pad.id and ${live})
    order by pad.name`.execute(db)
  return rows
}
