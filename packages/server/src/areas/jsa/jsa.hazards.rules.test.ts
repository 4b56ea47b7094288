import { describe, expect, test } from 'vitest'
import { missingIn, nextReview, type TakenHazard } from './jsa.hazards.rules.ts'

const whole: TakenHazard = {
  ...{ categoryIds: ['lifting'], tagIds: ['gravity'], controlCount: 1 },
  ...{ initialLikelihood: 3, initialSeverity: 4, residualLikelihood: 1, residualSeverity: 4 },
}

describe('what a hazard lacks to be taken', () => {
  test('is nothing where all is there', () => {
    expect(missingIn(whole)).toEqual([])
  })

  test('is told field by field', () => {
    const bare = { ...whole, categoryIds: [], tagIds: [], controlCount: 0, residualSeverity: null }
    expect(missingIn(bare).map(({ path }) => path)).toEqual([
      ...['categoryIds', 'tagIds', 'controls', 'residualSeverity'],
    ])
  })

  test.each([
    ['likelier', 'residualLikelihood'],
    ['worse', 'residualSeverity'],
  ])('is a residual risk that is not %s than before', (_what, path) => {
    expect(missingIn({ ...whole, [path]: 5 })).toEqual([
      {
        path,
        message: 'With its controls a risk is neither likelier nor worse than before.',
      },
    ])
  })
})

describe('the next review', () => {
  test.each([
    ['2026-03-05', '2027-03-05'],
    ['2027-03-01', '2028-03-01'],
    ['2028-02-29', '2029-02-28'],
  ])('of what is looked at on %s is on %s', (day, due) => {
    expect(nextReview(day)).toBe(due)
  })
})
