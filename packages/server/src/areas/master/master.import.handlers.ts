import { sql } from 'kysely'
import { importedEntry, masterColumns, masterLists, type MasterList } from '@holdpoint/api'
import { appendAudits } from '../../audit.ts'
import { toConstraint } from '../../db/constraint.ts'
import { fail } from '../../fail.ts'
import { ok, type CheckedHandler, type PersonContext, type PersonHandler } from '../../handler.ts'
import { csvFile, tableImport, type RunOf } from '../../records/imports/table-import.ts'
import { forgetLookups } from '../lookups.ts'
import { chainOf, changesOf, columnsOf, movePeople } from './master.changes.ts'
import { cellsOf, readEntries } from './master.columns.ts'
import { entryRows, keyOf, tableOf, type OneList } from './master.entries.queries.ts'
import { judgeRows, knownEntries, type JudgedRow } from './master.judge.ts'
import { keptLists, rowsOf } from './master.kept.ts'

const entries = tableImport({
  kinds: masterLists,
  row: importedEntry,
  columns: ['line', 'entry', 'outcome', 'about'],
  fileName: 'entries-import.csv',
  bytesMax: 5 * 2 ** 20,
  read: readEntries,
  run,
  said: { again: 'These entries were taken over already.', done: 'The entries were taken over.' },
})

export const checkImport: CheckedHandler<'master.checkImport'> = {
  before: ({ file }, context) => entries.before(file, context),
  handle: ({ file, list }, context) => entries.check(context, file, list),
}

export const getImport: PersonHandler<'master.getImport'> = async (asked, context) => {
  const { kind: list, ...found } = await entries.get(context, asked)
  return ok({ ...found, list })
}

export const applyImport: PersonHandler<'master.applyImport'> = ({ importId }, context) =>
  entries.apply(context, importId)

export const importReport: PersonHandler<'master.importReport'> = ({ importId }, context) =>
  entries.report(context, importId)

export const entriesTable: PersonHandler<'master.entriesTable'> = async (
  { list },
  { db, person, now },
) => {
  const asked = { pLimit: 1_000_000, pOffset: 0, search: '', isRetired: false }
  const rows = await entryRows(db, { list, shardKey: person.shardKey }, asked)
  const heads = masterColumns(list).map(([, label]) => label)
  const fileName = `${list.toLowerCase()}.csv`
  return csvFile([heads, ...rows.map((row) => cellsOf(list, row))], {
    ...{ etag: `${list}-${now.getTime()}`, fileName },
  })
}

async function run(context: PersonContext, { kind: list, rows, isApplied }: RunOf<MasterList>) {
  const { db, person } = context
  const one = { list, shardKey: person.shardKey }
  if (isApplied) {
    // Nobody else changes the list between what is read of it here and what is written.
    await sql`lock table ${sql.table(keptLists[list].table)} in share row exclusive mode`.execute(
      db,
    )
  }
  const judged = judgeRows(list, rows, await knownEntries(db, one))
  if (isApplied) {
    await write(context, one, judged)
  }
  return judged.map(({ report }) => report)
}

async function write(context: PersonContext, one: OneList, judged: readonly JudgedRow[]) {
  const { db, ports, person, now, requestId } = context
  const { key } = keptLists[one.list]
  const taken = judged.flatMap(({ draft, row }) => {
    if (draft === undefined) {
      return []
    }
    return [{ draft, row, id: row?.id ?? (key === 'code' ? draft.code : ports.ids.next()) }]
  })
  try {
    await add(
      context,
      one,
      taken.filter(({ row }) => row === undefined),
    )
    await change(
      context,
      one,
      taken.filter(({ row }) => row !== undefined),
    )
  } catch (error) {
    // What an entry was to lie in has gone since it was read.
    return toConstraint(error) === undefined
      ? Promise.reject(error)
      : fail('wrong_state', { message: changedMeanwhile })
  }
  for (const { draft, row } of taken) {
    if (row !== undefined && (await movePeople(db, one, row, draft))) {
      context.forgetSessions()
    }
  }
  context.afterwards(() => forgetLookups(context.cacheOwner))
  const stamp = { ...person, at: now, requestId }
  const events = taken.map(({ id, row, draft }) => ({
    ...{ ...chainOf(one, id), action: 'import' },
    changes: changesOf(one, row, draft),
  }))
  await appendAudits(db, stamp, events)
}

const changedMeanwhile = 'Somebody changed the lists meanwhile. Please look at the rows once more.'

type Taken = { id: string } & Required<Pick<JudgedRow, 'draft'>>

/** Rows of values, as the database takes many at once. */
function valuesOf(one: OneList, taken: readonly Taken[]) {
  const rows = taken.map(({ id, draft }) => ({ id, ...columnsOf(one, draft) }))
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  const arrays = ['id', ...names].map(
    (name) => sql`${rows.map((row) => row[name as 'id'])}::text[]`,
  )
  return { names, from: sql`unnest(${sql.join(arrays)}) as one (id, ${namesOf(names)})` }
}

const namesOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

async function add({ db }: PersonContext, one: OneList, taken: readonly Taken[]) {
  if (taken.length === 0) {
    return
  }
  const { table, key, isOfOrganisation } = keptLists[one.list]
  const { names, from } = valuesOf(one, taken)
  const [own, ownValue] = isOfOrganisation
    ? [sql`shard_key, `, sql`${one.shardKey}::text, `]
    : [sql``, sql``]
  const [id, idValue] = key === 'id' ? [sql`id, `, sql`one.id, `] : [sql``, sql``]
  await sql`insert into ${sql.table(table)} (${own}${id}${namesOf(names)})
    select ${ownValue}${idValue}${sql.join(names.map((name) => sql.ref(`one.${name}`)))}
    from ${from}`.execute(db)
}

async function change({ db }: PersonContext, one: OneList, taken: readonly Taken[]) {
  if (taken.length === 0) {
    return
  }
  const { names, from } = valuesOf(one, taken)
  const sets = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`one.${name}`)}`)
  await sql`update ${tableOf(one.list)} set ${sql.join(sets)}, row_version = entry.row_version + 1
    from ${from} where ${rowsOf(one.list, one.shardKey)} and ${keyOf(one.list)} = one.id`.execute(
    db,
  )
}
