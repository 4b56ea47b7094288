import { expect, test } from 'vitest'
import { jsaStates } from '@holdpoint/api'
import { makeDirectory } from './directory.ts'
import { makeHazards } from './hazards.ts'
import { makeJsas } from './jsas.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'

const now = new Date('2026-11-21T23:40:00Z')

function world() {
  const random = seededRandom('copperline')
  const people = makePeople({
    ...{ random: random.stream('people'), today: '2026-11-21', passwordHash: 'none' },
  })
  const directory = makeDirectory(people)
  const library = makeHazards({ now, directory, random: random.stream('hazards') })
  return makeJsas({ now, people, library, random: random.stream('jsas') })
}

test('the demo world has forty analyses, in all states', () => {
  const { jsas } = world()
  expect(jsas).toHaveLength(40)
  expect(new Set(jsas.map(({ status }) => status))).toEqual(new Set(jsaStates))
  const ofToday = jsas.filter(({ created_at: at }) => at > new Date('2026-11-21T12:00:00Z'))
  expect(new Set(ofToday.map(({ status }) => status))).toEqual(
    new Set(['active', 'ready', 'awaiting_approval', 'draft', 'stopped']),
  )
})

test('of the job that runs, a part of the crew has signed', () => {
  const { jsas, attendees } = world()
  const active = jsas.find(({ status }) => status === 'active')
  const crew = attendees.filter(({ jsa_id: id }) => id === active?.id)
  const signed = crew.filter(({ signed_at: at }) => at !== null && at !== undefined)
  expect(signed.length).toBeGreaterThan(1)
  expect(signed.length).toBeLessThan(crew.length)
})

test('nothing of what was done lies ahead, and nobody signs before the supervisor opens', () => {
  const { jsas, history } = world()
  expect(jsas.filter(({ updated_at: at }) => at > now)).toEqual([])
  expect(history.filter(({ at }) => at > now)).toEqual([])
  const opened = new Set<string>()
  for (const { record_id: id, action } of history) {
    if (action === 'open') {
      opened.add(id)
    }
    expect(action === 'sign' && !opened.has(id), id).toBe(false)
  }
})

test('the same seed gives the same analyses', () => {
  expect(JSON.stringify(world())).toBe(JSON.stringify(world()))
})
