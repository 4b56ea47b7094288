import type { AreaHandlers } from '../../handler.ts'
import * as people from './people.handlers.ts'

/** Which handler answers which call of the area. */
export const peopleHandlers: AreaHandlers<'people'> = {
  'people.search': people.search,
}
