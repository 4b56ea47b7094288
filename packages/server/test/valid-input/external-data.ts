import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const externalDataInputs = (): ValidInputs<'externalData'> => ({
  'externalData.itemReference': { p_search: 'x' },
  'externalData.poNumber': { item_number: 'x' },
  'externalData.fracTimeline': { api_number: 'x', stage_number: '1' },
  'externalData.wirelineTimeline': { api_number: 'x', stage_number: '1' },
})
