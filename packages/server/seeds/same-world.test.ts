import { describe, expect, test } from 'vitest'
import { sampled } from '../../../tooling/long-run.ts'
import { makeDirectory } from './directory.ts'
import { makeEntry, type WorldEntry } from './entries.ts'
import { makeCamera } from './entry-photos.ts'
import { planEntries } from './entry-plan.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'

/** What people and tests meet in an entry, its moments and ids left out. */
function featuresOf({ row, signers, talk }: WorldEntry, nameOf: (id: string) => unknown): unknown {
  return {
    ...{ form: row.form_id, person: nameOf(row.person_id), status: row.status, score: row.score },
    signers: signers.map(({ person_id: person, status }) => [nameOf(person), status]),
    comments: talk.comments.map(({ comment }) => comment),
    readers: talk.shares.map(({ person_id: person }) => nameOf(person)),
    voters: talk.votes.map(({ person_id: person }) => nameOf(person)),
  }
}

function entriesAt(now: Date): Map<string, unknown> {
  const random = seededRandom('copperline')
  const today = now.toISOString().slice(0, 10)
  const people = makePeople({ random: random.stream('people'), today, passwordHash: 'none' })
  const directory = makeDirectory(people)
  const camera = makeCamera(random.stream('camera'))
  const names = new Map(people.map(({ row }) => [row.id, row.full_name]))
  return new Map(
    planEntries({ people, now, random: random.stream('plan') }).map((plan) => {
      const draw = random.stream('entries').stream(plan.name)
      const entry = makeEntry({ plan, now, directory, camera, random: draw })
      return [plan.name, featuresOf(entry, (id) => names.get(id))]
    }),
  )
}

/** How many of the entries are others than at the first of the moments. */
function othersThan(first: Map<string, unknown>, then: Map<string, unknown>): string[] {
  return [...then].flatMap(([name, entry]) =>
    first.has(name) && JSON.stringify(entry) !== JSON.stringify(first.get(name)) ? [name] : [],
  )
}

describe('a demo world', () => {
  // A walk round a site asks at night what it does not ask by day, and a short night moves hours.
  const fewMax = 12

  const morning = entriesAt(new Date('2026-11-24T15:10:00Z'))

  test('holds the same entries whatever the hour', () => {
    for (const hour of sampled(['06:10', '23:20'], 2)) {
      const then = entriesAt(new Date(`2026-11-24T${hour}:00Z`))
      expect([...then.keys()].toSorted()).toEqual([...morning.keys()].toSorted())
      expect(othersThan(morning, then).length, hour).toBeLessThanOrEqual(fewMax)
    }
  })

  test('holds the same entries of the cast whatever the day', () => {
    for (const day of sampled(['2026-11-28', '2027-07-05'], 2)) {
      const then = entriesAt(new Date(`${day}T15:10:00Z`))
      const cast = [...then.keys()].filter((name) => !name.startsWith('crowd/'))
      expect(cast.every((name) => morning.has(name))).toBe(true)
      expect(
        othersThan(morning, then).filter((name) => cast.includes(name)).length,
        day,
      ).toBeLessThanOrEqual(fewMax)
    }
  })
})
