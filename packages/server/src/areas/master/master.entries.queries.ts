import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { masterParents, type CallOf, type MasterList, type ParsedInput } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { holdsSearch } from '../../db/word-patterns.ts'
import { column, keptLists, parentsIn, rowsOf } from './master.kept.ts'

type Named = { id: string; name: string }

/** An entry as it is kept. */
export type EntryRow = {
  id: string
  code: string
  name: string
  word: string
  /** What it lies in, by the names of the contract. */
  parents: Readonly<Record<string, Named>>
  is_retired: boolean
  row_version: number
}

/** A list, as somebody of an organisation keeps it. */
export type OneList = { list: MasterList; shardKey: string }

type Asked = Omit<ParsedInput<CallOf<'master.entries'>>, 'list'>

/** A page of a list. */
export async function entryRows(db: Queryable, one: OneList, asked: Asked): Promise<EntryRow[]> {
  const { order } = keptLists[one.list]
  const { rows } = await sql<EntryRow>`
    select ${columnsOf(one.list)} from ${tableOf(one.list)} where ${asksFor(one, asked)}
    order by ${sql.join(order.map(column))} limit ${asked.pLimit} offset ${asked.pOffset}`.execute(
    db,
  )
  return rows
}

/** How many entries are asked for. */
export async function entryCount(db: Queryable, one: OneList, asked: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${tableOf(one.list)} where ${asksFor(one, asked)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** An entry as it is about to be changed: its row is held until the end of the call. */
export async function entryForChange(
  db: Queryable,
  one: OneList,
  entryId: string,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${columnsOf(one.list)} from ${tableOf(one.list)}
    where ${rowsOf(one.list, one.shardKey)} and ${keyOf(one.list)} = ${entryId}
    for update of entry`.execute(db)
  return rows[0]
}

/** The colours or the categories that a list has, each once. */
export async function wordsOf(db: Queryable, { list, shardKey }: OneList): Promise<string[]> {
  const { word } = keptLists[list]
  if (word === null) {
    return []
  }
  const { rows } = await sql<{ word: string }>`
    select distinct ${column(word)} as word from ${tableOf(list)}
    where ${rowsOf(list, shardKey)} and ${column(word)} <> '' order by 1 limit 200`.execute(db)
  return rows.map((row) => row.word)
}

/** Whether another entry has a code, or where there are none a name, in whatever case. */
export async function isTaken(
  db: Queryable,
  { list, shardKey }: OneList,
  { said, butOf }: { said: string; butOf: string | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`select exists (
    select 1 from ${tableOf(list)} where ${rowsOf(list, shardKey)}
      and lower(${column(keptLists[list].code ?? 'name')}) = lower(${said}::text)
      and ${keyOf(list)} <> ${butOf ?? ''}
  ) as is_taken`.execute(db)
  return rows[0]?.is_taken ?? false
}

/** Whether an entry may be chosen; undefined where it is not there. */
export async function isOffered(
  db: Queryable,
  { list, shardKey }: OneList,
  entryId: string,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_offered: boolean }>`
    select entry.retired_at is null as is_offered from ${tableOf(list)}
    where ${rowsOf(list, shardKey)} and ${keyOf(list)} = ${entryId}`.execute(db)
  return rows[0]?.is_offered
}

/** The table of a list, as `entry`. */
export const tableOf = (list: MasterList) => sql`${sql.table(keptLists[list].table)} as entry`

/** What others name an entry by. */
export const keyOf = (list: MasterList) => column(keptLists[list].key)

function columnsOf(list: MasterList): RawBuilder<EntryRow> {
  const { code, word } = keptLists[list]
  const text = (name: string | null) => (name === null ? sql`''` : column(name))
  const parents = parentsIn(list).map(([parent, names]) => {
    const { table, key } = keptLists[masterParents[parent]]
    return sql`${sql.lit(parent)}::text, (
      select jsonb_build_object('id', above.${sql.ref(key)}, 'name', above.name)
      from ${sql.table(table)} as above where above.${sql.ref(key)} = ${column(names)})`
  })
  return sql`${keyOf(list)} as id, ${text(code)} as code, entry.name, ${text(word)} as word,
    jsonb_build_object(${sql.join(parents)}) as parents,
    entry.retired_at is not null as is_retired, entry.row_version`
}

function asksFor({ list, shardKey }: OneList, { entryId, isRetired, search }: Asked) {
  const { code, word } = keptLists[list]
  const spoken = ['name', code, word].filter((name) => name !== null)
  const holds = (pattern: RawBuilder<string>) =>
    sql<SqlBool>`(${sql.join(
      spoken.map((name) => sql`${column(name)} ilike ${pattern}`),
      sql` or `,
    )})`
  return sql.join(
    [
      rowsOf(list, shardKey),
      ...(entryId === undefined ? [] : [sql`${keyOf(list)} = ${entryId}`]),
      ...(isRetired === undefined ? [] : [sql`(entry.retired_at is not null) = ${isRetired}`]),
      holdsSearch({ search }, holds),
    ],
    sql` and `,
  )
}
