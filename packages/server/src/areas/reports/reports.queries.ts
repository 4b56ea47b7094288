import { sql, type RawBuilder } from 'kysely'
import type { PersonLine, ReportDatasetName, ReportPace, ReportWindow } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { holdsSearch } from '../../db/word-patterns.ts'
import type { PersonRights } from '../../identity.ts'
import { personIn } from '../../records/people.queries.ts'
import { readersOf } from '../../session/permissions-of.ts'
import { readsAll, type TieColumns } from './reports.rights.ts'

/** A report as it is kept, with the people on it. */
export type ReportRow = TieColumns & {
  id: string
  title: string
  description: string
  dataset: ReportDatasetName
  group_by: string
  split_by: string | null
  measure: string
  time_window: ReportWindow
  filter_title: string | null
  filter_values: unknown
  pace: ReportPace
  tells_on: string | null
  updated_at: Date
  row_version: number
  owner: PersonLine
  /** Those who are named and still there. */
  named: PersonLine[]
}

const columns: RawBuilder<ReportRow> = sql`report.id, report.title, report.description,
  report.dataset, report.group_by, report.split_by, report.measure, report.time_window,
  report.filter_title, report.filter_values, report.is_shared, report.pace, report.recipient_ids,
  report.tells_on, report.owner_id, report.updated_at, report.row_version,
  ${personIn('report.owner_id')} as owner, (
    select coalesce(jsonb_agg(${personIn('person.id')} order by person.full_name, person.id), '[]')
    from people as person
    where person.shard_key = report.shard_key and person.id = any(report.recipient_ids)
      and person.is_active
  ) as named`

/** The reports that somebody may read, by their titles. */
export async function readableReports(
  db: Queryable,
  person: PersonRights,
  { search = '', dataset }: { search?: string | undefined; dataset?: string | undefined },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from reports as report
    where report.shard_key = ${person.shardKey}
      ${
        readsAll(person)
          ? sql``
          : sql`and (report.owner_id = ${person.personId} or report.is_shared
              or ${person.personId} = any(report.recipient_ids))`
      }
      ${dataset === undefined ? sql`` : sql`and report.dataset = ${dataset}`}
      and ${holdsSearch(
        { search },
        (pattern) => sql`(report.title ilike ${pattern}
        or report.description ilike ${pattern})`,
      )}
    order by lower(report.title), report.id`.execute(db)
  return rows
}

/** A report as it stands. */
export async function reportRow(
  db: Queryable,
  { shardKey }: { shardKey: string },
  reportId: string,
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from reports as report
    where report.shard_key = ${shardKey} and report.id = ${reportId}`.execute(db)
  return rows[0]
}

/** The same as it is about to be changed: its row is held until the end of the call. */
export async function reportForChange(
  db: Queryable,
  { shardKey }: { shardKey: string },
  reportId: string,
): Promise<ReportRow | undefined> {
  await db
    .selectFrom('reports')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', reportId)
    .forUpdate()
    .execute()
  return reportRow(db, { shardKey }, reportId)
}

/** The owners of some reports as they are now, by their ids; whoever has left is none. */
export function ownersOf(
  db: Queryable,
  { shardKey }: { shardKey: string },
  rows: readonly Pick<TieColumns, 'owner_id'>[],
): Promise<ReadonlyMap<string, PersonRights>> {
  const ids = new Set(rows.map(({ owner_id: id }) => id))
  return readersOf(db, shardKey, [...ids])
}

/** How many reports somebody has made; one call at a time makes another. */
export async function countOwn(
  db: Queryable,
  { shardKey, personId }: Pick<PersonRights, 'shardKey' | 'personId'>,
): Promise<number> {
  await sql`select from people where id = ${personId} and shard_key = ${shardKey}
    for no key update`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reports
    where shard_key = ${shardKey} and owner_id = ${personId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Which of some people are there. */
export async function peopleThere(
  db: Queryable,
  { shardKey }: { shardKey: string },
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('is_active', '=', true)
    .where('id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
