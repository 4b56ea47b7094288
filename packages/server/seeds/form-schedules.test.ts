import { describe, expect, test } from 'vitest'
import { makeDirectory } from './directory.ts'
import { makeCamera } from './entry-photos.ts'
import { makeFormSchedules } from './form-schedules.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'

function world(now: Date) {
  const random = seededRandom('copperline')
  const people = makePeople({
    ...{ random: random.stream('people'), today: '2026-11-21', passwordHash: 'none' },
  })
  const made = makeFormSchedules({
    ...{ people, now, directory: makeDirectory(people) },
    ...{ camera: makeCamera(random.stream('camera')), random: random.stream('form-schedules') },
  })
  const employee = people.find(({ seat }) => seat.demo === 'employee')?.row.id
  return { ...made, now, employee }
}

/** What became of each that was assigned, its moments left out. */
function fatesOf({ assignments, entries, now }: ReturnType<typeof world>) {
  return assignments.map(({ due_at: dueAt, done_at: doneAt }, place) => {
    const entry = entries[place]
    return {
      ...{ name: entry?.name, status: entry?.row.status, score: entry?.row.score },
      isDue: Number(dueAt) <= now.getTime(),
      isLate: doneAt instanceof Date && doneAt > (dueAt as Date),
    }
  })
}

describe('the schedules of the demo world', () => {
  const evening = world(new Date('2026-11-21T23:40:00Z'))

  test('assign daily, weekly and once, which is over', () => {
    expect(
      evening.schedules.map(({ cadence, next_at: next }) => [cadence, next?.toString() ?? null]),
    ).toEqual([
      ['daily', expect.any(String)],
      ['weekly', expect.any(String)],
      ['once', null],
    ])
  })

  test('show what waits, is overdue, was done in time and late; something waits for the employee', () => {
    const fates = fatesOf(evening)
    expect(fates.some(({ status, isDue }) => status === 'pending' && !isDue)).toBe(true)
    expect(fates.some(({ status, isDue }) => status === 'pending' && isDue)).toBe(true)
    expect(fates.some(({ status, isDue }) => status === 'in_progress' && isDue)).toBe(true)
    expect(fates.some(({ status, isLate }) => status === 'complete' && !isLate)).toBe(true)
    expect(fates.some(({ isLate }) => isLate)).toBe(true)
    const ofEmployee = evening.entries.filter(({ row }) => row.person_id === evening.employee)
    expect(ofEmployee.map(({ row }) => [row.status, row.due_at === null])).toEqual([
      ['pending', false],
    ])
  })

  test.each(['2026-11-22T06:10:00Z', '2026-11-23T11:59:00Z', '2027-03-15T15:10:00Z'])(
    'became the same at %s, none of it later than then',
    (moment) => {
      const then = world(new Date(moment))
      expect(fatesOf(then)).toEqual(fatesOf(evening))
      for (const { row } of then.entries) {
        expect(Number(row.updated_at)).toBeLessThanOrEqual(then.now.getTime())
      }
    },
  )
})
