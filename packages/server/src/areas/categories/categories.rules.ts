import { categoryLevels, categoryTypeLabels, type CallOf, type ParsedInput } from '@holdpoint/api'
import type { CategoryRow, Standing } from './categories.rows.ts'
import { branchOf, childrenOf } from './categories.tree.ts'

/** What is said of an entry by whoever saves it. */
export type CategoryDraft = Omit<ParsedInput<CallOf<'categories.save'>>, 'categoryId'>

/** A sentence at the field that it is about. */
export type DraftProblem = { path: 'name' | 'parentCategoryId'; message: string }

/** The sentence for a name that a sibling has. */
export const nameTaken: DraftProblem = {
  path: 'name',
  message: 'There is an entry of this name here already.',
}

/**
 * Why an entry cannot be what a draft says, or undefined. `rows` are those of its type, `row` the
 * entry as it stands; without it, it is a new one.
 */
export function draftProblem(
  rows: readonly CategoryRow[],
  row: CategoryRow | undefined,
  { type, name, parentCategoryId }: CategoryDraft,
): DraftProblem | undefined {
  const parent = rows.find(({ id }) => id === parentCategoryId)
  if (parentCategoryId !== null && parent === undefined) {
    return { path: 'parentCategoryId', message: 'Please choose an entry of the same type.' }
  }
  const branch = row === undefined ? new Set<string>() : branchOf(rows, row.id)
  if (parentCategoryId !== null && branch.has(parentCategoryId)) {
    return { path: 'parentCategoryId', message: 'An entry cannot lie below itself.' }
  }
  const deepest = Math.max(
    0,
    ...rows.filter(({ id }) => branch.has(id)).map(({ level }) => level - (row?.level ?? 0)),
  )
  const levels = categoryLevels[type]
  if ((parent?.level ?? 0) + 1 + deepest > levels) {
    const most = levels === 1 ? 'one level' : `${levels} levels`
    const message = `${categoryTypeLabels[type]} has at most ${most}.`
    return { path: 'parentCategoryId', message }
  }
  const isTaken = childrenOf(rows, parentCategoryId).some(
    (sibling) => sibling.id !== row?.id && sibling.name.toLowerCase() === name.toLowerCase(),
  )
  return isTaken ? nameTaken : undefined
}

/**
 * Where entries stand once one of them has come to its place: only those that stand elsewhere than
 * before. Places have no gaps, and what lies below an entry comes along.
 */
export function standingsAfter(
  rows: readonly CategoryRow[],
  moved: Pick<CategoryRow, 'id' | 'parent_id'>,
  place: number | undefined,
): Standing[] {
  const before = rows.find(({ id }) => id === moved.id)
  const staysPut = place === undefined && before?.parent_id === moved.parent_id
  const siblings = childrenOf(rows, moved.parent_id)
    .map(({ id }) => id)
    .filter((id) => id !== moved.id)
  const wanted = (staysPut ? before?.place : place) ?? siblings.length + 1
  siblings.splice(wanted - 1, 0, moved.id)
  const left = before === undefined || before.parent_id === moved.parent_id ? [] : withoutOne()
  const level = (rows.find(({ id }) => id === moved.parent_id)?.level ?? 0) + 1
  const standings = [...placed(siblings, level), ...left, ...deeper()]
  return standings.filter(({ id, ...standing }) => {
    const row = rows.find((one) => one.id === id)
    return row?.level !== standing.level || row.place !== standing.place
  })

  /** Those that it leaves behind close up. */
  function withoutOne(): Standing[] {
    const behind = childrenOf(rows, before?.parent_id ?? null).filter(({ id }) => id !== moved.id)
    return placed(
      behind.map(({ id }) => id),
      before?.level ?? 1,
    )
  }

  function deeper(): Standing[] {
    const branch = branchOf(rows, moved.id)
    return rows
      .filter(({ id }) => id !== moved.id && branch.has(id))
      .map((row) => ({
        id: row.id,
        place: row.place,
        level: row.level + level - (before?.level ?? level),
      }))
  }
}

function placed(ids: readonly string[], level: number): Standing[] {
  return ids.map((id, index) => ({ id, level, place: index + 1 }))
}
