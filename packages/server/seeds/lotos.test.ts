import { expect, test } from 'vitest'
import { lotoStateLabels, lotoLiveStates } from '@holdpoint/api'
import { makeDirectory } from './directory.ts'
import { makeCamera } from './entry-photos.ts'
import { makeTemplates } from './loto-templates.ts'
import { makeLotos } from './lotos.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'

const now = new Date('2026-11-21T23:40:00Z')

function world() {
  const random = seededRandom('copperline')
  const people = makePeople({
    ...{ random: random.stream('people'), today: '2026-11-21', passwordHash: 'none' },
  })
  const directory = makeDirectory(people)
  const templates = makeTemplates({ now, directory, random: random.stream('loto-templates') })
  const camera = makeCamera(random.stream('camera'))
  const lotos = makeLotos({ now, people, templates, camera, random: random.stream('lotos') })
  return { ...lotos, people }
}

const live: readonly unknown[] = lotoLiveStates

test('three machines are out of service, and one lock has been on for thirteen hours', () => {
  const { lotos, locks, authorizations } = world()
  expect(lotos).toHaveLength(31)
  const out = lotos.filter(({ status }) => live.includes(status))
  expect(out.map(({ asset_id: id, status }) => `${id ?? ''} ${status ?? ''}`).toSorted()).toEqual([
    ...['asset-bld-02 verified', 'asset-pmp-06 shutdown', 'asset-sbl-01 work_active'],
  ])
  const states = new Set(lotos.map(({ status }) => status))
  expect([...states].every((status) => status !== undefined && status in lotoStateLabels)).toBe(
    true,
  )
  expect(states).toEqual(
    new Set(['draft', 'shutdown', 'verified', 'work_active', 'restored', 'closed', 'cancelled']),
  )
  const twelveHoursAgo = new Date(now.getTime() - 12 * 3_600_000)
  const long = locks.filter(({ locked_at: at }) => new Date(String(at)) < twelveHoursAgo)
  expect(long.map(({ lock_number: number }) => number)).toEqual(['4402'])
  expect(new Set(locks.map(({ lock_key: key }) => key)).size).toBe(locks.length)
  const inUse = new Set(out.map(({ id }) => id))
  expect(locks.every(({ loto_id: id }) => inUse.has(id))).toBe(true)
  const unsigned = authorizations.filter(
    ({ loto_id: id, signed_at: at }) => inUse.has(id) && at === null,
  )
  expect(unsigned.length).toBeGreaterThan(2)
})

test('what was done stands in an order that the calls would let through', () => {
  const { lotos, history, steps, authorizations } = world()
  for (const loto of lotos) {
    const { id, number, row_version: version, status, updated_at: at } = loto
    const { first_locked_at: since } = loto
    const deeds = history.filter(({ record_id: of }) => of === id)
    const names = deeds.map(({ action }) => action)
    expect(
      deeds.filter(({ action }) => action !== 'begin'),
      number,
    ).toHaveLength(version ?? 0)
    const times = deeds.map((deed) => new Date(String(deed.at)).getTime())
    expect(times, number).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.max(...times), number).toBe(new Date(String(at)).getTime())
    expect(new Date(String(at)) <= now, number).toBe(true)
    const place = (name: string) => names.indexOf(name)
    if (names.includes('isolate')) {
      expect(place('lock_point')).toBeLessThan(place('isolate'))
      expect(place('verify_point')).toBeLessThan(place('verify'))
    }
    if (names.includes('begin')) {
      expect(place('verify')).toBeLessThan(place('begin'))
      const before = names.slice(0, names.lastIndexOf('clear'))
      const off = before.filter((name) => name === 'lock_off' || name === 'remove_absent')
      const workers = authorizations.filter(
        ({ loto_id: of, role }) => of === id && role === 'authorized',
      )
      const on = deeds.filter(
        ({ action, person_id: who }) =>
          action === 'sign' && workers.some(({ person_id: one }) => one === who),
      )
      expect(status === 'work_active' || off.length === on.length, number).toBe(true)
    }
    const points = steps.filter(({ loto_id: of }) => of === id)
    const { at: first = null } = deeds.find(({ action }) => action === 'lock_point') ?? {}
    expect(since ?? null, number).toEqual(first)
    if (names.includes('isolate')) {
      // Each lock has a picture of its own, where one is wanted; a test opens all points but the first.
      const wanted = points.filter(({ needs_photo: isWanted }) => isWanted)
      const again = names.includes('relock') ? wanted.filter(({ place: nth }) => nth > 1) : []
      const pictures = names.filter((name) => name === 'photograph')
      expect(pictures, number).toHaveLength(wanted.length + again.length)
    }
    if (status === 'closed') {
      expect(
        points.every(({ state }) => state === 'removed'),
        number,
      ).toBe(true)
    }
  }
})

test('in a group nobody verifies what they locked, and whoever leads does not verify the whole', () => {
  const { lotos, steps } = world()
  const groups = new Map(lotos.map((loto) => [loto.id, loto]))
  const verified = steps.filter(
    ({ loto_id: id, verified_by: by }) => by !== null && groups.get(id)?.is_group === true,
  )
  expect(verified.length).toBeGreaterThan(10)
  expect(verified.filter(({ verified_by: by, locked_by: locked }) => by === locked)).toEqual([])
  // Who leads after a hand-over may have verified before.
  const whole = lotos.filter(
    ({ is_group: isGroup, verified_by: by, handover_count: count }) =>
      isGroup === true && typeof by === 'string' && count !== 1,
  )
  expect(whole.length).toBeGreaterThan(5)
  expect(whole.filter(({ verified_by: by, primary_id: lead }) => by === lead)).toEqual([])
})

test('the same seed gives the same lockouts', () => {
  const { people: _people, ...one } = world()
  const { people: _others, ...other } = world()
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
})
