import { sql } from 'kysely'
import type { TitlesOf } from '../../outbox/titles.ts'
import { isKept, isMeant, readerOf, wasMeant } from './files.rights.ts'

/** What files are called in what somebody is told of them. */
export const titlesOfFiles: TitlesOf = async ({ db, person, now, isPutAway = false }, ids) => {
  const reader = readerOf(person, now)
  const { rows } = await sql<{ id: string; name: string; number: string }>`
    select file.id, file.name, file.number from library_files as file
    where file.shard_key = ${reader.shardKey} and file.id = any(${[...ids]}::text[])
      and file.deleted_at is null and (${isKept(reader)} or ${isMeant(reader)}
        or (${isPutAway}::boolean and ${wasMeant(reader)}))`.execute(db)
  return new Map(rows.map(({ id, name: title, number }) => [id, { title, number, within: null }]))
}
