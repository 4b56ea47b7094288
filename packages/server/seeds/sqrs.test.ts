import { expect, test } from 'vitest'
import { sqrParts, sqrPhases, takenFields } from '@holdpoint/api'
import { defaultCategories } from '../src/areas/categories/plant-categories.ts'
import { isTimelineWhole } from '../src/areas/sqr/sqr.rules.ts'
import { makeActions } from './actions.ts'
import { makeDirectory } from './directory.ts'
import { makeCamera } from './entry-photos.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'
import { makeSqrs } from './sqrs.ts'

const now = new Date('2026-11-21T23:40:00Z')

function world(at = now) {
  const random = seededRandom('copperline')
  const today = at.toISOString().slice(0, 10)
  const people = makePeople({ random: random.stream('people'), today, passwordHash: 'none' })
  const directory = makeDirectory(people)
  const sqrs = makeSqrs({ now: at, directory, people, random: random.stream('sqrs') })
  const actions = makeActions({
    ...{ entries: [], reports: sqrs.sources, now: at, directory },
    ...{ camera: makeCamera(random.stream('camera')), random: random.stream('actions') },
  })
  return { ...sqrs, actions: actions.records.map(({ row }) => row), directory }
}

const titled = (sqrs: ReturnType<typeof world>['sqrs'], start: string) =>
  sqrs.find(({ title }) => title.startsWith(start))

test('there are about thirty of every phase and severity, most of them small', () => {
  const { sqrs } = world()
  expect(sqrs).toHaveLength(30)
  expect(new Set(sqrs.map(({ status }) => status))).toEqual(new Set(sqrPhases))
  const count = (level: string) => sqrs.filter(({ severity }) => severity === level).length
  expect([count('level_3'), count('level_2')]).toEqual([1, 2])
  expect(count('near_miss') + count('level_1')).toBeGreaterThan(20)
  expect(sqrs.filter(({ status }) => status === 'approval')).toHaveLength(2)
  expect(sqrs.filter(({ parent_id: above }) => above !== null)).toHaveLength(1)
})

test('what they say are fields and categories that there are', () => {
  const { sqrs, lines } = world()
  const known = new Set(defaultCategories.map(({ id }) => id))
  const chosen = sqrs.flatMap((row) => [
    ...[row.classification_id, row.type_id, row.code_id, row.incident_id, row.damage_id],
    ...[row.fluid_id, row.responsible_party_id, row.responsible_vendor_id],
  ])
  const ids = [...chosen, ...lines.flatMap(({ category_ids: of = [] }) => of)]
  expect(ids.filter((id) => id !== null && id !== undefined && !known.has(id))).toEqual([])
  for (const { part: name, values } of lines) {
    const part = sqrParts.find((one) => one.name === name)
    expect(part && takenFields(part.fields).safeParse(values).error, name).toBeUndefined()
  }
})

test.each(['Screen-out', 'Misfire', 'Iron washed out'])(
  '%s adds up, has its causes, and an action that was raised from it while it was looked into',
  (start) => {
    const { sqrs, lines, actions } = world()
    const sqr = titled(sqrs, start)
    const ofSqr = lines.filter(({ sqr_id: id }) => id === sqr?.id)
    const hours = [sqr?.starts_at, sqr?.ends_at].map((at) => Date.parse(String(at)) / 3_600_000)
    const timelineHours = ofSqr
      .filter(({ part }) => part === 'timeline')
      .reduce((sum, { values }) => sum + Number(values['hours']), 0)
    const lost = (hours[1] ?? 0) - (hours[0] ?? 0)
    expect(isTimelineWhole({ hours: lost, timelineHours })).toBe(true)
    expect(ofSqr.some(({ part }) => part === 'scat')).toBe(true)
    const [action, ...more] = actions.filter(({ source_id: id }) => id === sqr?.id)
    expect(more).toEqual([])
    const { opened_at: openedAt, closed_at: closedAt, phase_since: since } = sqr ?? {}
    expect(Number(action?.created_at)).toBeGreaterThan(Number(openedAt))
    expect(Number(action?.created_at)).toBeLessThan(Number(since))
    if (sqr?.status === 'closed') {
      expect(Number(action?.closed_at)).toBeLessThan(Number(closedAt))
    }
  },
)

test('one of Level 3 has the whole chain, and its parts were verified', () => {
  const { sqrs, lines } = world()
  const sqr = titled(sqrs, 'Screen-out')
  const ofSqr = lines.filter(({ sqr_id: id }) => id === sqr?.id)
  expect(sqr).toMatchObject({ severity: 'level_3', status: 'monitoring', ncr_step: 'verification' })
  expect(new Set(ofSqr.map(({ part }) => part))).toEqual(new Set(sqrParts.map(({ name }) => name)))
  expect(ofSqr.filter(({ part, verdict }) => part === 'parts' && verdict === null)).toEqual([])
})

test.each([now, new Date('2027-01-04T06:02:00Z')])(
  'at %s nothing that was done lies ahead',
  (at) => {
    const { sqrs, history } = world(at)
    expect(sqrs.filter(({ updated_at: changed }) => changed > at)).toEqual([])
    expect(history.filter((event) => event.at > at)).toEqual([])
  },
)

test('nobody verifies or approves what they investigate', () => {
  const { sqrs, history, directory } = world()
  const decided = history.filter(({ action }) => ['verify', 'approve'].includes(action))
  expect(decided.length).toBeGreaterThan(20)
  for (const { record_id: id, person_id: personId } of decided) {
    const sqr = sqrs.find((one) => one.id === id)
    expect([sqr?.owner_id, ...(sqr?.team_ids ?? [])]).not.toContain(personId)
  }
  // The employee has something to look into.
  const { row } = directory.byDemoRole('employee')
  const mine = sqrs.filter(({ team_ids: team = [] }) => team.includes(row.id))
  expect(mine.map(({ status }) => status)).toContain('investigating')
})

test('the same seed gives the same reports', () => {
  expect(JSON.stringify(world())).toBe(JSON.stringify(world()))
})
