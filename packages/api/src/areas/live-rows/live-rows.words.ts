import type { AreaWords } from '../../openapi/area-words.ts'
import { watchWords } from '../../openapi/shared-words.ts'

/** What the documents say of rows that follow. */
export const liveRowsWords = {
  notes: {
    'liveRows.changes':
      'Who may read a record is told of it; its state is made of what a row shows of it.',
  },
  inputs: {
    'liveRows.changes': {
      recordType: 'The kind of the records.',
      ids: 'The records that are shown, up to 100.',
      ...watchWords,
    },
  },
  answers: {
    'liveRows.changes': {
      data: 'In the order of the ids. A `state` is opaque; `none` stands for a record that is gone or not open to the person.',
    },
  },
} as const satisfies AreaWords<'liveRows'>
