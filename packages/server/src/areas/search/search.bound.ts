import type { AreaHandlers } from '../../handler.ts'
import { find } from './search.handlers.ts'

/** Which handler answers which call of the area. */
export const searchHandlers: AreaHandlers<'search'> = {
  'search.find': find,
}
