import { expect, test } from 'vitest'
import { lotoEnergyLetters, lotoTemplateStates } from '@holdpoint/api'
import { templateGuards } from '../src/areas/loto/loto.templates.rules.ts'
import { assets } from './assets.ts'
import { makeDirectory } from './directory.ts'
import { templateLines } from './loto-template-lines.ts'
import { makeTemplates, templateInUse } from './loto-templates.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'

const now = new Date('2026-11-21T23:40:00Z')
const today = '2026-11-21'

function world() {
  const random = seededRandom('copperline')
  const people = makePeople({ random: random.stream('people'), today, passwordHash: 'none' })
  const directory = makeDirectory(people)
  return makeTemplates({ now, directory, random: random.stream('loto-templates') })
}

test('the templates of the demo world are in all states, six of them in use', () => {
  const { templates } = world()
  expect(new Set(templates.map(({ status }) => status))).toEqual(new Set(lotoTemplateStates))
  expect(templates.filter(({ status }) => status === 'approved')).toHaveLength(6)
})

test('what was sent for review has all that its submission asks for', () => {
  for (const line of templateLines.filter(({ status }) => status !== 'draft')) {
    const loose = line.points.find(({ method, zero }) => method === '' || zero === '')
    const facts = {
      ...{ code: line.code, codeTakenBy: null, equipmentCategory: line.category },
      ...{ shutdownSteps: line.shutdown.join('\n'), pointCount: line.points.length },
      loosePoint: loose === undefined ? null : { tag: loose.tag, lacks: 'method' as const },
      isAuthor: false,
      isUsing: false,
      isInReview: true,
    }
    expect(Object.values(templateGuards).map((guard) => guard(facts))).toEqual(Array(8).fill(null))
  }
})

test('each point has a tag of its own, and each template machines', () => {
  for (const { points, category, machines = [] } of templateLines) {
    expect(new Set(points.map(({ tag }) => tag)).size).toBe(points.length)
    const letters = Object.values(lotoEnergyLetters)
    expect(points.every(({ tag }) => letters.includes(tag.charAt(0)))).toBe(true)
    const ofCategory = assets.flatMap((one) => (one.category === category ? one.code : []))
    expect(ofCategory.length).toBeGreaterThan(2)
    expect(ofCategory).toEqual(expect.arrayContaining([...machines]))
  }
})

test('a revision follows the one that it took the place of, with the same code', () => {
  const made = world()
  const { template, steps } = templateInUse(made, 'LOTO-FP-01')
  expect(steps.map(({ point_tag: tag }) => tag)).toEqual([
    ...['P-1', 'P-2', 'P-3', 'M-1', 'E-1', 'H-1', 'S-1'],
  ])
  const family = made.templates.filter((one) => one.family_id === template.family_id)
  expect(family.map(({ revision, status }) => [revision, status])).toEqual([
    ...[[3, 'superseded'] as const, [4, 'approved'] as const],
  ])
})

test('one of them is to be inspected, and nothing lies ahead', () => {
  const { templates } = world()
  const due = templates.filter(({ inspection_due: day }) => typeof day === 'string' && day <= today)
  expect(due.map(({ code }) => code)).toEqual(['LOTO-GN-05'])
  expect(templates.filter(({ updated_at: at }) => at > now)).toEqual([])
})

test('each inspection is one of a record, with the employees included', () => {
  const { templates, inspections } = world()
  const inspected = templates.filter(({ inspected_on: day }) => day !== null)
  expect(inspections.map(({ template_id: id }) => id)).toEqual(inspected.map(({ id }) => id))
  expect(inspections.map(({ machine }) => machine)).toEqual([
    'SBL-01 Sand belt 1',
    'BLD-01 Blender 1',
  ])
})

test('the same seed gives the same templates', () => {
  expect(world()).toEqual(world())
})
