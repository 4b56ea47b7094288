import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the calls about forms that can be filled. */
export const formsWords = {
  inputs: {
    'forms.byType': { id: 'The id of the form type.' },
    'forms.byIds': {
      formIds: 'Ids of forms. One that is not open to you is left out of the answer.',
    },
    'forms.search': {
      search: 'A part of the title, at most 200 characters. No text finds nothing.',
    },
  },
} as const satisfies AreaWords<'forms'>
