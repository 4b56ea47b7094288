import { questionTypes } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { typeOptions } from './question-types.ts'

test('every type of question is offered, once', () => {
  const offered = typeOptions.flatMap(({ options }) => options.map(([type]) => type))
  expect(offered.toSorted()).toEqual([...questionTypes].sort())
})
