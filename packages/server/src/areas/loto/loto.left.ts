import { sql } from 'kysely'
import { managerOfLeft } from '../../records/left/successor.ts'
import type { LeftPart, LeftWork } from '../../records/left/left-work.ts'
import { holdersOf } from '../../session/permissions-of.ts'

const ofLotos = { recordType: 'loto', table: 'lotos' } as const satisfies Partial<LeftWork>

/** Lockouts under way: the locks at the points are their primary's, and go over by hand alone. */
const leading: LeftWork = {
  ...ofLotos,
  name: 'loto_led',
  waits: sql<LeftPart>`
    select loto.shard_key, loto.id, loto.id as record_id, loto.primary_id as person_id
    from lotos as loto
    where loto.deleted_at is null and loto.primary_id is not null
      and loto.status not in ('draft', 'closed', 'cancelled')`,
  ableTo: ({ db, part }) => holdersOf(db, part.shard_key, 'edit_all_loto'),
}

/**
 * Locks that are on: nobody moves the lock of somebody else. Whoever manages the one who has left, or
 * edits all lockouts, removes it by what is asked of them; whoever leads the lockout hears of it too.
 */
const locking: LeftWork = {
  ...ofLotos,
  name: 'loto_locks',
  waits: sql<LeftPart>`
    select distinct lock.shard_key, lock.loto_id as id, lock.loto_id as record_id, lock.person_id
    from loto_locks as lock where lock.person_id is not null`,
  async ableTo({ db, part: { shard_key: shardKey, id, person_id: left } }) {
    const loto = await db
      .selectFrom('lotos')
      .innerJoin('people as lead', 'lead.id', 'lotos.primary_id')
      .select('lead.id')
      .where('lotos.shard_key', '=', shardKey)
      .where('lotos.id', '=', id)
      .where('lead.is_active', '=', true)
      .executeTakeFirst()
    const keepers = await holdersOf(db, shardKey, 'edit_all_loto')
    return [loto?.id ?? null, await managerOfLeft(db, left), ...keepers]
  },
}

/** What waits for somebody in lockouts, and stays theirs. */
export const leftLotos: readonly LeftWork[] = [leading, locking]
