import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as formTypes from './form-types.handlers.ts'
import { remove } from './form-types.remove.handlers.ts'
import { save } from './form-types.save.handlers.ts'
import { formTypeTies } from './form-types.ties.ts'

/** Which handler answers which call of the area. */
export const formTypesHandlers: AreaHandlers<'formTypes'> = {
  'formTypes.list': formTypes.list,
  'formTypes.get': formTypes.get,
  'formTypes.forms': formTypes.forms,
  'formTypes.save': save,
  'formTypes.remove': remove,
}

/** How form types are tied to people. */
export const formTypesTies = { formType: formTypeTies } satisfies Partial<TieFinders>
