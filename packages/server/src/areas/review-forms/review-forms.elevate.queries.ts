import type { Insertable } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { MyFormElevationsTable } from '../my-forms/my-forms.tables.ts'

/** What an entry was taken further to, while that stands. */
export function elevationsFrom(db: Queryable, shardKey: string, myFormId: string) {
  return ends(db, 'to_id')
    .where('further.shard_key', '=', shardKey)
    .where('further.from_id', '=', myFormId)
    .orderBy('further.elevated_at')
    .execute()
}

/** What an entry was taken further from; undefined for one that began by itself. */
export function elevationTo(db: Queryable, shardKey: string, myFormId: string) {
  return ends(db, 'from_id')
    .where('further.shard_key', '=', shardKey)
    .where('further.to_id', '=', myFormId)
    .executeTakeFirst()
}

/** An entry at the other end of an elevation. */
export type ElevationRow = Awaited<ReturnType<typeof elevationsFrom>>[number]

export async function insertElevation(
  db: Queryable,
  elevation: Insertable<MyFormElevationsTable>,
): Promise<void> {
  await db.insertInto('my_form_elevations').values(elevation).execute()
}

function ends(db: Queryable, end: 'from_id' | 'to_id') {
  return db
    .selectFrom('my_form_elevations as further')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'further.shard_key')
        .onRef('entry.id', '=', `further.${end}`),
    )
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .innerJoin('people as person', 'person.id', 'further.elevated_by')
    .where('entry.deleted_at', 'is', null)
    .select([
      'entry.id',
      'entry.number',
      'entry.status',
      'entry.form_id',
      'form.title',
      'further.elevated_at',
      'further.reason',
      'person.id as person_id',
      'person.full_name',
      'person.profile_image',
    ])
}
