import { categoriesMax, fixedCategoryTypes } from '@holdpoint/api'
import { toConstraint } from '../../db/constraint.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { rowsForChange, typeOf, writeStandings, type CategoryRow } from './categories.rows.ts'
import { named, namedCategories } from './named-categories.ts'
import { draftProblem, nameTaken, standingsAfter, type CategoryDraft } from './categories.rules.ts'

export const save: PersonHandler<'categories.save'> = async ({ categoryId, ...draft }, context) => {
  const { db, person } = context
  if (fixedCategoryTypes.includes(draft.type)) {
    return fail('wrong_state', {
      message: 'Statuses and severity levels are set up with safety quality reports.',
    })
  }
  const rows = await rowsForChange(db, person.shardKey, draft.type)
  try {
    return categoryId === undefined
      ? await add(rows, draft, context)
      : await edit(categoryId, rows, draft, context)
  } catch (error) {
    // The database compares letters of other alphabets in its own way.
    return toConstraint(error)?.constraint === 'categories_name_is_there_once'
      ? failField(nameTaken.path, nameTaken.message)
      : Promise.reject(error)
  }
}

async function add(rows: readonly CategoryRow[], draft: CategoryDraft, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const { type, name, parentCategoryId: parent_id, isActive: is_active } = draft
  requireFit(rows, undefined, draft)
  if (rows.length >= categoriesMax) {
    return fail('wrong_state', { message: `A type takes at most ${categoriesMax} entries.` })
  }
  const id = ports.ids.next()
  const standings = standingsAfter(rows, { id, parent_id }, draft.place)
  const own = standings.find((standing) => standing.id === id)
  await db
    .insertInto('categories')
    .values({
      ...{ shard_key: person.shardKey, type, name, parent_id, is_active, ...own, id },
      ...{ created_by: person.personId, created_at: now, updated_at: now },
    })
    .execute()
  await writeStandings(db, person.shardKey, standings)
  await audit({
    ...{ recordType: 'category', recordId: id, action: 'create' },
    changes: { type: { from: null, to: type }, name: { from: null, to: name } },
  })
  return ok({ categoryId: id, rowVersion: 1 }, 'Entry added.')
}

async function edit(
  id: string,
  rows: readonly CategoryRow[],
  draft: CategoryDraft,
  context: PersonContext,
) {
  const { db, person, now, audit, ifMatch } = context
  const row = rows.find((one) => one.id === id)
  if (row === undefined) {
    return (await typeOf(db, person.shardKey, id)) === undefined
      ? fail('forbidden')
      : failField('type', 'An entry stays within its type.')
  }
  requireVersion(row.row_version, ifMatch)
  requireFit(rows, row, draft)
  if (namedCategories.has(id) && !staysAsItIs(row, draft)) {
    return fail('wrong_state', { message: named })
  }
  const parent_id = draft.parentCategoryId
  const standings = standingsAfter(rows, { id, parent_id }, draft.place)
  const own = standings.find((standing) => standing.id === id) ?? row
  const rowVersion = row.row_version + 1
  await db
    .updateTable('categories')
    .set({ name: draft.name, parent_id, is_active: draft.isActive, level: own.level })
    .set({ updated_at: now, row_version: rowVersion })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', id)
    .execute()
  await writeStandings(db, person.shardKey, standings)
  await audit({
    ...{ recordType: 'category', recordId: id, action: 'edit' },
    changes: {
      name: { from: row.name, to: draft.name },
      parentCategoryId: { from: row.parent_id, to: parent_id },
      isActive: { from: row.is_active, to: draft.isActive },
      place: { from: row.place, to: own.place },
    },
  })
  return ok({ categoryId: id, rowVersion }, 'Entry saved.')
}

function requireFit(
  rows: readonly CategoryRow[],
  row: CategoryRow | undefined,
  draft: CategoryDraft,
): void {
  const problem = draftProblem(rows, row, draft)
  if (problem !== undefined) {
    failField(problem.path, problem.message)
  }
}

function staysAsItIs(row: CategoryRow, draft: CategoryDraft): boolean {
  return row.parent_id === draft.parentCategoryId && row.is_active === draft.isActive
}
