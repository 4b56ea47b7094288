import { sql } from 'kysely'
import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'
import { readerOf, tieColumns, tiesOf, type TieColumns } from './files.rights.ts'

/** How a person is tied to the file that a call names; one that is yet to be added is their own. */
export const fileTies: TieFinder = async (db, person, input, now) => {
  const fileId = idIn(input)
  if (fileId === undefined) {
    return new Set<Tie>(['own'])
  }
  const { rows } = await sql<TieColumns>`
    select ${tieColumns(readerOf(person, now))} from library_files as file
    where file.shard_key = ${person.shardKey} and file.id = ${fileId}
      and file.deleted_at is null`.execute(db)
  return rows[0] === undefined ? new Set<Tie>() : tiesOf(rows[0])
}

function idIn(input: unknown): string | undefined {
  if (typeof input === 'object' && input !== null && 'fileId' in input) {
    return typeof input.fileId === 'string' ? input.fileId : undefined
  }
  return undefined
}
