import { sql } from 'kysely'
import type { MasterEntryDraft } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { EntryRow, OneList } from './master.entries.queries.ts'
import { keptLists, parentsIn } from './master.kept.ts'

type Draft = MasterEntryDraft

/** What a draft writes, by the columns of its list. */
export function columnsOf({ list }: OneList, draft: Draft): Record<string, string | null> {
  const { code, word } = keptLists[list]
  return {
    name: draft.name,
    ...(code !== null && { [code]: draft.code }),
    ...(word !== null && { [word]: draft[word] }),
    ...Object.fromEntries(parentsIn(list).map(([parent, column]) => [column, draft[parent]])),
  }
}

/** The chain of an entry in the trail. */
export function chainOf({ list }: OneList, entryId: string) {
  return { recordType: 'master_entry', recordId: `${list} ${entryId}` }
}

/** What was said of an entry and is said now, for the trail. */
export function changesOf({ list }: OneList, row: EntryRow | undefined, draft: Draft) {
  const { code, word } = keptLists[list]
  return {
    name: { from: row?.name ?? null, to: draft.name },
    ...(code !== null && { code: { from: row?.code ?? null, to: draft.code } }),
    ...(word !== null && { [word]: { from: row?.word ?? null, to: draft[word] } }),
    ...Object.fromEntries(
      parentsIn(list).map(([parent]) => [
        parent,
        { from: row?.parents[parent]?.id ?? null, to: draft[parent] },
      ]),
    ),
  }
}

/** Whoever works in a district works in its country, also once that is another one. */
export async function movePeople(
  db: Queryable,
  one: OneList,
  row: EntryRow,
  draft: Draft,
): Promise<boolean> {
  const from = row.parents['country']?.id
  if (one.list !== 'districts' || from === draft.country) {
    return false
  }
  await sql`
    update people set country_code = ${draft.country}, row_version = row_version + 1
    where district_code = ${draft.code} and country_code = ${from}`.execute(db)
  return true
}
