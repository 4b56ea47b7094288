import { fillableStatuses } from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import { holdForms } from '../../forms/forms.queries.ts'
import { lockEntry } from '../talk/lock.queries.ts'

/** The living entries right below some entries, the first started first. */
export function childrenOf(db: Queryable, shardKey: string, above: readonly string[]) {
  return db
    .selectFrom('my_forms as child')
    .innerJoin('people as submitter', 'submitter.id', 'child.person_id')
    .select([
      'child.id',
      'child.parent_id',
      'child.number',
      'child.form_id',
      'child.form_version',
      'child.form_sub_form_count',
      'child.dynamic_sub_form_count',
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
    .where('child.parent_id', '=', sql<string>`any(${[...above]}::text[])`)
    .where('child.deleted_at', 'is', null)
    .orderBy('child.started_at')
    .orderBy('child.id')
    .execute()
}

/** An entry right below another one. */
export type Child = Awaited<ReturnType<typeof childrenOf>>[number]

/** The living entries below an entry, those right below it first. */
export async function allBelow(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<Child[]> {
  return await levelByLevel([myFormId], (above) => childrenOf(db, shardKey, above))
}

/**
 * The same as far as their moves ask. To change them, each is held before
 * one looks below it, so that nobody puts another one there meanwhile.
 */
export async function livingBelow(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  { hold }: { hold: boolean },
): Promise<BelowRow[]> {
  return await levelByLevel([myFormId], (above) =>
    rowsBelow(db, shardKey, above)
      .where('deleted_at', 'is', null)
      .$if(hold, (query) => query.forUpdate())
      .execute(),
  )
}

/**
 * The entries that went with one when it was deleted, held, those right below it first. Those whose
 * form was deleted meanwhile stay away, with what went with them; the forms of the others are held.
 */
export async function goneWith(
  db: Queryable,
  shardKey: string,
  entry: { id: string; deleted_at: Date },
): Promise<BelowRow[]> {
  return await levelByLevel([entry.id], async (above) => {
    const rows = await rowsBelow(db, shardKey, above)
      // What was deleted by itself before was deleted at another moment.
      .where('deleted_at', '=', entry.deleted_at)
      .forUpdate()
      .execute()
    const forms = await holdForms(
      db,
      rows.map(({ form_id: id }) => id),
    )
    return rows.filter(({ form_id: id }) => forms.has(id))
  })
}

/** What is still being filled below some entries, held. */
export async function draftsBelow(
  db: Queryable,
  shardKey: string,
  myFormIds: readonly string[],
): Promise<BelowRow[]> {
  return await levelByLevel(myFormIds, (above) =>
    rowsBelow(db, shardKey, above)
      .where('deleted_at', 'is', null)
      .where('status', 'in', [...fillableStatuses])
      .forUpdate()
      .execute(),
  )
}

async function levelByLevel<Row extends { id: string }>(
  myFormIds: readonly string[],
  levelBelow: (above: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  let above = [...myFormIds]
  while (above.length > 0) {
    const level = await levelBelow(above)
    found.push(...level)
    above = level.map(({ id }) => id)
  }
  return found
}

function rowsBelow(db: Queryable, shardKey: string, above: readonly string[]) {
  return db
    .selectFrom('my_forms')
    .select(['id', 'number', 'form_id', 'form_version', 'status', 'row_version'])
    .select(['person_id', 'filled_before', 'started_at'])
    .where('shard_key', '=', shardKey)
    .where('parent_id', '=', sql<string>`any(${[...above]}::text[])`)
    .orderBy('id')
}

/** An entry somewhere below another one, as far as its moves ask. */
export type BelowRow = Awaited<ReturnType<ReturnType<typeof rowsBelow>['execute']>>[number]

/** How deep an entry stands: 1 for one that is below no other. */
export async function depthOf(db: Queryable, shardKey: string, myFormId: string): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with recursive above (id, parent_id, depth) as (
      select id, parent_id, 1 from my_forms where shard_key = ${shardKey} and id = ${myFormId}
      union all
      select entry.id, entry.parent_id, above.depth + 1
      from above join my_forms as entry on entry.shard_key = ${shardKey} and entry.id = above.parent_id
    )
    select max(depth) as depth from above`.execute(db)
  return rows[0]?.depth ?? 0
}

/** Holds the entry above one, so that its counts follow one another, and answers its id if there is one. */
export async function holdParent(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<string | null> {
  const child = await db
    .selectFrom('my_forms')
    .select('parent_id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .executeTakeFirst()
  const parentId = child?.parent_id ?? null
  if (parentId !== null) {
    await lockEntry(db, shardKey, parentId)
  }
  return parentId
}

/** Holds the entries that those of a form are below of, the uppermost first, as all others hold them. */
export async function holdAbove(db: Queryable, shardKey: string, formId: string): Promise<void> {
  await db
    .selectFrom('my_forms')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', 'in', (below) =>
      below
        .selectFrom('my_forms as child')
        .select(sql<string>`child.parent_id`.as('id'))
        .where('child.shard_key', '=', shardKey)
        .where('child.form_id', '=', formId)
        .where('child.parent_id', 'is not', null)
        .where('child.deleted_at', 'is', null),
    )
    // Whatever others are below of stands at most second from above.
    .orderBy(sql`parent_id is not null`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** What an entry's sub-forms depend on. */
export function entryAbove(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_forms')
    .select(['id', 'form_id', 'form_version', 'person_id', 'status', 'parent_id'])
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
