import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import { likePattern } from '../../../db/like-pattern.ts'
import type { PersonRights } from '../../../identity.ts'
import { isNear, seesAll as seesAllJsas } from '../../jsa/jsa.rights.ts'
import { isReadable, seesAll } from '../sqr.rights.ts'

const wellsMax = 50

/** Wells that reports and analyses have named which a person may read, each once on each pad. */
export async function wellsLike(
  db: Queryable,
  person: PersonRights,
  { padId, search = '' }: { padId?: string | undefined; search?: string | undefined },
): Promise<{ well: string; apiNumber: string; padId: string | null }[]> {
  const isAsked = (of: 'sqr' | 'jsa') => {
    const column = (name: string) => sql.ref(`${of}.${name}`)
    return sql`${column('shard_key')} = ${person.shardKey} and ${column('deleted_at')} is null
      and ${column('well')} <> '' and ${column('well')} ilike ${likePattern(search.trim())}
      ${padId === undefined ? sql`` : sql`and ${column('pad_id')} = ${padId}`}`
  }
  const { rows } = await sql<{ well: string; apiNumber: string; padId: string | null }>`
    select well, max(api_number) as "apiNumber", pad_id as "padId"
    from (
      select sqr.well, sqr.api_number, sqr.pad_id from sqrs as sqr
      where ${isAsked('sqr')} and ${isReadable(person, seesAll(person))}
      union all
      select jsa.well, '', jsa.pad_id from jsas as jsa
      where ${isAsked('jsa')} and ${seesAllJsas(person) ? sql`true` : isNear(person)}
    ) as named
    group by well, pad_id
    order by well, pad_id
    limit ${wellsMax}`.execute(db)
  return rows
}
