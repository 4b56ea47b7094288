import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { TrainingDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { holdsSearch, type Sought } from '../../db/word-patterns.ts'
import { personIn } from '../../records/people.queries.ts'
import { lineColumns, recordedLines, stateOn, type TrainingLine } from './training.lines.ts'
import type { QualificationsTable, TrainingRecordsTable } from './training.tables.ts'

export type OneRecord = { shardKey: string; trainingRecordId: string }
export type OneQualification = { shardKey: string; qualificationId: string }

/** A record with all that is said of it. */
export type WholeRecord = TrainingLine & {
  record_id: string
  note: string
  recorded_by: TrainingDetail['recordedBy']
  created_at: Date
}

/** A record as it stands on a day; undefined for one that is gone. */
export async function recordRow(
  db: Queryable,
  { shardKey, trainingRecordId }: OneRecord,
  day: string,
): Promise<WholeRecord | undefined> {
  const { rows } = await sql<WholeRecord>`
    select ${lineColumns(sql`${day}`)}, kept.note, kept.created_at,
      ${personIn('kept.recorded_by')} as recorded_by
    from ${recordedLines}
    join training_records as kept on kept.shard_key = line.shard_key and kept.id = line.id
    where line.shard_key = ${shardKey} and line.id = ${trainingRecordId}`.execute(db)
  return rows[0]
}

/** What else is recorded of the same person and qualification, the newest first. */
export async function otherRecords(
  db: Queryable,
  { shardKey, trainingRecordId }: OneRecord,
  day: string,
): Promise<TrainingDetail['others']> {
  const { rows } = await sql<TrainingDetail['others'][number]>`
    select line.id as "trainingRecordId", line.issued_on::text as "issuedOn",
      line.expires_on::text as "expiresOn", ${stateOn(sql`${day}`)} as state
    from ${recordedLines}
    join training_records as named on named.shard_key = line.shard_key
      and named.person_id = line.person_id and named.qualification_id = line.qualification_id
    where line.shard_key = ${shardKey} and named.id = ${trainingRecordId} and line.id <> named.id
    order by line.issued_on desc, line.id desc`.execute(db)
  return rows
}

/** A record held for a change; undefined for one that is gone. */
export function recordForChange(
  db: Queryable,
  { shardKey, trainingRecordId }: OneRecord,
): Promise<Selectable<TrainingRecordsTable> | undefined> {
  return db
    .selectFrom('training_records')
    .selectAll()
    .select([
      sql<string>`issued_on::text`.as('issued_on'),
      sql<string | null>`expires_on::text`.as('expires_on'),
    ])
    .where('shard_key', '=', shardKey)
    .where('id', '=', trainingRecordId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** A qualification with the names of its job titles. */
export type QualificationRow = Selectable<QualificationsTable> & {
  job_titles: { code: string; name: string }[]
}

const jobTitles: RawBuilder<QualificationRow['job_titles']> = sql`(
  select coalesce(
    jsonb_agg(jsonb_build_object('code', job.code, 'name', job.name) order by job.name), '[]'
  )
  from job_titles as job where job.code = any(qualification.job_codes)
)`

function selectQualifications(db: Queryable, shardKey: string) {
  return db
    .selectFrom('qualifications as qualification')
    .selectAll()
    .select(jobTitles.as('job_titles'))
    .where('shard_key', '=', shardKey)
    .orderBy(sql`retired_at is not null`)
    .orderBy('name')
    .orderBy('id')
}

/** All qualifications of an organisation by name, those in use first. */
export function qualificationRows(db: Queryable, shardKey: string): Promise<QualificationRow[]> {
  return selectQualifications(db, shardKey).execute()
}

/** A qualification. */
export function qualificationRow(
  db: Queryable,
  { shardKey, qualificationId }: OneQualification,
): Promise<QualificationRow | undefined> {
  return selectQualifications(db, shardKey).where('id', '=', qualificationId).executeTakeFirst()
}

/** Those in use that hold a text, by name. */
export function qualificationsHolding(
  db: Queryable,
  shardKey: string,
  { limit, ...sought }: Sought & { limit: number },
): Promise<QualificationRow[]> {
  return selectQualifications(db, shardKey)
    .where('retired_at', 'is', null)
    .where(
      holdsSearch(
        sought,
        (pattern) => sql`(name ilike ${pattern} or description ilike ${pattern})`,
      ),
    )
    .limit(limit)
    .execute()
}

/** What qualifications are called, by their ids. */
export async function namesOfQualifications(db: Queryable, shardKey: string) {
  const rows = await db
    .selectFrom('qualifications')
    .select(['id', 'name'])
    .where('shard_key', '=', shardKey)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
