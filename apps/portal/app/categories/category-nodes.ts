import type { Category } from '@holdpoint/api'
import { categoryLevels } from '@holdpoint/api/vocabulary'

/** An entry as its tree draws it, with those below it. */
export type CategoryNode = {
  id: string
  name: string
  rowVersion: number
  isHidden: boolean
  canEdit: boolean
  /** Whether it may be hidden, and shown again. */
  canHide: boolean
  canDelete: boolean
  /** Whether one may be added below it. */
  canAdd: boolean
  /** Whether there is one before it, and behind it, to change places with. */
  canRise: boolean
  canSink: boolean
  children: CategoryNode[]
}

/** Where an entry stands on its page. */
export const entryId = (id: string) => `entry-${id}`

/** What may be done with all of them. */
type Rights = { canAdd: boolean; canReorder: boolean }

/** The entries of a type, which come in the order of the tree, each with those below it. */
export function nodesOf(entries: readonly Category[], rights: Rights): CategoryNode[] {
  const below = (parentId: string | null): CategoryNode[] => {
    const siblings = entries.filter(({ parentCategoryId }) => parentCategoryId === parentId)
    return siblings.map((entry, index) => ({
      ...{ id: entry.categoryId, name: entry.name, rowVersion: entry.rowVersion },
      ...{ isHidden: !entry.isActive, canEdit: entry.can.edit, canDelete: entry.can.delete },
      canHide: entry.can.move,
      canAdd: rights.canAdd && entry.level < categoryLevels[entry.type],
      canRise: rights.canReorder && entry.can.edit && index > 0,
      canSink: rights.canReorder && entry.can.edit && index < siblings.length - 1,
      children: entry.hasChildren ? below(entry.categoryId) : [],
    }))
  }
  return below(null)
}

/** Below which entries one may come to lie, with all that lies below it: their ids and paths. */
export function parentsFor(
  entries: readonly Category[],
  entry: Category,
): (readonly [id: string, path: string])[] {
  const isWithin = ({ path }: Category) =>
    entry.path.every((name, index) => path[index] === name) && path.length >= entry.path.length
  const height = Math.max(0, ...entries.filter(isWithin).map(({ level }) => level - entry.level))
  return entries
    .filter((one) => !isWithin(one) && one.level + 1 + height <= categoryLevels[entry.type])
    .map(({ categoryId, path }) => [categoryId, path.join(' › ')] as const)
}
