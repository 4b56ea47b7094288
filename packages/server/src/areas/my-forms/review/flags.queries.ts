import type { Answers } from '@holdpoint/forms'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import { json } from '../../../db/json.ts'
import { attachmentIds } from './attachments.queries.ts'

/** What of an entry was handed back, in the order in which it was flagged. */
export function flagsOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_form_flags as flag')
    .innerJoin('people as person', 'person.id', 'flag.flagged_by')
    .select([
      'flag.question_key',
      'flag.note',
      'flag.flagged_at',
      'person.id as person_id',
      'person.full_name',
      'person.profile_image',
    ])
    .where('flag.shard_key', '=', shardKey)
    .where('flag.my_form_id', '=', myFormId)
    .orderBy('flag.flagged_at')
    .orderBy('flag.question_key')
    .execute()
}

/** Whether something of `entry` was handed back, so that it waits for its submitter. */
export const isHandedBack = sql<SqlBool>`exists (
  select 1 from my_form_flags as flag
  where flag.shard_key = entry.shard_key and flag.my_form_id = entry.id
)`

/** Flags a question, or says something else of one that is. */
export async function flag(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  { key, note, personId, at }: { key: string; note: string; personId: string; at: Date },
): Promise<void> {
  const said = { note, flagged_by: personId, flagged_at: at }
  await db
    .insertInto('my_form_flags')
    .values({ shard_key: shardKey, my_form_id: myFormId, question_key: key, ...said })
    .onConflict((conflict) =>
      conflict.columns(['shard_key', 'my_form_id', 'question_key']).doUpdateSet(said),
    )
    .execute()
}

/** Nothing is handed back any more. */
export async function clearFlags(db: Queryable, shardKey: string, myFormId: string) {
  await db
    .deleteFrom('my_form_flags')
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .execute()
}

/** Keeps what is handed in, under the next number. */
export async function keepVersion(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  kept: { answers: Answers; score: number | null; personId: string; at: Date },
): Promise<void> {
  const { answers, score, personId, at } = kept
  await sql`
    insert into my_form_versions
      (shard_key, my_form_id, version, answers, score, person_id, made_at)
    select ${shardKey}, ${myFormId}, coalesce(max(version), 0) + 1, ${json(answers)}, ${score},
      ${personId}, ${at}::timestamptz
    from my_form_versions where shard_key = ${shardKey} and my_form_id = ${myFormId}`.execute(db)
}

/** Whether a version that was handed in shows a photo or drawing. */
export async function isInVersion(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  uploadId: string,
): Promise<boolean> {
  const shown = sql<boolean>`jsonb_path_exists(answers,
    '$.* ? (@.media[*].uploadId == $id || @.signature.uploadId == $id)',
    jsonb_build_object('id', ${uploadId}::text))`
  const row = await db
    .selectFrom('my_form_versions')
    .select('version')
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where(shown)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What was handed in, newest first. */
export function versionsOf(db: Queryable, shardKey: string, myFormId: string) {
  return db
    .selectFrom('my_form_versions as version')
    .innerJoin('people as person', 'person.id', 'version.person_id')
    .select([
      'version.version',
      'version.made_at',
      'version.score',
      'person.id as person_id',
      'person.full_name',
      'person.profile_image',
    ])
    .where('version.shard_key', '=', shardKey)
    .where('version.my_form_id', '=', myFormId)
    .orderBy('version.version', 'desc')
    .execute()
}

/** One of them with its answers, the newest where none is named; undefined where there is none. */
export function versionOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  version: number | undefined,
) {
  return db
    .selectFrom('my_form_versions as version')
    .innerJoin('people as person', 'person.id', 'version.person_id')
    .innerJoin('my_forms as entry', (join) =>
      join
        .onRef('entry.shard_key', '=', 'version.shard_key')
        .onRef('entry.id', '=', 'version.my_form_id'),
    )
    .select([
      'version.version',
      'version.made_at',
      'version.score',
      'version.answers',
      'entry.form_id',
      'entry.form_version',
      'person.id as person_id',
      'person.full_name',
      'person.profile_image',
    ])
    .select(attachmentIds(sql`version.made_at`).as('attachment_ids'))
    .where('version.shard_key', '=', shardKey)
    .where('version.my_form_id', '=', myFormId)
    .$if(version !== undefined, (query) => query.where('version.version', '=', version ?? 0))
    .orderBy('version.version', 'desc')
    .limit(1)
    .executeTakeFirst()
}
