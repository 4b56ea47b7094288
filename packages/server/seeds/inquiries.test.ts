import { expect, test } from 'vitest'
import {
  inquiryCategories,
  inquiryMoves,
  inquiryPriorities,
  inquiryStates,
  type InquiryState,
} from '@holdpoint/api'
import { makeDirectory } from './directory.ts'
import { makeInquiries } from './inquiries.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'

function world(now = new Date('2026-11-21T23:40:00Z')) {
  const random = seededRandom('copperline')
  const people = makePeople({
    ...{ random: random.stream('people'), today: '2026-11-21', passwordHash: 'none' },
  })
  const directory = makeDirectory(people)
  return makeInquiries({ now, people, directory, random: random.stream('inquiries') })
}

test('the demo world has fifteen inquiries, of all states, subjects and priorities', () => {
  const { inquiries } = world()
  expect(inquiries).toHaveLength(15)
  expect(new Set(inquiries.map(({ status }) => status))).toEqual(new Set(inquiryStates))
  expect(new Set(inquiries.map(({ category }) => category))).toEqual(new Set(inquiryCategories))
  expect(new Set(inquiries.map(({ priority }) => priority))).toEqual(new Set(inquiryPriorities))
})

test('each went through moves that the table has, to the state that it is in', () => {
  const { inquiries, history } = world()
  for (const { id, status, assignee_id: assignee } of inquiries) {
    let stands: InquiryState = 'new'
    for (const { action } of history.filter((event) => event.record_id === id)) {
      const { events } = inquiryMoves
      const move = action in events ? events[action as keyof typeof events] : undefined
      if (move !== undefined) {
        expect(move.from, `${id}: ${action}`).toContain(stands)
        // What may lead to several states leads to this one here.
        stands = move.to.find((to) => to === 'in_progress') ?? move.to[0] ?? stands
      }
    }
    expect(stands).toBe(status)
    expect(assignee === null, id).toBe(status === 'new' || (status === 'withdrawn' && !assignee))
  }
})

test('some have replies, and notes among them; nothing lies ahead, whenever the day is', () => {
  for (const now of [new Date('2026-11-21T23:40:00Z'), new Date('2026-11-21T07:05:00Z')]) {
    const { inquiries, replies, history } = world(now)
    expect(new Set(replies.map(({ is_internal: isNote }) => isNote))).toEqual(
      new Set([true, false]),
    )
    expect(inquiries.filter(({ updated_at: at }) => at > now)).toEqual([])
    expect(history.filter(({ at }) => at > now)).toEqual([])
  }
})

test('the same seed gives the same inquiries', () => {
  expect(JSON.stringify(world())).toBe(JSON.stringify(world()))
})
