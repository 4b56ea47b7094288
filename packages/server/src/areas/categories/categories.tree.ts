import type { CategoryRow } from './categories.rows.ts'

/** An entry in its tree. */
export type TreeEntry = {
  row: CategoryRow
  /** Names from the first level down to this one. */
  path: string[]
  hasChildren: boolean
  /** Whether it may be chosen as far as hiding goes: neither it nor one above it is hidden. */
  isOpen: boolean
}

/** Entries of one type in the order of the tree: each stands behind the one that it lies below. */
export function treeOf(rows: readonly CategoryRow[]): TreeEntry[] {
  const parents = new Set(rows.map(({ parent_id }) => parent_id))
  const inOrder = (parent: TreeEntry | undefined): TreeEntry[] =>
    childrenOf(rows, parent?.row.id ?? null).flatMap((row) => {
      const entry = {
        row,
        path: [...(parent?.path ?? []), row.name],
        hasChildren: parents.has(row.id),
        isOpen: row.is_active && (parent?.isOpen ?? true),
      }
      return entry.hasChildren ? [entry, ...inOrder(entry)] : [entry]
    })
  return inOrder(undefined)
}

/** The children of an entry, or the first level, in their order. */
export function childrenOf(rows: readonly CategoryRow[], parentId: string | null): CategoryRow[] {
  return rows
    .filter(({ parent_id }) => parent_id === parentId)
    .toSorted((one, other) => one.place - other.place)
}

/** The ids of an entry and of all that lies below it. */
export function branchOf(rows: readonly CategoryRow[], id: string): Set<string> {
  const branch = new Set([id])
  const deepest = rows.toSorted((one, other) => one.level - other.level)
  for (const row of deepest) {
    if (row.parent_id !== null && branch.has(row.parent_id)) {
      branch.add(row.id)
    }
  }
  return branch
}

type Narrowing = { isActive?: boolean | undefined; search?: string | undefined }

/** What of a tree is asked for: entries whose name holds a word, with those that they lie below. */
export function narrowed(
  tree: readonly TreeEntry[],
  { isActive, search = '' }: Narrowing,
): TreeEntry[] {
  const word = search.trim().toLowerCase()
  const byId = new Map(tree.map((entry) => [entry.row.id, entry]))
  const kept = new Set<string>()
  for (const { row } of tree.filter((entry) => entry.row.name.toLowerCase().includes(word))) {
    let above: CategoryRow | undefined = row
    while (above !== undefined) {
      kept.add(above.id)
      above = above.parent_id === null ? undefined : byId.get(above.parent_id)?.row
    }
  }
  return tree.filter(
    ({ row, isOpen }) => kept.has(row.id) && (isActive === undefined || isOpen === isActive),
  )
}
