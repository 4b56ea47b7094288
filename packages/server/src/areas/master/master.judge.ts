import {
  masterColumns,
  masterEntryDraft,
  masterEntryLabels,
  masterParents,
  masterParentsOf,
  masterWordOf,
  type ImportedEntry,
  type MasterEntryDraft,
  type MasterList,
  type MasterParent,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { TableRow } from '../../records/imports/read-table.ts'
import { entryRows, type EntryRow, type OneList } from './master.entries.queries.ts'
import { keptLists } from './master.kept.ts'
import { entryProblems, parentProblem } from './master.rules.ts'

// What a row says of an entry, and what of it is new of the entry.

/** What rows are held against: the entries of their list, and what these may lie in. */
export type KnownEntries = {
  entries: ReadonlyMap<string, EntryRow[]>
  parents: Readonly<Partial<Record<MasterParent, readonly EntryRow[]>>>
}

/** A row with what becomes of it; a draft where something is to be written. */
export type JudgedRow = { report: ImportedEntry; draft?: MasterEntryDraft; row?: EntryRow }

const everything = { pLimit: 1_000_000, pOffset: 0, search: '' } as const

/** Reads what the rows of a table are held against. */
export async function knownEntries(db: Queryable, one: OneList): Promise<KnownEntries> {
  const entries = new Map<string, EntryRow[]>()
  for (const row of await entryRows(db, one, everything)) {
    const key = keyOf(one.list, row)
    entries.set(key, [...(entries.get(key) ?? []), row])
  }
  const parents: Partial<Record<MasterParent, EntryRow[]>> = {}
  for (const parent of masterParentsOf[one.list]) {
    parents[parent] = await entryRows(db, { ...one, list: masterParents[parent] }, everything)
  }
  return { entries, parents }
}

/** Says what becomes of each row. A refused one keeps no other from being taken. */
export function judgeRows(
  list: MasterList,
  rows: readonly TableRow[],
  known: KnownEntries,
): JudgedRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const said = saidBy(list, row)
    const key = keyOf(list, said)
    const judged = judge(list, { said, known, isSeen: seen.has(key) })
    if (judged.outcome !== 'refused') {
      seen.add(key)
    }
    const { draft, row: before, ...report } = judged
    return {
      report: {
        line: row.line,
        entry: keptLists[list].code === null ? said.name : said.code,
        ...report,
      },
      ...(draft && { draft }),
      ...(before && { row: before }),
    }
  })
}

type Said = Readonly<Record<'code' | 'name' | 'colour' | 'category' | MasterParent, string>>
type Verdict = Pick<ImportedEntry, 'outcome' | 'about'> & Omit<JudgedRow, 'report'>

const nothingSaid: Said = {
  ...{ code: '', name: '', colour: '', category: '' },
  ...{ country: '', district: '', businessUnit: '', department: '', customer: '' },
}

function saidBy(list: MasterList, { cells }: TableRow): Said {
  const said = masterColumns(list).map(([field, label]) => [field, cells.get(label) ?? ''])
  return { ...nothingSaid, ...(Object.fromEntries(said) as Partial<Said>) }
}

/** What an entry is known by: its code in whatever case, or its name where there are no codes. */
function keyOf(list: MasterList, { code, name }: { code: string; name: string }): string {
  return (keptLists[list].code === null ? name : code).toLowerCase()
}

function judge(
  list: MasterList,
  { said, known, isSeen }: { said: Said; known: KnownEntries; isSeen: boolean },
): Verdict {
  const alike = known.entries.get(keyOf(list, said)) ?? []
  const [row] = alike
  if (isSeen) {
    return refused('It stands in an earlier row.')
  }
  if (alike.length > 1) {
    return refused('Several entries are called so. Please edit them on the page of the list.')
  }
  const lies = masterParentsOf[list].map((parent) =>
    parentIn(known, { parent, said: said[parent], held: row?.parents[parent]?.id }),
  )
  const word = masterWordOf[list]
  const { data, error } = masterEntryDraft.safeParse({
    code: row?.code ?? said.code,
    name: row === undefined || keptLists[list].code !== null ? said.name || row?.name : row.name,
    ...Object.fromEntries(lies.map(({ parent, id }) => [parent, id])),
    ...(word !== undefined && { [word]: said[word] || row?.word }),
  })
  const problems = [
    ...(error?.issues.map(({ message }) => message) ?? entryProblemsOf(list, data, row)),
    ...lies.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
  ]
  if (data === undefined || problems.length > 0) {
    return refused(problems.join(' '))
  }
  const changed = row === undefined ? [] : changedParts(list, row, data)
  const isSame = row !== undefined && changed.length === 0
  const about = [...changed, ...(row?.is_retired ? ['stays retired'] : [])].join(', ')
  return {
    outcome: row === undefined ? 'new' : isSame ? 'same' : 'changed',
    about,
    ...(!isSame && { draft: data }),
    ...(row && { row }),
  }
}

const refused = (about: string): Verdict => ({ outcome: 'refused', about })

/** What is wrong with a draft by its words alone; a code that stands already stays. */
function entryProblemsOf(
  list: MasterList,
  draft: MasterEntryDraft | undefined,
  row: EntryRow | undefined,
): string[] {
  const problems = draft === undefined ? [] : entryProblems(list, draft)
  return problems
    .filter(({ path }) => !(row !== undefined && path === 'code'))
    .map(({ message }) => message)
}

/** What an entry lies in by its row: named by a code, or by a name that one alone has. */
function parentIn(
  known: KnownEntries,
  { parent, said, held }: { parent: MasterParent; said: string; held: string | undefined },
): { parent: MasterParent; id: string | null; problem?: string } {
  if (said === '') {
    return { parent, id: held ?? null }
  }
  const wanted = said.toLowerCase()
  const all = known.parents[parent] ?? []
  const isCoded = keptLists[masterParents[parent]].key === 'code'
  const byCode = isCoded ? all.filter(({ id }) => id.toLowerCase() === wanted) : []
  const named = all.filter(({ name }) => name.toLowerCase() === wanted)
  const offered = named.filter(({ is_retired }) => !is_retired)
  const found = byCode.length > 0 ? byCode : offered.length > 0 ? offered : named
  const [one] = found
  if (found.length > 1) {
    const label = masterEntryLabels[masterParents[parent]]
    const problem = `Several entries are called “${said}”. Please name the ${label} by its code.`
    return { parent, id: one?.id ?? null, problem }
  }
  if (one === undefined || (one.is_retired && one.id !== held)) {
    return {
      parent,
      id: one?.id ?? said,
      problem: parentProblem(parent, one !== undefined).message,
    }
  }
  return { parent, id: one.id }
}

/** What of an entry becomes different, in words. */
function changedParts(list: MasterList, row: EntryRow, draft: MasterEntryDraft): string[] {
  return masterColumns(list)
    .filter(([field]) => {
      switch (field) {
        case 'code':
          return false
        case 'name':
          return row.name !== draft.name
        case 'colour':
        case 'category':
          return row.word !== draft[field]
        default:
          return (row.parents[field]?.id ?? null) !== draft[field]
      }
    })
    .map(([, label]) => label.toLowerCase())
}
