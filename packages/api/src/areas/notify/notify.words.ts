import type { AreaWords } from '../../openapi/area-words.ts'
import { audienceWords } from '../../openapi/shared-words.ts'
import { notifyModules } from './notify.vocabulary.ts'

const moduleNames = notifyModules.map((name) => `\`${name}\``).join(', ')

/** What the documents say of the calls about who is told when something happens. */
export const notifyWords = {
  notes: {
    'notify.get': 'One rule for each event of the module, in the order of the events.',
    'notify.save':
      'A rule tells nobody of what they may not read by then, and nobody twice: whoever the deed itself tells, or who follows the record, hears of it once. More than 1,000 people are refused.',
  },
  inputs: {
    'notify.get': {
      moduleType: `The module: ${moduleNames}.`,
      uniqueId: 'The id of a form; left out, the rules of all records of the module.',
    },
    'notify.save': {
      moduleType: `The module: ${moduleNames}.`,
      uniqueId: 'The id of a form; left out, the rule is for all records of the module.',
      event: 'What happens, such as `form_rejected`.',
      ...audienceWords,
    },
  },
} as const satisfies AreaWords<'notify'>
