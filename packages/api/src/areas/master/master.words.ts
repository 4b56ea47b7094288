import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the calls about lookups. */
export const masterWords = {
  inputs: {
    'master.get': {
      keys: 'Which data to answer. Left out, the dashboard link and the settings.',
    },
  },
} as const satisfies AreaWords<'master'>
