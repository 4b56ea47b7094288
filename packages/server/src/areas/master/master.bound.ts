import type { AreaHandlers } from '../../handler.ts'
import * as master from './master.handlers.ts'

/** Which handler answers which call of the area. */
export const masterHandlers: AreaHandlers<'master'> = {
  'master.get': master.get,
}
