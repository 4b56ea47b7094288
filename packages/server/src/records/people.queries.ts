import { sql, type RawBuilder } from 'kysely'
import type { PersonLine } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'

/** Said where somebody is named who does not work here. */
export const unknownPeople = 'Some of the people chosen are not employees here, or no longer.'

/** People by their ids, in the order of their names. */
export async function linesOfPeople(
  { db, shardKey }: { db: Queryable; shardKey: string },
  ids: readonly string[],
): Promise<PersonLine[]> {
  if (ids.length === 0) {
    return []
  }
  const rows = await db
    .selectFrom('people')
    .select(['id', 'full_name', 'profile_image'])
    .where('shard_key', '=', shardKey)
    .where('id', 'in', [...ids])
    .orderBy('full_name')
    .execute()
  return rows.map(({ id, full_name: fullName, profile_image: profileImage }) => ({
    ...{ personId: id, fullName, profileImage },
  }))
}

/** Somebody within a row, by the column that holds their id. */
export const personIn = (column: string): RawBuilder<PersonLine | null> => sql`(
  select jsonb_build_object('personId', someone.id, 'fullName', someone.full_name,
    'profileImage', someone.profile_image)
  from people as someone where someone.id = ${sql.ref(column)}
)`
