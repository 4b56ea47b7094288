import type { TestServer } from '../harness.ts'
import type { MatrixPeople, MatrixRecord, RecordFacts, RecordFixture } from './facts.ts'

type Who = Exclude<keyof MatrixPeople, 'shardKey' | 'otherShardKey'>

export type MatrixTopic = {
  /** A stranger's, where nobody else is named. */
  owner?: Who
  /** Limited to these. */
  people?: readonly Who[]
  status?: 'draft' | 'archived'
  isDeleted?: boolean
  isElsewhere?: boolean
}

/** Topics as they can be to somebody. */
export const matrixTopics: Readonly<Record<string, MatrixTopic>> = {
  'an own one': { owner: 'actor' },
  'an own one, limited': { owner: 'actor', people: ['crewmate'] },
  'an own draft': { owner: 'actor', status: 'draft' },
  'an own one, archived': { owner: 'actor', status: 'archived' },
  "a stranger's": {},
  "a stranger's, archived": { status: 'archived' },
  "a stranger's, limited to the actor": { people: ['actor', 'crewmate'] },
  "a stranger's, limited to others": { people: ['crewmate', 'boss'] },
  "a stranger's draft": { status: 'draft' },
  "a report's, limited to nobody": { owner: 'report', people: [] },
  'an own one, deleted': { owner: 'actor', isDeleted: true },
  "a stranger's, deleted": { isDeleted: true },
  "another organisation's": { owner: 'outsider', isElsewhere: true },
  "another organisation's, with the actor's name on it": {
    ...{ owner: 'actor', people: ['actor'], isElsewhere: true },
  },
}

const at = '2026-03-05T12:00:00Z'

/** Topics. */
export const topicRecords: RecordFixture = {
  kind: 'topic',
  ties: ['own', 'all'],
  conditions: ['organisation', 'deleted', 'limited', 'whose own'],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [index, [relation, topic]] of Object.entries(matrixTopics).entries()) {
      const id = `matrix-topic-${index}`
      records.push({ relation, id, facts: await placeTopic(test, people, id, topic) })
    }
    return records
  },
}

/** Writes a topic of the matrix, and says what is true of it. */
export async function placeTopic(
  { database: { kysely } }: TestServer,
  people: MatrixPeople,
  id: string,
  topic: MatrixTopic,
): Promise<RecordFacts> {
  const { owner = 'stranger', status = 'published' } = topic
  const shardKey = topic.isElsewhere === true ? people.otherShardKey : people.shardKey
  await kysely
    .insertInto('topics')
    .values({
      ...{ shard_key: shardKey, id, number: id, title: id, status, category: 'safety' },
      ...{ owner_id: people[owner], is_limited: topic.people !== undefined },
      ...{ created_at: at, last_activity_at: at, sorted_at: at, updated_at: at },
      ...(topic.isDeleted === true ? { deleted_at: at } : {}),
    })
    .execute()
  for (const who of topic.people ?? []) {
    const person_id = people[who]
    await kysely
      .insertInto('topic_people')
      .values({ shard_key: shardKey, topic_id: id, person_id })
      .execute()
  }
  // A draft is its owner's alone.
  const within = status === 'draft' ? [] : topic.people
  return {
    organisation: shardKey,
    tied: { own: [people[owner]] },
    isDeleted: topic.isDeleted ?? false,
    ...(within === undefined
      ? {}
      : { limitedTo: [people[owner], ...within.map((who) => people[who])] }),
  }
}
