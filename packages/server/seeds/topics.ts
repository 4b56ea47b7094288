import type { Insertable } from 'kysely'
import type { QuestionStatus } from '@holdpoint/api'
import type { AuditEvent } from '../src/handler.ts'
import type {
  TopicAnswersTable,
  TopicPeopleTable,
  TopicQuestionsTable,
  TopicsTable,
  TopicVotesTable,
} from '../src/areas/topics/topics.tables.ts'
import type { Directory } from './directory.ts'
import { chained, type Deed } from './entry-history.ts'
import { organisation, shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import {
  topicLines,
  type AnswerLine,
  type QuestionLine,
  type TopicLine,
  type Who,
} from './topic-lines.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, earlier, zoneClock } from './world-time.ts'

const dayMinutes = 24 * 60
/** What is pinned stands in front: a hundred years later. */
const inFrontYears = 100

type Scene = {
  now: Date
  directory: Directory
  people: readonly WorldPerson[]
  random: SeededRandom
}

/** The topics of the demo world, with what was asked on them, answered and voted for. */
export function makeTopics(scene: Scene) {
  const { rows, counters } = numberInOrder('TOP', topicLines, ({ daysAgo }) =>
    atHour(scene.now, daysAgo, 12),
  )
  const records = rows.map((line) => topicOf(line, scene))
  return {
    counters,
    topics: records.map(({ row }) => row),
    people: records.flatMap(({ people }) => people),
    questions: records.flatMap(({ questions }) => questions.map(({ row }) => row)),
    answers: records.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers)),
    votes: records.flatMap(({ questions }) => questions.flatMap(({ votes }) => votes)),
    history: records.flatMap(({ history, questions }) => [
      ...chained(history),
      ...questions.flatMap((question) => question.histories.flatMap(chained)),
    ]),
  }
}

/** The topics of the demo world, as they are written. */
export type WorldTopics = ReturnType<typeof makeTopics>

function topicOf(line: TopicLine & { number: string }, scene: Scene) {
  const { owner: role, title, body, category, status, isPinned = false, limitedTo } = line
  const { directory, random } = scene
  const createdAt = ago(scene, line.daysAgo)
  const id = worldId(createdAt, random)
  const owner = directory.byDemoRole(role).row.id
  const questions: ReturnType<typeof questionOf>[] = []
  for (const asked of line.questions ?? []) {
    const repeated = asked.repeats === undefined ? undefined : questions[asked.repeats]?.row.id
    questions.push(questionOf(asked, { topicId: id, owner, repeated: repeated ?? null }, scene))
  }
  const moments = questions.flatMap(({ row, answers }) => [
    row.asked_at,
    ...answers.map((answer) => answer.answered_at),
  ])
  const activeAt = [createdAt, ...moments].reduce((one, other) => (one > other ? one : other))
  const sortedAt = new Date(activeAt)
  sortedAt.setUTCFullYear(sortedAt.getUTCFullYear() + (isPinned ? inFrontYears : 0))
  const people = (limitedTo ?? []).map((who): Insertable<TopicPeopleTable> => ({
    ...{ shard_key: shardKey, topic_id: id },
    person_id: directory.byDemoRole(who).row.id,
  }))
  const row: Insertable<TopicsTable> = {
    ...{ shard_key: shardKey, id, number: line.number, title, body, category, status },
    ...{ is_pinned: isPinned, is_limited: limitedTo !== undefined, owner_id: owner },
    question_count: questions.length,
    open_count: questions.filter((question) => question.row.status === 'open').length,
    ...{ created_at: createdAt, last_activity_at: activeAt, sorted_at: sortedAt },
    updated_at: createdAt,
  }
  const told = (action: string, minutes: number, changes: Record<string, unknown>): Deed => ({
    ...{ at: addMinutes(createdAt, minutes), personId: owner },
    event: { recordType: 'topic', recordId: id, action, changes },
  })
  const history = [
    told('create', 0, { title: { from: null, to: title } }),
    ...(status === 'draft' ? [] : [told('publish', 20, moved('draft', 'published'))]),
    ...(status === 'archived'
      ? [told('archive', dayMinutes * 5, moved('published', 'archived'))]
      : []),
  ]
  return { row, people, questions, history }
}

type On = { topicId: string; owner: string; repeated: string | null }

function questionOf(line: QuestionLine, { topicId, owner, repeated }: On, scene: Scene) {
  const { now, random } = scene
  const askedAt = ago(scene, line.daysAgo)
  const id = worldId(askedAt, random)
  const asker = idOf(line.by, scene)
  const answers = (line.answers ?? []).map((answer) => answerOf(answer, { id, askedAt }, scene))
  const [first] = answers
  const accepted = answers.find(({ row }) => row.is_accepted)
  const status = statusOf({ repeated, first, accepted })
  const row: Insertable<TopicQuestionsTable> & { asked_at: Date } = {
    ...{ shard_key: shardKey, id, topic_id: topicId, body: line.body, asked_by: asker },
    ...{ is_anonymous: line.isAnonymous ?? false, status, duplicate_of_id: repeated },
    ...{ asked_at: askedAt, answered_at: first?.row.answered_at ?? null, updated_at: askedAt },
  }
  const told = (at: Date, personId: string, action: string, changes = {}): Deed => ({
    ...{ at, personId },
    event: { recordType: 'topic_question', recordId: id, action, changes } satisfies AuditEvent,
  })
  const history = [
    told(askedAt, asker, 'ask'),
    ...(first === undefined
      ? []
      : [told(first.row.answered_at, first.row.answered_by, 'answer', moved('open', 'answered'))]),
    ...(accepted === undefined
      ? []
      : [
          told(
            earlier(now, addMinutes(accepted.row.answered_at, 90)),
            asker,
            'accept',
            moved('answered', 'closed'),
          ),
        ]),
    ...(repeated === null
      ? []
      : [
          told(
            earlier(now, addMinutes(askedAt, 90)),
            owner,
            'markDuplicate',
            moved('open', 'duplicate'),
          ),
        ]),
  ]
  return {
    row,
    answers: answers.map((answer) => answer.row),
    votes: answers.flatMap(({ votes }) => votes),
    histories: [history, ...answers.map((answer) => answer.history)],
  }
}

function statusOf(known: { repeated: unknown; first: unknown; accepted: unknown }): QuestionStatus {
  if (known.repeated !== null) {
    return 'duplicate'
  }
  return known.accepted !== undefined ? 'closed' : known.first !== undefined ? 'answered' : 'open'
}

type Asked = { id: string; askedAt: Date }

function answerOf(line: AnswerLine, { id: questionId, askedAt }: Asked, scene: Scene) {
  const { now, random, people } = scene
  const at = earlier(now, addMinutes(askedAt, line.after * 60))
  const id = worldId(at, random)
  const author = idOf(line.by, scene)
  const row: Insertable<TopicAnswersTable> & { answered_at: Date } = {
    ...{ shard_key: shardKey, id, question_id: questionId, body: line.body },
    ...{ answered_by: author, answered_at: at },
    ...{ is_accepted: line.isAccepted ?? false, is_official: line.isOfficial ?? false },
  }
  const others = people.filter((person) => person.row.id !== author)
  const votes = random
    .sample(others, line.votes ?? 0)
    .map((person): Insertable<TopicVotesTable> => ({
      ...{ shard_key: shardKey, answer_id: id, person_id: person.row.id },
    }))
  const event = { recordType: 'topic_answer', recordId: id, action: 'answer', changes: {} }
  return { row, votes, history: [{ at, personId: author, event }] }
}

function idOf(who: Who, { directory, people, random }: Scene): string {
  return who === null
    ? random.pick(people.filter(({ seat }) => seat.demo === null)).row.id
    : directory.byDemoRole(who).row.id
}

/** Some time of a shift, so many days ago. */
function ago({ now, random }: Scene, days: number): Date {
  return addMinutes(atHour(now, days, 6), random.int(0, 13 * 60))
}

function atHour(now: Date, days: number, hour: number): Date {
  const clock = zoneClock(organisation.time_zone)
  return clock.instantOf(addDays(clock.dayOf(now), -days), hour * 60)
}

function moved(from: string, to: string) {
  return { status: { from, to } }
}
