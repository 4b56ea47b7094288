import { describe, expect, test } from 'vitest'
import { formatCount, pagerSteps, rowRange, totalInWords } from './paging.ts'

function drawn(page: number, pageCount: number): string {
  return pagerSteps(page, pageCount)
    .map((step) => (step.kind === 'gap' ? '…' : step.page === page ? `[${page}]` : step.page))
    .join(' ')
}

describe('pagerSteps', () => {
  test.each([
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [2, 4, '1 [2] 3 4'],
    [1, 5, '[1] 2 3 4 5'],
    [1, 6, '[1] 2 3 4 5 6'],
    [1, 7, '[1] 2 3 4 … 7'],
    [2, 129, '1 [2] 3 4 … 129'],
    [4, 129, '1 2 3 [4] 5 … 129'],
    [5, 129, '1 … 4 [5] 6 … 129'],
    [64, 129, '1 … 63 [64] 65 … 129'],
    [127, 129, '1 … 126 [127] 128 129'],
    [129, 129, '1 … 126 127 128 [129]'],
  ])('offers page %i of %i as %s', (page, pageCount, row) => {
    expect(drawn(page, pageCount)).toBe(row)
  })

  test('never leaves out a single page', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const steps = pagerSteps(page, pageCount)
        for (const [index, step] of steps.entries()) {
          const next = steps[index + 1]
          if (step.kind === 'gap' && next?.kind === 'page') {
            expect(next.page - step.after).toBeGreaterThan(2)
          }
        }
        expect(steps).toContainEqual({ kind: 'page', page })
      }
    }
  })
})

describe('rowRange', () => {
  test.each([
    [0, 10, '1-10'],
    [10, 10, '11-20'],
    [1280, 4, '1,281-1,284'],
    [20, 1, '21'],
  ])('names the rows after %i, %i of them, as %s', (offset, shown, words) => {
    expect(rowRange(offset, shown)).toBe(words)
  })
})

describe('totalInWords', () => {
  test('says of a number that nobody counted that it is about right', () => {
    expect(totalInWords(1_000_000, true)).toBe('about 1,000,000')
    expect(totalInWords(1284, false)).toBe('1,284')
  })
})

describe('formatCount', () => {
  test('sets thousands apart', () => {
    expect(formatCount(1284)).toBe('1,284')
    expect(formatCount(999)).toBe('999')
  })
})
