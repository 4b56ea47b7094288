import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as categories from './categories.handlers.ts'
import { save } from './categories.save.handlers.ts'
import { categoryTies } from './categories.ties.ts'

/** Which handler answers which call of the area. */
export const categoriesHandlers: AreaHandlers<'categories'> = {
  'categories.list': categories.list,
  'categories.save': save,
  'categories.remove': categories.remove,
}

/** How an entry is tied to people. */
export const categoriesTies = { category: categoryTies } satisfies Partial<TieFinders>
