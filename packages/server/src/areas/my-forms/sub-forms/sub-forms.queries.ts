import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'

/** The living entries right below an entry, the first started first. */
export function childrenOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_forms as child')
    .innerJoin('people as submitter', 'submitter.id', 'child.person_id')
    .select([
      'child.id',
      'child.number',
      'child.form_id',
      'child.status',
      'child.score',
      'child.result',
      'child.started_at',
      'child.submitted_at',
      'submitter.id as person_id',
      'submitter.full_name',
      'submitter.profile_image',
    ])
    .where('child.shard_key', '=', shardKey)
    .where('child.parent_id', '=', myFormId)
    .where('child.deleted_at', 'is', null)
    .orderBy('child.started_at')
    .orderBy('child.id')
    .execute()
}

/** An entry right below another one. */
export type Child = Awaited<ReturnType<typeof childrenOf>>[number]

/** What an entry's sub-forms depend on. */
export function entryAbove(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_forms')
    .select(['id', 'form_id', 'form_version', 'status', 'parent_id'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** What an entry is called that others are below of; none where it is deleted. */
export function titleOfEntry(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_forms as entry')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .select(['entry.id', 'entry.number', 'form.title'])
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', myFormId)
    .where('entry.deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Counts the living entries below an entry anew, for its row on lists: those that its form wants,
 * and those that were added. Who starts, deletes or restores one holds the entry above.
 */
export async function countSubForms(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<void> {
  await sql`
    update my_forms as parent
    set form_sub_form_count = counted.wanted, dynamic_sub_form_count = counted.total - counted.wanted
    from (
      select count(*)::int as total, count(*) filter (where exists (
        select 1 from jsonb_array_elements(version.definition -> 'subForms') as declared
        where declared ->> 'form' = child.form_id and (declared ->> 'min')::int > 0
      ))::int as wanted
      from my_forms as above
      join form_versions as version
        on version.form_id = above.form_id and version.version = above.form_version
      join my_forms as child
        on child.shard_key = above.shard_key and child.parent_id = above.id
        and child.deleted_at is null
      where above.shard_key = ${shardKey} and above.id = ${myFormId}
    ) as counted
    where parent.shard_key = ${shardKey} and parent.id = ${myFormId}`.execute(db)
}
