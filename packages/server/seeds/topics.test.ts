import { expect, test } from 'vitest'
import { questionStatuses, topicStatuses } from '@holdpoint/api'
import { makeDirectory } from './directory.ts'
import { makePeople } from './people.ts'
import { seededRandom } from './seeded-random.ts'
import { makeTopics } from './topics.ts'

const now = new Date('2026-11-21T23:40:00Z')

function world() {
  const random = seededRandom('copperline')
  const people = makePeople({
    ...{ random: random.stream('people'), today: '2026-11-21', passwordHash: 'none' },
  })
  return makeTopics({
    ...{ now, people, directory: makeDirectory(people), random: random.stream('topics') },
  })
}

test('the topics of the demo world and their questions are in all states', () => {
  const { topics, questions } = world()
  expect(new Set(topics.map(({ status }) => status))).toEqual(new Set(topicStatuses))
  expect(new Set(questions.map(({ status }) => status))).toEqual(new Set(questionStatuses))
})

test('nothing of them lies ahead, and nobody votes for their own answer', () => {
  const { answers, votes, questions } = world()
  const moments = [
    ...questions.map(({ asked_at: at }) => at),
    ...answers.map(({ answered_at: at }) => at),
  ]
  expect(moments.filter((at) => at > now)).toEqual([])
  const authors = new Map(answers.map(({ id, answered_by: by }) => [id, by]))
  expect(votes.length).toBeGreaterThan(20)
  expect(votes.filter((vote) => authors.get(vote.answer_id) === vote.person_id)).toEqual([])
})

test('the same seed gives the same topics', () => {
  expect(world()).toEqual(world())
})
