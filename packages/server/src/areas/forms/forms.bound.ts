import type { AreaHandlers } from '../../handler.ts'
import * as forms from './forms.handlers.ts'

/** Which handler answers which call of the area. */
export const formsHandlers: AreaHandlers<'forms'> = {
  'forms.fillMenu': forms.fillMenu,
  'forms.byType': forms.byType,
  'forms.byIds': forms.byIds,
  'forms.search': forms.search,
  'forms.recent': forms.recent,
}
