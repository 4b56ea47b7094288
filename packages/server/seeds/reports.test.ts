import { expect, test } from 'vitest'
import { reportDataset } from '@holdpoint/api'
import { makeDirectory } from './directory.ts'
import { makePeople } from './people.ts'
import { makeReports } from './reports.ts'
import { seededRandom } from './seeded-random.ts'

function world(now = new Date('2026-11-21T23:40:00Z')) {
  const random = seededRandom('copperline')
  const people = makePeople({
    ...{ random: random.stream('people'), today: '2026-11-21', passwordHash: 'none' },
  })
  return makeReports({ now, directory: makeDirectory(people), random: random.stream('reports') })
}

test('the demo world has three reports, of which people are told of a shared one on Mondays', () => {
  const { reports, history } = world()
  expect(reports).toHaveLength(3)
  expect(history).toHaveLength(3)
  const shared = reports.filter(({ is_shared: isShared }) => isShared)
  expect(shared).toMatchObject([{ pace: 'weekly', tells_on: '2026-11-23' }])
  expect(shared[0]?.recipient_ids).toHaveLength(3)
})

test('each counts something that its dataset has', () => {
  for (const { dataset, group_by: group, split_by: split, measure } of world().reports) {
    const { dimensions, measures } = reportDataset(dataset)
    expect(Object.keys(dimensions)).toContain(group)
    expect([null, ...Object.keys(dimensions)]).toContain(split)
    expect(Object.keys(measures)).toContain(measure)
  }
})

test('the same seed gives the same reports', () => {
  expect(JSON.stringify(world())).toBe(JSON.stringify(world()))
})
