import { describe, expect, test } from 'vitest'
import {
  badgeOf,
  canShare,
  canonicalStatus,
  formSections,
  formStatuses,
  statusFilterOptions,
  statusLabel,
  statusStyle,
  statusesBySection,
} from './form-status.ts'
import { formSection, formStatus } from './form-status.schemas.ts'

describe('a status', () => {
  test.each([
    ['in_progress', 'in_progress', 'In Progress', 'in-progress'],
    ['In Progress', 'in_progress', 'In Progress', 'in-progress'],
    ['IN_PROGRESS', 'in_progress', 'In Progress', 'in-progress'],
    ['fill', 'fill', 'Filled', 'filled'],
    ['filled', 'fill', 'Filled', 'filled'],
    ['in_review', 'in_review', 'In Review', 'in-review'],
    ['in_reviews', 'in_review', 'In Review', 'in-review'],
    ['In Review', 'in_review', 'In Review', 'in-review'],
    ['complete', 'complete', 'Completed', 'completed'],
    ['Completed', 'complete', 'Completed', 'completed'],
    ['approved', 'approved', 'Approved', 'approved'],
    ['approve', 'approved', 'Approved', 'approved'],
    ['reject', 'reject', 'Rejected', 'rejected'],
    ['rejected', 'reject', 'Rejected', 'rejected'],
    ['rejected by manager', 'reject', 'Rejected', 'rejected'],
    ['Rejected_By_Manager', 'reject', 'Rejected', 'rejected'],
    ['pending', 'pending', 'Pending', 'pending'],
    ['new', 'new', 'New', 'rejected'],
    ['  Complete ', 'complete', 'Completed', 'completed'],
  ] as const)('spelled %j is %s, reads %s and looks %s', (raw, status, label, style) => {
    expect(canonicalStatus(raw)).toBe(status)
    expect(statusLabel(raw)).toBe(label)
    expect(statusStyle(raw)).toBe(style)
  })

  test.each([
    ['on_hold', 'On Hold'],
    ['WAITING', 'Waiting'],
    ['constructor', 'Constructor'],
    ['__proto__', 'Proto'],
    ['überprüft', 'Überprüft'],
    ['', 'Unknown'],
    [' _ ', 'Unknown'],
    [null, 'Unknown'],
    [undefined, 'Unknown'],
  ])('of unknown spelling %j reads %s and looks neutral', (raw, label) => {
    expect(canonicalStatus(raw)).toBeUndefined()
    expect(statusLabel(raw)).toBe(label)
    expect(statusStyle(raw)).toBe('neutral')
    expect(canShare(raw)).toBe(false)
  })

  test('is its own spelling in every canonical form', () => {
    expect(formStatuses.map(canonicalStatus)).toEqual(formStatuses)
    expect(formStatuses.map((status) => formStatus.parse(status))).toEqual(formStatuses)
  })
})

describe('badgeOf', () => {
  test.each([
    ['complete', false, false, 'Completed', 'completed', 'status'],
    ['in_review', false, false, 'In Review', 'in-review', 'status'],
    ['complete', false, true, 'Pending', 'pending', 'own_approval_pending'],
    ['complete', true, false, 'In Review', 'in-review', 'own_sign_pending'],
    ['complete', true, true, 'In Review', 'in-review', 'own_sign_pending'],
    ['new', false, false, 'New', 'rejected', 'status'],
    ['on_hold', false, false, 'On Hold', 'neutral', 'status'],
    ['on_hold', false, true, 'Pending', 'pending', 'own_approval_pending'],
  ] as const)(
    'of %s with own signature pending %s and own approval pending %s reads %s',
    (raw, isOwnSignPending, isOwnApprovalPending, label, style, reason) => {
      const badge = badgeOf({ formStatus: raw, isOwnSignPending, isOwnApprovalPending })
      expect(badge).toEqual({ label, style, reason, sign: label === 'New' ? 'new' : style })
    },
  )
})

describe('statusFilterOptions', () => {
  const others = [
    ['In Review', 'in_reviews'],
    ['Completed', 'complete'],
    ['Rejected', 'reject'],
  ]

  test.each([
    [
      'ongoing',
      [
        ['In Progress', 'in_progress'],
        ['Filled', 'fill'],
      ],
    ],
    ['completed', others],
    ['signature', others],
  ] as const)('offers on %s what the specification lists', (section, expected) => {
    const options = statusFilterOptions(section)
    expect(options.map(({ label, value }) => [label, value])).toEqual(expected)
  })

  test('maps each wire value back to its status', () => {
    for (const section of formSections) {
      for (const { value, status } of statusFilterOptions(section)) {
        expect(canonicalStatus(value)).toBe(status)
      }
    }
  })
})

describe('sections', () => {
  test('share the statuses out without overlap', () => {
    const { ongoing, completed } = statusesBySection
    expect([...ongoing, ...completed].sort()).toEqual([...formStatuses].sort())
  })

  test('refuse an unknown name', () => {
    expect(formSection.safeParse('ongoing').success).toBe(true)
    expect(formSection.safeParse('archive').success).toBe(false)
  })
})

describe('canShare', () => {
  test.each([
    ['complete', true],
    ['completed', true],
    ['in_review', true],
    ['in_reviews', true],
    ['approved', false],
    ['in_progress', false],
    ['fill', false],
    ['reject', false],
    ['pending', false],
    ['new', false],
  ])('answers for %s: %s', (raw, expected) => {
    expect(canShare(raw)).toBe(expected)
  })
})
