import type { AreaHandlers } from '../../handler.ts'
import { counts, get } from './home.handlers.ts'

/** Which handler answers which call of the area. */
export const homeHandlers: AreaHandlers<'home'> = {
  'home.get': get,
  'home.counts': counts,
}
