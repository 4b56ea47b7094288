import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tieColumns, tiesOf, type TieColumns } from './jsa.rights.ts'

/** How a person is tied to some analyses; a deleted one ties nobody. */
export const tiesOfJsas: TiesOfSome = async (db, person, jsaIds) => {
  const { rows } = await sql<TieColumns & { id: string }>`
    select jsa.id, ${tieColumns(person)}
    from jsas as jsa
    where jsa.shard_key = ${person.shardKey} and jsa.id = any(${[...jsaIds]}::text[])
      and jsa.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, tiesOf(row)]))
}

/** How a person is tied to the analysis that a call names; one that is yet to be made is to be signed for. */
export const jsaTies = tieFinder('jsaId', tiesOfJsas, ['signer'])
