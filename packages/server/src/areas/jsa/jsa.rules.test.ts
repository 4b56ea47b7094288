import { describe, expect, test } from 'vitest'
import {
  outOfTime,
  submittedTo,
  timesOf,
  warningsOf,
  wrongTimes,
  type CrewMember,
} from './jsa.rules.ts'

const at = (hour: string) => new Date(`2026-03-05T${hour}:00Z`)

describe('the time of an analysis', () => {
  test.each([
    ['11:59', 'Sign-on is opened at the earliest two hours before the work begins.'],
    ['12:00', null],
    ['21:59', null],
    ['22:00', 'Its time is over. Please copy it for the next shift.'],
  ])('lets people sign at %s, or says why not', (now, why) => {
    expect(outOfTime({ startsAt: at('14:00'), expiresAt: at('22:00'), now: at(now) })).toBe(why)
  })

  test('ends twelve hours after it begins, unless said otherwise', () => {
    expect(timesOf(at('08:00'), null).expiresAt).toEqual(at('20:00'))
    expect(timesOf(at('08:00'), at('09:00')).expiresAt).toEqual(at('09:00'))
    expect(timesOf(null, null).expiresAt).toBeNull()
  })

  test.each([
    ['00:00', '16:00', undefined],
    ['00:00', '16:01', 'expiresAt'],
    ['08:00', '08:00', 'expiresAt'],
    [null, '08:00', 'startsAt'],
    [null, null, undefined],
  ])('from %s to %s is told what is wrong with it', (from, to, path) => {
    const times = { startsAt: from && at(from), expiresAt: to && at(to) }
    const wrong = wrongTimes({
      startsAt: times.startsAt || null,
      expiresAt: times.expiresAt || null,
    })
    expect(wrong?.path).toBe(path)
  })
})

describe('a risk', () => {
  test.each([
    [null, 'ready'],
    ['Low', 'ready'],
    ['Medium', 'ready'],
    ['High', 'awaiting_approval'],
    ['Severe', 'awaiting_approval'],
  ] as const)('of %s is %s once it is submitted', (risk, state) => {
    expect(submittedTo(risk)).toBe(state)
  })
})

describe('the warnings of a crew', () => {
  const hand: CrewMember = { name: 'Ann', isSSE: false, hasMentor: false, isMentorHere: false }
  const green: CrewMember = { name: 'Ben', isSSE: true, hasMentor: true, isMentorHere: true }
  const crewOf = (hands: number, greens: number) => [
    ...Array<CrewMember>(hands).fill(hand),
    ...Array<CrewMember>(greens).fill(green),
  ]

  test.each([
    [0, 0, []],
    [1, 1, []],
    [3, 2, ['2 short-service employees in a crew of 5: one is the most.']],
    [8, 2, []],
    [7, 2, ['2 of 9 are short-service employees: 20 % is the most.']],
  ] as const)('of %i and %i short-service employees', (hands, greens, warnings) => {
    expect(warningsOf(crewOf(hands, greens))).toEqual(warnings)
  })

  test('name who has no mentor, or one who is not there', () => {
    expect(warningsOf([hand, { ...green, hasMentor: false, isMentorHere: false }])).toEqual([
      'Ben has no mentor.',
    ])
    expect(warningsOf([hand, { ...green, isMentorHere: false }])).toEqual([
      'The mentor of Ben is not there.',
    ])
  })
})
