import type { Category } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'
import { canDo } from './categories.rights.ts'
import type { TreeEntry } from './categories.tree.ts'

/** An entry as it travels to one person. */
export function toCategory({ row, path, hasChildren }: TreeEntry, person: PersonRights): Category {
  return {
    categoryId: row.id,
    type: row.type,
    parentCategoryId: row.parent_id,
    name: row.name,
    level: row.level,
    path,
    isActive: row.is_active,
    place: row.place,
    hasChildren,
    rowVersion: row.row_version,
    can: canDo(row, hasChildren, person),
  }
}
