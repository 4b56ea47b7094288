import { expect, test } from 'vitest'
import { problem } from '@holdpoint/api'
import { problemAt } from './hazard-drafts.server.ts'

const problemOf = (...paths: string[]) =>
  problem('invalid_input', {
    message: 'Please check the fields.',
    fields: paths.map((path) => ({ path, message: `Wrong: ${path}` })),
  })

test('what is wrong with the hazard of the form stands at its fields', () => {
  const { fields, message } = problemAt(problemOf('hazards.2.title', 'change'), 2)
  expect(fields.map(({ path }) => path)).toEqual(['title', 'change'])
  expect(message).toBe('Please check the fields.')
})

test('what is wrong with another hazard, or with all of them, is said of the whole', () => {
  expect(problemAt(problemOf('hazards.1.title'), 2)).toMatchObject({
    ...{ fields: [], message: 'Wrong: hazards.1.title' },
  })
  expect(problemAt(problemOf('hazards.0.masterHazardId'), 0).fields).toEqual([])
  expect(problemAt(problemOf('hazards'), 0).message).toBe('Wrong: hazards')
})
