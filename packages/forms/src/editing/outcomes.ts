import { outcomeNames } from '../step-conditions.ts'
import type { Question } from '../types.ts'

/**
 * What a step of approval can be asked for beside answers, as if it were asked: what the entry
 * scored, so that a condition about it is written and read as one about an answer is.
 */
export const outcomeQuestions: readonly Question[] = [
  { key: 'form:percent', type: 'decimal', label: labelOf('form:percent'), unit: '%' },
  {
    key: 'form:result',
    type: 'choice',
    label: labelOf('form:result'),
    choices: [
      { value: 'pass', label: { en: 'Pass' } },
      { value: 'fail', label: { en: 'Fail' } },
      { value: 'none', label: { en: 'No result' } },
    ],
  },
  { key: 'form:criticalFailures', type: 'integer', label: labelOf('form:criticalFailures') },
]

function labelOf(name: string): Question['label'] {
  return { en: outcomeNames.get(name) ?? name }
}
