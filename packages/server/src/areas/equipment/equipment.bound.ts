import type { AreaHandlers } from '../../handler.ts'
import { get } from './equipment.handlers.ts'

/** Which handler answers which call of the area. */
export const equipmentHandlers: AreaHandlers<'equipment'> = {
  'equipment.get': get,
}
