import type { AreaHandlers } from '../../handler.ts'
import * as externalData from './external-data.handlers.ts'

/** Which handler answers which call of the area. */
export const externalDataHandlers: AreaHandlers<'externalData'> = {
  'externalData.itemReference': externalData.itemReference,
  'externalData.poNumber': externalData.poNumber,
  'externalData.fracTimeline': externalData.fracTimeline,
  'externalData.wirelineTimeline': externalData.wirelineTimeline,
}
