import { describe, expect, test } from 'vitest'
import type { LotoPointState, LotoState, LotoStep } from '@holdpoint/api'
import { actionAt, nextPoint, shownPoint } from './point-order.ts'
import { stripLook, stripTitle } from './point-strip.ts'

const closed = { lock: false, release: false, verify: false, unlock: false }

function point(tag: string, state: LotoPointState, open: Partial<LotoStep['can']> = {}) {
  const step = {
    ...{ stepId: tag, pointTag: tag, state, isReadingMet: null, isLong: false, photos: [] },
    needsPhoto: false,
    can: { ...closed, removeAbsent: false, photograph: false, ...open },
  }
  // What else a point has is not looked at here.
  return step as unknown as LotoStep
}

const lockout = (status: LotoState, ...steps: LotoStep[]) => ({ status, steps })

describe('the point that is shown', () => {
  test('is the one that is asked for, else the first at which something is open to the reader', () => {
    const locking = lockout(
      'shutdown',
      point('P-1', 'locked'),
      point('P-2', 'open'),
      point('M-1', 'open', { lock: true }),
    )
    expect(shownPoint(locking, 'P-1')?.pointTag).toBe('P-1')
    expect(shownPoint(locking, null)?.pointTag).toBe('M-1')
    expect(shownPoint(locking, 'of another lockout')?.pointTag).toBe('M-1')
  })

  test('is the first that waits for somebody, where nothing is open to the reader', () => {
    const verifying = lockout('locked', point('P-1', 'verified'), point('P-2', 'released'))
    expect(shownPoint(verifying, null)?.pointTag).toBe('P-2')
  })

  test('is the last one first, once the locks come off', () => {
    const restoring = lockout(
      'ready_to_restore',
      point('P-1', 'verified'),
      point('P-2', 'verified'),
    )
    expect(shownPoint(restoring, null)?.pointTag).toBe('P-2')
  })

  test('is the first where nothing waits, and none where there is none', () => {
    expect(shownPoint(lockout('work_active', point('P-1', 'verified')), null)?.pointTag).toBe('P-1')
    expect(shownPoint(lockout('draft'), null)).toBeUndefined()
  })
})

test('a lock comes off as the main thing at the end alone', () => {
  const mine = point('P-1', 'locked', { unlock: true })
  expect(actionAt(mine, 'shutdown')).toBeNull()
  expect(actionAt(mine, 'ready_to_restore')).toBe('unlock')
})

describe('where it goes on', () => {
  const [one, two, three] = [
    point('P-1', 'locked'),
    point('P-2', 'open', { lock: true }),
    point('P-3', 'open'),
  ]

  test('is the next that waits, round to what was left out', () => {
    expect(nextPoint(lockout('shutdown', one, two, three), two, 'lock')).toBe(three)
    expect(nextPoint(lockout('shutdown', two, one, three), three, 'lock')).toBe(two)
    expect(nextPoint(lockout('shutdown', one, two), two, 'lock')).toBeUndefined()
  })

  test('is the same point where energy was released: it is verified then', () => {
    expect(nextPoint(lockout('locked', one, point('P-2', 'locked')), one, 'release')).toBe(one)
  })

  test('is the one before, once the locks come off', () => {
    const on = [point('P-1', 'verified'), point('P-2', 'verified')] as const
    expect(nextPoint(lockout('ready_to_restore', ...on), on[1], 'unlock')).toBe(on[0])
  })
})

describe('a point among the others', () => {
  test('is done where it is locked, and once all are, where it is at zero', () => {
    expect(stripLook(point('P-1', 'locked'), 'shutdown')).toEqual({ tone: 'done', state: 'Locked' })
    expect(stripLook(point('P-1', 'locked'), 'locked').tone).toBe('open')
    expect(stripLook(point('P-1', 'verified'), 'locked').tone).toBe('done')
    expect(stripLook(point('P-1', 'removed'), 'ready_to_restore').tone).toBe('off')
  })

  test('says what is wrong with it', () => {
    const unread = { ...point('P-1', 'locked'), isReadingMet: false }
    expect(stripLook(unread, 'locked')).toEqual({ tone: 'wrong', state: 'not at zero' })
    const unseen = { ...point('P-1', 'locked'), needsPhoto: true }
    expect(stripLook(unseen, 'shutdown')).toEqual({ tone: 'wrong', state: 'photo missing' })
    const long = { ...point('P-1', 'verified'), isLong: true }
    expect(stripLook(long, 'work_active').state).toBe('At zero, over 12 h')
  })

  test('counts with what the state of the lockout asks for', () => {
    const steps = [point('P-1', 'verified'), point('P-2', 'locked'), point('P-3', 'open')]
    expect(stripTitle({ status: 'shutdown', steps })).toBe('2 of 3 points locked')
    expect(stripTitle({ status: 'locked', steps })).toBe('1 of 3 points at zero')
    expect(stripTitle({ status: 'work_active', steps })).toBe('1 of 3 points at zero')
    expect(stripTitle({ status: 'ready_to_restore', steps })).toBe('0 of 3 points unlocked')
  })
})
