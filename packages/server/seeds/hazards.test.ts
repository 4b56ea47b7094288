import { expect, test } from 'vitest'
import { hazardStates, hazardTags, riskName } from '@holdpoint/api'
import { missingIn } from '../src/areas/jsa/jsa.hazards.rules.ts'
import { makeDirectory } from './directory.ts'
import { hazardLines } from './hazard-lines.ts'
import { makeHazards } from './hazards.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'

const now = new Date('2026-11-21T23:40:00Z')

function world() {
  const random = seededRandom('copperline')
  const people = makePeople({
    ...{ random: random.stream('people'), today: '2026-11-21', passwordHash: 'none' },
  })
  return makeHazards({ now, directory: makeDirectory(people), random: random.stream('hazards') })
}

test('the library of the demo world has hazards in all states, ten of them in use', () => {
  const { hazards } = world()
  expect(new Set(hazards.map(({ status }) => status))).toEqual(new Set(hazardStates))
  expect(hazards.filter(({ status }) => status === 'active')).toHaveLength(10)
})

test('what is in use has all that its activation asks for', () => {
  const taken = hazardLines.filter(({ status }) => status === undefined)
  for (const { categories, tags, controls, initial, residual } of taken) {
    const digits = (code: number | null) => [...String(code)].map(Number)
    const [initialLikelihood = null, initialSeverity = null] = digits(initial)
    const [residualLikelihood = null, residualSeverity = null] = digits(residual)
    expect(
      missingIn({
        ...{ categoryIds: categories, tagIds: tags, controlCount: controls.length },
        ...{ initialLikelihood, initialSeverity, residualLikelihood, residualSeverity },
      }),
    ).toEqual([])
  }
  expect(new Set(taken.map(({ initial }) => riskName(initial)))).toEqual(
    new Set(['High', 'Severe']),
  )
  expect(taken.flatMap(({ tags }) => tags).every((tag) => hazardTags.includes(tag))).toBe(true)
})

test('one of them is to be reviewed, and nothing lies ahead', () => {
  const { hazards } = world()
  expect(
    hazards.filter(({ review_due: due }) => typeof due === 'string' && due < '2026-11-21'),
  ).toHaveLength(1)
  expect(hazards.filter(({ updated_at: at }) => at > now)).toEqual([])
})

test('the same seed gives the same hazards', () => {
  expect(world()).toEqual(world())
})
