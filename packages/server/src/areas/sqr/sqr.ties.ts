import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { mayCall, tieColumns, tiesOf, type TieColumns } from './sqr.rights.ts'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'

/** How a person is tied to some reports; a deleted one ties nobody. */
export const tiesOfSqrs: TiesOfSome = async (db, person, sqrIds) => {
  const { rows } = await sql<TieColumns & { id: string }>`
    select sqr.id, ${tieColumns(person)}
    from sqrs as sqr
    where sqr.shard_key = ${person.shardKey} and sqr.id = any(${[...sqrIds]}::text[])
      and sqr.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, tiesOf(row)]))
}

/** Those of some reports that a person may read. */
export async function readableSqrs(
  db: Queryable,
  person: PersonRights,
  sqrIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const held = await tiesOfSqrs(db, person, sqrIds, now)
  return new Set(
    [...held].filter(([, ties]) => mayCall('sqr.information', ties, person)).map(([id]) => id),
  )
}

/** How a person is tied to the report that a call names; one that is yet to be made is to be signed for. */
export const sqrTies = tieFinder('sqrId', tiesOfSqrs, ['signer'])
