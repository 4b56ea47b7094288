import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { EntryRow } from './my-forms.entry.queries.ts'

/** What a workbook tells of an entry beside what a list shows. */
export type ExcelRow = EntryRow & Awaited<ReturnType<typeof moreOf>>[number]

/** The rows of a list with what a workbook tells beside, in the order given. */
export async function excelRows(
  db: Queryable,
  shardKey: string,
  rows: readonly EntryRow[],
): Promise<ExcelRow[]> {
  const more = await moreOf(
    db,
    shardKey,
    rows.map(({ id }) => id),
  )
  const byId = new Map(more.map((row) => [row.entry_id, row]))
  return rows.flatMap((row) => {
    const beside = byId.get(row.id)
    return beside === undefined ? [] : [{ ...row, ...beside }]
  })
}

function moreOf(db: Queryable, shardKey: string, ids: readonly string[]) {
  return db
    .selectFrom('my_forms as entry')
    .innerJoin('people as submitter', 'submitter.id', 'entry.person_id')
    .leftJoin('countries as country', 'country.code', 'entry.country_code')
    .select([
      'entry.id as entry_id',
      'country.name as country_name',
      'entry.district_code',
      'entry.business_unit_code',
      'entry.customer_id',
      'submitter.employee_title as submitter_title',
      'submitter.is_sse as submitter_is_sse',
      sql<number>`(
        select count(*)::int from actions as action
        where action.shard_key = entry.shard_key
          and action.my_form_id = entry.id
          and action.status = 'open'
      )`.as('open_actions'),
    ])
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
}
