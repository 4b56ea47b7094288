import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { NotificationKind, ToldRecord } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'

/** Of which record something is told, and whom: columns or values. */
type Told = { type: ToldRecord } & Readonly<
  Record<'shardKey' | 'recordId' | 'personId', RawBuilder<unknown>>
>

/** Whether somebody was not told of a record since a moment, and is not about to be. */
export const isUntold = (
  kind: NotificationKind,
  { type, shardKey, recordId, personId }: Told,
  since: RawBuilder<unknown>,
): RawBuilder<SqlBool> => sql<SqlBool>`(
  not exists (
    select 1 from notifications as told
    where told.shard_key = ${shardKey} and told.person_id = ${personId}
      and told.record_type = ${sql.lit(type)} and told.record_id = ${recordId}
      and told.kind = ${sql.lit(kind)} and told.created_at >= ${since}
  ) and not exists (
    select 1 from outbox as telling
    where telling.shard_key = ${shardKey}
      and (telling.is_to_audience or ${personId} = any(telling.person_ids))
      and telling.record_type = ${sql.lit(type)} and telling.record_id = ${recordId}
      and telling.kind = ${sql.lit(kind)} and telling.created_at >= ${since}
  )
)`

/** What is about to be told of which record, and since when it is due. */
type Telling = {
  kind: NotificationKind
  record: { type: ToldRecord; id: string }
  shardKey: string
  since: Date
}

/** Those of some people who were not told of something since it was due, and are not about to be. */
export async function notYetTold(
  db: Queryable,
  { kind, record: { type, id }, shardKey, since }: Telling,
  personIds: readonly string[],
): Promise<string[]> {
  const one = {
    ...{ type, recordId: sql`${id}` },
    ...{ shardKey: sql`${shardKey}`, personId: sql`person.id` },
  }
  const { rows } = await sql<{ id: string }>`
    select person.id from unnest(${[...personIds]}::text[]) as person (id)
    where ${isUntold(kind, one, sql`${since.toISOString()}::timestamptz`)}
    order by person.id`.execute(db)
  return rows.map((row) => row.id)
}
