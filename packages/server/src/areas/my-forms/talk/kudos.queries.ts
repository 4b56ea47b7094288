import { sql, type Insertable } from 'kysely'
import type { PersonLine } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { writeForReaders } from '../my-forms.readers.ts'
import type { MyFormKudosTable } from '../my-forms.tables.ts'

type KudosRow = {
  id: string
  category: string
  given_by: PersonLine
  people: PersonLine[]
  created_at: Date
}

/** The thanks on an entry, newest first, in names. */
export async function kudosOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<KudosRow[]> {
  const line = (who: string) => sql`json_build_object(
    'personId', ${sql.ref(`${who}.id`)},
    'fullName', ${sql.ref(`${who}.full_name`)},
    'profileImage', ${sql.ref(`${who}.profile_image`)}
  )`
  const { rows } = await sql<KudosRow>`
    select kudos.id, kudos.category, kudos.created_at, ${line('giver')} as given_by,
      coalesce((
        select json_agg(${line('thanked')} order by thanked.full_name)
        from people as thanked where thanked.id = any(kudos.person_ids)
      ), '[]'::json) as people
    from my_form_kudos as kudos join people as giver on giver.id = kudos.given_by
    where kudos.shard_key = ${shardKey} and kudos.my_form_id = ${myFormId}
    order by kudos.created_at desc, kudos.id desc`.execute(db)
  return rows
}

/** Writes what somebody says in the place of what they said before; the entry is locked. */
export async function giveKudosTo(db: Queryable, row: Insertable<MyFormKudosTable>): Promise<void> {
  await db
    .deleteFrom('my_form_kudos')
    .where('shard_key', '=', row.shard_key)
    .where('my_form_id', '=', row.my_form_id)
    .where('given_by', '=', row.given_by)
    .execute()
  await db.insertInto('my_form_kudos').values(row).execute()
}

/** Writes how many thank for an entry, where lists find it too, and answers it; the entry is locked. */
export async function countKudos(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<number> {
  const { kudos_count: count } = await db
    .updateTable('my_forms')
    .set({
      kudos_count: sql<number>`(
        select count(*)::int from my_form_kudos as kudos
        where kudos.shard_key = ${shardKey} and kudos.my_form_id = ${myFormId}
      )`,
    })
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .returning('kudos_count')
    .executeTakeFirstOrThrow()
  await writeForReaders(db, shardKey, myFormId)
  return count
}
