import { sql, type Selectable } from 'kysely'
import type { SqrPartName, SqrVerdict } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'
import { sqrColumns, tallies, type SqrSqlRow } from './sqr.columns.ts'
import { givesGuarded } from './sqr.rights.ts'
import type { SqrsTable } from './sqr.tables.ts'

/** A report by its id, of an organisation. */
export type OneSqr = { shardKey: string; sqrId: string }

/** A report as its reader sees it. */
export async function sqrRow(
  db: Queryable,
  person: PersonRights,
  sqrId: string,
): Promise<SqrSqlRow | undefined> {
  const reader = { ...person, givesGuarded: givesGuarded(person) }
  const { rows } = await sql<SqrSqlRow>`
    select ${sqrColumns(reader)} from sqrs as sqr ${tallies}
    where sqr.shard_key = ${person.shardKey} and sqr.id = ${sqrId}
      and sqr.deleted_at is null`.execute(db)
  return rows[0]
}

/** A report as it is kept, column for column. */
export type KeptSqr = Selectable<SqrsTable>

/** A report as it is kept. */
export function keptSqr(db: Queryable, { shardKey, sqrId }: OneSqr) {
  return db
    .selectFrom('sqrs')
    .selectAll()
    .where('shard_key', '=', shardKey)
    .where('id', '=', sqrId)
    .where('deleted_at', 'is', null)
}

/** What somebody has said of a part, or of who is responsible, as it is kept. */
export type KeptVerdict = { verdict: SqrVerdict; personId: string; at: string; note: string }

/** A line of a part as it is kept. */
export type LineRow = {
  id: string
  part: SqrPartName
  content: unknown
  verdict: KeptVerdict | null
}

/** The lines of a report, part by part in their order, what happened by the clock; of one part alone where it is named. */
export async function linesOfSqr(
  db: Queryable,
  { shardKey, sqrId }: OneSqr,
  part?: SqrPartName,
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.id, line.part, line.content, line.verdict
    from sqr_lines as line
    where line.shard_key = ${shardKey} and line.sqr_id = ${sqrId}
      and (${part ?? null}::text is null or line.part = ${part ?? null}::text)
    order by line.part, case when line.part = 'timeline' then line.content ->> 'at' end,
      line.place`.execute(db)
  return rows
}
