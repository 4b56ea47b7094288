import { describe, expect, test } from 'vitest'
import type { SqrRow } from '@holdpoint/api'
import { toRow } from './sqr.rows.server.ts'

const clock = { timeZone: 'America/Chicago', now: () => new Date('2026-11-22T12:00:00Z') }
const status = { statusId: 's', backgroundColor: '#ffffff', textColor: '#000000' }

/** A report in its row, with no more said than a test asks. */
function rowOf(said: Partial<SqrRow> = {}) {
  const report = {
    ...{ sqrId: 'r', number: 'SQR-26-00001', title: 'Iron washed out', phase: 'investigating' },
    ...{ status: { ...status, status: 'Investigating' }, severity: 'level_2', rowVersion: 1 },
    ...{ startsAt: null, hours: null, owner: null, dueAt: null, isOverdue: false },
    ...{ businessUnit: null, crew: null, pad: null, well: '', ncrStep: null, statusReason: null },
    ...{ actions: 0, openActions: 0, allowedEvents: [], can: {}, ...said },
  }
  return toRow(report as unknown as SqrRow, clock)
}

test('a phase is named where the status has another name', () => {
  expect(rowOf().phase).toBe('')
  expect(rowOf({ status: { ...status, status: 'With the vendor' } }).phase).toBe('Investigating')
})

test('the lost time is told by hours and minutes, and not at all while it is not known', () => {
  expect(rowOf({ hours: 4.5 }).lost).toBe('4:30 h lost')
  expect(rowOf({ hours: 0 }).lost).toBe('No time lost')
  expect(rowOf().lost).toBe('')
})

describe('when it is due', () => {
  const dueAt = '2026-11-20T12:00:00Z'

  test('is said in words, and that it is late', () => {
    expect(rowOf({ dueAt, isOverdue: true }).due).toEqual({ words: '2 days late', isLate: true })
    expect(rowOf({ dueAt: '2026-11-24T12:00:00Z' }).due).toEqual({
      ...{ words: 'In 2 days', isLate: false },
    })
  })

  test('presses nobody once the investigation is over', () => {
    expect(rowOf({ dueAt, phase: 'monitoring' }).due).toBeNull()
    expect(rowOf({ dueAt: null, phase: 'draft' }).due).toBeNull()
  })
})

describe('what it waits for', () => {
  const approve = { event: 'approve', label: 'Approve', kind: 'main', needsReason: false } as const
  const moves = (isOpen: boolean) => [{ ...approve, isOpen, why: isOpen ? null : 'No.' }]

  test('is the reader, where the move is theirs', () => {
    const row = rowOf({ phase: 'approval', allowedEvents: moves(true), statusReason: 'Again' })
    expect(row.wait).toEqual({ text: 'Waits for you', isYou: true })
    expect(row.moves.map(({ event }) => event)).toEqual(['approve'])
  })

  test('is else what was said last; a closed move is in no menu', () => {
    const row = rowOf({ phase: 'approval', allowedEvents: moves(false), statusReason: 'Again' })
    expect(row.wait).toEqual({ text: 'Again', isYou: false })
    expect(row.moves).toEqual([])
  })
})

test.each([
  [0, 0, ''],
  [1, 1, '1 of 1 action open'],
  [2, 3, '2 of 3 actions open'],
  [0, 1, 'Its action is closed'],
  [0, 3, 'All 3 actions closed'],
])('%d of %d actions', (openActions, actions, words) => {
  expect(rowOf({ openActions, actions }).actions).toBe(words)
})
