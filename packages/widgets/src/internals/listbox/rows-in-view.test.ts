import { describe, expect, test } from 'vitest'
import { firstInView, rowsInView, scrolledTo } from './rows-in-view.ts'

const view = { count: 10_000, rowHeight: 50, viewHeight: 300, active: -1 }

/** Every row that the list shows at a scroll position. */
function seen(scrollTop: number) {
  const rows: number[] = []
  for (let row = Math.floor(scrollTop / 50); row * 50 < scrollTop + 300; row += 1) {
    if (row < view.count) {
      rows.push(row)
    }
  }
  return rows
}

describe('rowsInView', () => {
  test('draws a few rows before their height is known', () => {
    const rows = rowsInView({ ...view, rowHeight: 0, viewHeight: 0, first: 0 })
    expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('draws what is seen and little more, wherever the list is scrolled', () => {
    for (let scrollTop = 0; scrollTop <= 10_000 * 50 - 300; scrollTop += 371) {
      const rows = rowsInView({ ...view, first: firstInView(scrollTop, 50) })
      expect(rows).toEqual(expect.arrayContaining(seen(scrollTop)))
      expect(rows.length).toBeLessThanOrEqual(18)
    }
  })

  test('draws the active row too, in its order', () => {
    const before = rowsInView({ ...view, first: 5000, active: 3 })
    expect(before[0]).toBe(3)
    expect(before[1]).toBe(4997)
    const after = rowsInView({ ...view, first: 0, active: 9999 })
    expect(after.at(-1)).toBe(9999)
    expect(new Set(after).size).toBe(after.length)
  })

  test('draws nothing of nothing, and all of a short list', () => {
    expect(rowsInView({ ...view, count: 0, first: 0 })).toEqual([])
    expect(rowsInView({ ...view, count: 3, first: 40, active: 2 })).toEqual([0, 1, 2])
  })
})

describe('scrolledTo', () => {
  const sizes = { rowHeight: 50, viewHeight: 300 }

  test.each([
    ['a row in view stays', 3, 0, 0],
    ['a row below comes to the lower edge', 6, 0, 50],
    ['a row above comes to the upper edge', 2, 400, 100],
    ['the last row', 9999, 0, 10_000 * 50 - 300],
  ])('%s', (_, row, scrollTop, expected) => {
    expect(scrolledTo(row, scrollTop, sizes)).toBe(expected)
  })
})
