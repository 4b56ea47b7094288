import { fixedCategoryTypes, policies, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'
import type { CategoryRow } from './categories.rows.ts'
import { namedCategories } from './named-categories.ts'

/** How somebody of the organisation is tied to an entry. What came with Holdpoint is nobody's own. */
export function tiesIn(
  { created_by }: Pick<CategoryRow, 'created_by'>,
  { personId }: Pick<PersonRights, 'personId'>,
): ReadonlySet<Tie> {
  return new Set<Tie>(created_by === personId ? ['own', 'all'] : ['all'])
}

/** What somebody may do with an entry. Whether a report has chosen it is seen when it is deleted. */
export function canDo(row: CategoryRow, hasChildren: boolean, person: PersonRights) {
  const ties = tiesIn(row, person)
  const isOpen = !fixedCategoryTypes.includes(row.type)
  const isNamed = namedCategories.has(row.id)
  const edit = isOpen && opens(policies['categories.save'].record, ties, person)
  return {
    edit,
    move: edit && !isNamed,
    delete:
      isOpen &&
      !hasChildren &&
      !isNamed &&
      opens(policies['categories.remove'].record, ties, person),
  }
}
