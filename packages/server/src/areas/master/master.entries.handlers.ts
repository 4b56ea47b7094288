import { masterParents, type MasterEntry } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import {
  entryCount,
  entryRows,
  wordsOf,
  type EntryRow,
  type OneList,
} from './master.entries.queries.ts'
import { keptLists } from './master.kept.ts'
import { usageOf, type MasterUsage } from './master.uses.ts'

export const entries: PersonHandler<'master.entries'> = async (
  { list, ...asked },
  { db, person },
) => {
  const one = { list, shardKey: person.shardKey }
  const rows = await entryRows(db, one, asked)
  const ids = rows.map(({ id }) => id)
  const usage = await usageOf(db, one, ids)
  return ok({
    data: rows.map((row) => toEntry(row, usage.get(row.id), one)),
    totalRecords: await entryCount(db, one, asked),
    offset: asked.pOffset,
    words: await wordsOf(db, one),
  })
}

/** An entry as it travels. Whether an answer of a form names it is seen when it is deleted. */
function toEntry(row: EntryRow, usage: MasterUsage | undefined, { list }: OneList): MasterEntry {
  const { word } = keptLists[list]
  const { isUsed = false, entries: within = 0, people = 0, records = 0 } = usage ?? {}
  const parents = Object.keys(masterParents).map((name) => [name, row.parents[name] ?? null])
  return {
    ...(Object.fromEntries(parents) as Pick<MasterEntry, keyof typeof masterParents>),
    ...{ entryId: row.id, code: row.code, name: row.name },
    colour: word === 'colour' ? row.word : '',
    category: word === 'category' ? row.word : '',
    isRetired: row.is_retired,
    usage: { entries: within, people, records },
    rowVersion: row.row_version,
    can: { changeCode: !isUsed && keptLists[list].code !== null, delete: !isUsed },
  }
}
