import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tieColumns, tiesOf, type TieColumns } from './loto.rights.ts'

/** How a person is tied to some lockouts; a deleted one ties nobody. */
export const tiesOfLotos: TiesOfSome = async (db, person, lotoIds) => {
  const { rows } = await sql<TieColumns & { id: string }>`
    select loto.id, ${tieColumns(person)}
    from lotos as loto
    where loto.shard_key = ${person.shardKey} and loto.id = any(${[...lotoIds]}::text[])
      and loto.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, tiesOf(row)]))
}

/** How a person is tied to the lockout that a call names; one that is yet to be made is theirs to begin. */
export const lotoTies = tieFinder('lotoId', tiesOfLotos, ['signer'])
