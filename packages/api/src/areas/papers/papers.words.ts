import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of papers that are checked. */
export const papersWords = {
  notes: {
    'papers.check':
      'Each PDF of a record has a code of its own at its end. The answer names the record and its state, and nothing that is written in it.',
  },
  inputs: {
    'papers.check': {
      code: 'The code at the end of the paper: 16 letters and digits, in whatever case, with or without blanks and dashes.',
    },
  },
  answers: {
    'papers.check': {
      changes: 'Lines of the record’s history since the paper was made, signatures among them.',
      isRemoved: 'The record was deleted since.',
      isSound:
        'False if a line of the history until then is not any more as it was when the paper was made, or is missing.',
    },
  },
} as const satisfies AreaWords<'papers'>
