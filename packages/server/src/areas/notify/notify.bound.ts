import type { AreaHandlers } from '../../handler.ts'
import { get, save } from './notify.handlers.ts'

/** Which handler answers which call of the area. */
export const notifyHandlers: AreaHandlers<'notify'> = {
  'notify.get': get,
  'notify.save': save,
}
