import { expect, test } from 'vitest'
import { approvedRows, readApprovedRows, withApproved } from './approved-rows.ts'

const rows = [
  { place: 0, number: 'ACT-1' },
  { place: 2, number: 'ACT-3' },
]

test('what was approved is read back from the address, and nothing else', () => {
  expect(readApprovedRows(approvedRows(rows) ?? null)).toEqual(rows)
  expect(approvedRows([])).toBeUndefined()
  expect(readApprovedRows('2.ACT-3 x 0.ACT-1 -1.ACT-9 1.<b> 1. 9999.A')).toEqual(rows)
  expect(readApprovedRows(null)).toEqual([])
})

test('it stands where it stood, and behind the last row where fewer are left', () => {
  expect(withApproved(['two', 'four'], rows)).toEqual([rows[0], 'two', rows[1], 'four'])
  expect(withApproved([], rows)).toEqual(rows)
})
