import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { readerOf, tieColumns, tiesOf, type TieColumns } from './files.rights.ts'

/** How a person is tied to some files; a deleted one ties nobody. */
export const tiesOfFiles: TiesOfSome = async (db, person, fileIds, now) => {
  const { rows } = await sql<TieColumns & { id: string }>`
    select file.id, ${tieColumns(readerOf(person, now))} from library_files as file
    where file.shard_key = ${person.shardKey} and file.id = any(${[...fileIds]}::text[])
      and file.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, tiesOf(row)]))
}

/** How a person is tied to the file that a call names; one that is yet to be added is their own. */
export const fileTies = tieFinder('fileId', tiesOfFiles, ['own'])
