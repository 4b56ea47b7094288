import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the search. */
export const searchWords = {
  notes: {
    'search.find':
      'Answers what the lists show you, by the same rules: your forms by the form’s name and their number, the newest first; reviews alike, what waits for your decision first; actions by title and number, closed ones too, the newest first; people by name and address; forms to fill by title; messages that are for you now by title and number; published topics by title and text; files in force for you by name, folder, tag and what stands in them; approved safety data sheets by product, maker and number; hazards in use by title, number, text and controls, where you may read the library; job safety analyses by title, number and hazards, the newest first; lockouts by title, number, machine, template and the numbers of locks that are on, the newest first; equipment in use by code and name; work orders by number, description, system and machine; qualifications in use by name and description. Every word must occur, in any order; what the field calls by several names, such as a blender and a mixer, is found by any of them.',
  },
  inputs: {
    'search.find': {
      search: 'What to look for, 2 to 100 characters.',
      kinds: 'Only these kinds; all of them unless named.',
      pLimit: 'How many of each kind, 1 to 20; 5 unless said otherwise.',
    },
  },
  answers: {
    'search.find': {
      entries: 'Your forms, those that you sign, and those that were shared with you.',
      reviews:
        'Entries of others that you decide on, and what else you may read; none that is among `entries`.',
      forms: 'Forms that you may fill.',
      equipment: 'Machines in use of your organisation.',
      workOrders: 'Work orders of your organisation, the newest number first.',
      qualifications: 'What your organisation asks its people to hold, and has not retired.',
      isNear:
        'True where nothing holds the text as it stands: what is answered then differs by one letter of a word.',
    },
  },
  parts: {
    FoundEntry: { isOwn: 'False for what lies on the Signature tab.' },
  },
} as const satisfies AreaWords<'search'>
