import { expect, test } from 'vitest'
import { makeDirectory } from './directory.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'
import { makeTraining } from './training.ts'

const now = new Date('2026-11-21T23:40:00Z')

function world() {
  const random = seededRandom('copperline')
  const people = makePeople({
    ...{ random: random.stream('people'), today: '2026-11-21', passwordHash: 'none' },
  })
  const directory = makeDirectory(people)
  return {
    ...makeTraining({ now, people, directory, random: random.stream('training') }),
    idOf: (role: 'employee' | 'manager') => directory.byDemoRole(role).row.id,
  }
}

test('somebody holds what expires soon, what has expired, and lacks what the job asks for', () => {
  const { qualifications, records, idOf } = world()
  const expires = records
    .filter(({ person_id: who }) => who === idOf('employee'))
    .map(({ expires_on: day }) => day)
  expect(expires.toSorted()).toEqual(['2026-11-12', '2026-12-09'])
  const asked = qualifications.filter(({ job_codes: jobs = [] }) => jobs.includes('FSUP'))
  const held = new Set(
    records
      .filter(({ person_id: who }) => who === idOf('manager'))
      .map(({ qualification_id: id }) => id),
  )
  expect(asked.filter(({ id }) => !held.has(id)).map(({ name }) => name)).toEqual([
    'First aid and CPR',
  ])
})

test('is small, and nothing was issued or recorded in days to come', () => {
  const { records } = world()
  expect(records.length).toBeLessThan(60)
  const ahead = records.filter(
    ({ issued_on: day, created_at: at }) => day > '2026-11-21' || (at as Date) > now,
  )
  expect(ahead).toEqual([])
})

test('the same seed gives the same', () => {
  expect(world().records).toEqual(world().records)
})
