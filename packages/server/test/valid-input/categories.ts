import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function categoriesInputs(ids: RecordIds): ValidInputs<'categories'> {
  const categoryId = ids.category
  return {
    'categories.list': { type: 'code' },
    'categories.save': { categoryId, type: 'code', parentCategoryId: '', name: 'Hydraulics' },
    'categories.remove': { categoryId },
  }
}
