import { expect, test } from 'vitest'
import { sqrNcrStep } from './sqr.parts.vocabulary.ts'

const empty = {
  ...{ containment: '', dispositionId: null, cause: '', correctiveAction: '', verification: '' },
  effectiveness: null,
}
const worked = {
  ...{ containment: 'Set aside', dispositionId: 'ncr.disposition.rework', cause: 'Wrong seal' },
  ...{ correctiveAction: 'New seal list', verification: 'List seen', effectiveness: 'effective' },
}

test.each([
  ['open', empty],
  ['open', { ...worked, containment: '' }],
  ['contained', { ...empty, containment: 'Set aside' }],
  ['dispositioned', { ...worked, cause: '' }],
  ['cause_found', { ...worked, correctiveAction: '' }],
  ['action_in_progress', { ...worked, verification: '' }],
  ['verification', { ...worked, effectiveness: null }],
  ['closed', worked],
  ['cause_found', { ...worked, effectiveness: 'not_effective' }],
  ['open', { ...empty, cause: 'Wrong seal', effectiveness: 'not_effective' }],
  ['contained', { ...empty, containment: 'Set aside', effectiveness: 'not_effective' }],
])('a non-conformance is %s by what is written', (step, ncr) => {
  expect(sqrNcrStep(ncr)).toBe(step)
})
