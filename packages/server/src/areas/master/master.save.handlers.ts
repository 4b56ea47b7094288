import { sql } from 'kysely'
import { masterParents, type MasterEntryDraft } from '@holdpoint/api'
import { toConstraint } from '../../db/constraint.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { forgetLookups } from '../lookups.ts'
import { chainOf, changesOf, columnsOf, movePeople } from './master.changes.ts'
import {
  entryForChange,
  isOffered,
  isTaken,
  keyOf,
  tableOf,
  type EntryRow,
  type OneList,
} from './master.entries.queries.ts'
import { keptLists, parentsIn, rowsOf } from './master.kept.ts'
import {
  entryProblems,
  fixedCodeProblem,
  parentProblem,
  takenProblem,
  type EntryProblem,
} from './master.rules.ts'
import { isAnswered, usageOf } from './master.uses.ts'

type Draft = MasterEntryDraft

export const saveEntry: PersonHandler<'master.saveEntry'> = async (
  { list, entryId, ...draft },
  context,
) => {
  const one = { list, shardKey: context.person.shardKey }
  try {
    return entryId === undefined
      ? await add(one, draft, context)
      : await edit(one, entryId, draft, context)
  } catch (error) {
    const problem = brokenProblem(one, error)
    return problem === undefined ? Promise.reject(error) : failAt(problem)
  }
}

/** What somebody else did since we looked, by the rule of the schema that tells of it. */
export function brokenProblem({ list }: OneList, error: unknown): EntryProblem | undefined {
  const { table } = keptLists[list]
  const broken = toConstraint(error)
  if (broken?.kind === 'foreignKey') {
    const gone = parentsIn(list).find(
      ([, column]) => broken.constraint === `${table}_${column}_fkey`,
    )
    return gone === undefined ? fixedCodeProblem(list) : parentProblem(gone[0], false)
  }
  const isTakenNow = [`${table}_pkey`, `${table}_code`].includes(broken?.constraint ?? '')
  return isTakenNow ? takenProblem(list) : undefined
}

async function add(one: OneList, draft: Draft, context: PersonContext) {
  const { db, ports, audit } = context
  await requireFit(one, draft, context)
  const { table, key, isOfOrganisation } = keptLists[one.list]
  const id = key === 'code' ? draft.code : ports.ids.next()
  const columns = {
    ...(isOfOrganisation && { shard_key: one.shardKey }),
    ...(key === 'id' && { id }),
    ...columnsOf(one, draft),
  }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))})`.execute(db)
  context.afterwards(() => forgetLookups(context.cacheOwner))
  await audit({
    ...{ ...chainOf(one, id), action: 'create' },
    changes: changesOf(one, undefined, draft),
  })
  return ok({ entryId: id, rowVersion: 1 }, `${draft.name} added.`)
}

async function edit(one: OneList, entryId: string, draft: Draft, context: PersonContext) {
  const { db, ifMatch, audit } = context
  const row = await entryForChange(db, one, entryId)
  if (row === undefined) {
    return fail('not_found')
  }
  requireVersion(row.row_version, ifMatch)
  await requireFit(one, draft, context, row)
  const { table, key, code } = keptLists[one.list]
  if (code !== null && draft.code !== row.code && (await isUsed(one, row, context))) {
    return failAt(fixedCodeProblem(one.list))
  }
  const rowVersion = row.row_version + 1
  const columns = { ...columnsOf(one, draft), row_version: rowVersion }
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} as entry set ${sql.join(sets)}
    where ${rowsOf(one.list, one.shardKey)} and ${keyOf(one.list)} = ${entryId}`.execute(db)
  context.afterwards(() => forgetLookups(context.cacheOwner))
  if (await movePeople(db, one, row, draft)) {
    context.forgetSessions()
  }
  await audit({
    ...{ ...chainOf(one, entryId), action: 'edit' },
    changes: changesOf(one, row, draft),
  })
  return ok({ entryId: key === 'code' ? draft.code : entryId, rowVersion }, `${draft.name} saved.`)
}

export const retireEntry: PersonHandler<'master.retireEntry'> = async (
  { list, entryId, isRetired },
  context,
) => {
  const { db, now, ifMatch, audit } = context
  const one = { list, shardKey: context.person.shardKey }
  const row = await entryForChange(db, one, entryId)
  if (row === undefined) {
    return fail('not_found')
  }
  if (row.is_retired === isRetired) {
    // Somebody else did it, or it was sent twice.
    return ok({ entryId, rowVersion: row.row_version })
  }
  requireVersion(row.row_version, ifMatch)
  const rowVersion = row.row_version + 1
  await sql`update ${tableOf(list)}
    set retired_at = ${isRetired ? now : null}, row_version = ${rowVersion}
    where ${rowsOf(list, one.shardKey)} and ${keyOf(list)} = ${entryId}`.execute(db)
  context.afterwards(() => forgetLookups(context.cacheOwner))
  await audit({
    ...{ ...chainOf(one, entryId), action: isRetired ? 'retire' : 'bring back' },
    changes: { isRetired: { from: row.is_retired, to: isRetired } },
  })
  return ok({ entryId, rowVersion }, `${row.name} ${isRetired ? 'retired' : 'brought back'}.`)
}

export const removeEntry: PersonHandler<'master.removeEntry'> = async (
  { list, entryId },
  context,
) => {
  const { db, ifMatch, audit } = context
  const one = { list, shardKey: context.person.shardKey }
  const row = await entryForChange(db, one, entryId)
  if (row === undefined) {
    return fail('not_found')
  }
  requireVersion(row.row_version, ifMatch)
  if (await isUsed(one, row, context)) {
    return failUsed(row)
  }
  try {
    await sql`delete from ${tableOf(list)}
      where ${rowsOf(list, one.shardKey)} and ${keyOf(list)} = ${entryId}`.execute(db)
  } catch (error) {
    // Something has named it since we looked.
    return toConstraint(error)?.kind === 'foreignKey' ? failUsed(row) : Promise.reject(error)
  }
  context.afterwards(() => forgetLookups(context.cacheOwner))
  await audit({
    ...{ ...chainOf(one, entryId), action: 'delete' },
    changes: { name: { from: row.name, to: null } },
  })
  return ok(null, `${row.name} deleted.`)
}

function failUsed({ name }: EntryRow): never {
  return fail('wrong_state', {
    message: `${name} is used, so it is not deleted. Please retire it instead.`,
  })
}

async function isUsed(one: OneList, { id }: EntryRow, { db }: PersonContext): Promise<boolean> {
  const usage = (await usageOf(db, one, [id])).get(id)
  return usage?.isUsed === true || (await isAnswered(db, id))
}

/** Ends the call with all that is wrong with a draft, each at its field. */
async function requireFit(
  one: OneList,
  draft: Draft,
  { db }: PersonContext,
  row?: EntryRow,
): Promise<void> {
  const hasCode = keptLists[one.list].code !== null
  const said = hasCode ? draft.code : draft.name
  // What stands already stays, however it came to be there.
  const isKept = row !== undefined && said === (hasCode ? row.code : row.name)
  const problems = entryProblems(one.list, draft).filter(({ path }) => !(isKept && path === 'code'))
  if (said !== '' && !isKept && (await isTaken(db, one, { said, butOf: row?.id }))) {
    problems.push(takenProblem(one.list))
  }
  for (const [parent] of parentsIn(one.list)) {
    const id = draft[parent]
    // What it lies in already is kept, whatever has become of that.
    if (id !== null && id !== row?.parents[parent]?.id) {
      const above = { list: masterParents[parent], shardKey: one.shardKey }
      const isThere = await isOffered(db, above, id)
      if (isThere !== true) {
        problems.push(parentProblem(parent, isThere === false))
      }
    }
  }
  const [first, ...others] = problems
  if (first !== undefined) {
    failAt(first, ...others)
  }
}

function failAt(first: EntryProblem, ...others: readonly EntryProblem[]): never {
  return fail('invalid_input', { message: first.message, fields: [first, ...others] })
}
