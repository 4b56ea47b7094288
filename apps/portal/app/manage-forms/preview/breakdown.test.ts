import { scoreOf, type Answers } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { breakdownOf } from './breakdown.ts'
import { triedForm } from './test-form.ts'

const told = (answers: Answers) => {
  const score = scoreOf(triedForm, answers, { today: '2026-11-20', lang: 'en' })
  return breakdownOf({ items: score?.items ?? [] }, triedForm, 'en').map(
    ({ number, label, points, weight, isCriticalFailure }) =>
      [number, label, points, weight, ...(isCriticalFailure ? ['critical'] : [])].join(' | '),
  )
}

test.each<[string, Answers, string[]]>([
  [
    'before anything is answered',
    {},
    [
      '1.1 | Is the load known? | Not answered | 3',
      '1.3 | How calm is the wind? | Not answered | 1',
    ],
  ],
  [
    'a share of the points, and what is left out',
    { known: { value: 'na' }, calm: { value: 2 } },
    ['1.1 | Is the load known? | N/A, left out | 3', '1.3 | How calm is the wind? | 0.67 of 1 | 1'],
  ],
  [
    'a critical failure',
    { known: { value: 'no' }, calm: { value: 3 } },
    [
      '1.1 | Is the load known? | 0 of 1 | 3 | critical',
      '1.3 | How calm is the wind? | 1 of 1 | 1',
    ],
  ],
])('%s', (_title, answers, rows) => {
  expect(told(answers)).toEqual(rows)
})
