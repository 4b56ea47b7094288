import type { Category } from '@holdpoint/api'
import type { OptionGroup } from '../edit-form.tsx'

/** An entry as a field may choose it: its own name, and those that it lies below. */
export type CategoryChoice = Pick<Category, 'categoryId' | 'name'> & { above: string }

/**
 * What a field may choose of a whole tree: entries that are not hidden, with nothing below them that may
 * be chosen, and what it has chosen already, whatever became of that. `below` narrows it to what lies
 * under one entry.
 */
export function choosable(
  tree: readonly Category[],
  { below, chosen }: { below?: string | undefined; chosen: readonly string[] },
): CategoryChoice[] {
  const byId = new Map(tree.map((entry) => [entry.categoryId, entry]))
  const branches = new Set(
    tree.filter(({ isActive }) => isActive).map(({ parentCategoryId }) => parentCategoryId),
  )
  const lineOf = (entry: Category): Category[] => {
    const above = byId.get(entry.parentCategoryId ?? '')
    return above === undefined ? [entry] : [...lineOf(above), entry]
  }
  return tree.flatMap((entry) => {
    const line = lineOf(entry)
    const from = line.findIndex(({ categoryId }) => categoryId === below) + 1
    const isThere = below === undefined || (from > 0 && from < line.length)
    const isOpen = !branches.has(entry.categoryId) && line.every(({ isActive }) => isActive)
    const { categoryId, name } = entry
    const above = line.slice(from, -1).map((one) => one.name)
    return isThere && (isOpen || chosen.includes(categoryId))
      ? [{ categoryId, name, above: above.join(' / ') }]
      : []
  })
}

/** Entries as a select offers them: those below the same entry together, in the order of the tree. */
export function groupsOf(choices: readonly CategoryChoice[]): OptionGroup[] {
  const labels = [...new Set(choices.map(({ above }) => above))]
  return labels.map((label) => ({
    label,
    options: choices
      .filter(({ above }) => above === label)
      .map(({ categoryId, name }) => [categoryId, name] as const),
  }))
}
