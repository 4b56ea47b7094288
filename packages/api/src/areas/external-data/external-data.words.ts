import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the calls about what other systems know. */
export const externalDataWords = {
  inputs: {
    'externalData.itemReference': {
      p_search: 'A part of the item’s number or description, 1 to 200 characters.',
    },
    'externalData.poNumber': { item_number: 'The number of the item, as the register has it.' },
    'externalData.fracTimeline': {
      api_number: 'The API number of the well.',
      stage_number: 'The number of the stage.',
    },
    'externalData.wirelineTimeline': {
      api_number: 'The API number of the well.',
      stage_number: 'The number of the stage.',
    },
  },
} as const satisfies AreaWords<'externalData'>
