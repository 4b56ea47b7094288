import { writeAudience } from '../../src/records/audience.ts'
import { everybodyMeant, kept, nobodyMeant } from '../place-message.ts'
import type { TestServer } from '../harness.ts'
import type { MatrixPeople, RecordFacts, RecordFixture } from './facts.ts'

type Who = Exclude<keyof MatrixPeople, 'shardKey' | 'otherShardKey'>

type MatrixMessage = {
  /** A stranger, where nobody else is named. */
  author?: Who
  state?: keyof typeof kept
  /** Everybody, or those who are named. */
  meant?: 'everybody' | readonly Who[]
  isDeleted?: boolean
  isElsewhere?: boolean
}

const messages: Readonly<Record<string, MatrixMessage>> = {
  'own draft': { author: 'actor', state: 'draft', meant: ['actor'] },
  'own, scheduled': { author: 'actor', state: 'scheduled', meant: ['actor'] },
  'own, active, for others': { author: 'actor', meant: ['stranger'] },
  'own, active, for oneself': { author: 'actor', meant: ['actor'] },
  'own, expired': { author: 'actor', state: 'expired', meant: ['actor'] },
  'own, recalled': { author: 'actor', state: 'recalled', meant: ['actor'] },
  "a stranger's, for everybody": { meant: 'everybody' },
  "a stranger's, for the actor by name": { meant: ['actor'] },
  "a stranger's, for others": { meant: ['crewmate'] },
  "a stranger's draft for the actor": { state: 'draft', meant: ['actor'] },
  "a stranger's, scheduled for the actor": { state: 'scheduled', meant: ['actor'] },
  "a stranger's, expired": { state: 'expired', meant: ['actor'] },
  "a stranger's, recalled": { state: 'recalled', meant: ['actor'] },
  'own, deleted': { author: 'actor', isDeleted: true, meant: ['actor'] },
  'own draft, deleted': { author: 'actor', state: 'draft', isDeleted: true },
  "a stranger's, deleted": { isDeleted: true, meant: 'everybody' },
  "another organisation's": { author: 'outsider', isElsewhere: true, meant: 'everybody' },
  "another organisation's, with the actor's name on it": {
    ...{ author: 'actor', isElsewhere: true, meant: ['actor'] },
  },
  "another organisation's draft, with the actor's name on it": {
    ...{ author: 'actor', state: 'draft', isElsewhere: true, meant: ['actor'] },
  },
}

const at = '2026-03-01T12:00:00Z'

/** Messages of every state. */
export const messageRecords: RecordFixture = {
  kind: 'message',
  ties: ['own', 'assignee', 'shared', 'all'],
  conditions: ['organisation', 'deleted', 'whose own', 'whose assignee', 'whose shared'],
  async make(test, people) {
    return Promise.all(
      Object.entries(messages).map(async ([relation, message], index) => {
        const id = `matrix-message-${index}`
        return { relation, id, facts: await place(test, people, id, message) }
      }),
    )
  },
}

async function place(
  { database: { kysely } }: TestServer,
  people: MatrixPeople,
  id: string,
  message: MatrixMessage,
): Promise<RecordFacts> {
  const { author = 'stranger', state = 'active', meant = [], isDeleted = false } = message
  const shardKey = message.isElsewhere === true ? people.otherShardKey : people.shardKey
  await kysely
    .insertInto('messages')
    .values({
      ...{ shard_key: shardKey, id, number: id, title: id, category: 'bulletin' },
      ...{ priority: 'normal', created_by: people[author], created_at: at, updated_at: at },
      ...kept[state],
      ...(isDeleted ? { deleted_at: at } : {}),
    })
    .execute()
  const named = meant === 'everybody' ? [] : meant.map((who) => people[who])
  await writeAudience(
    kysely,
    { shardKey, recordType: 'message', recordId: id },
    meant === 'everybody' ? everybodyMeant : { ...nobodyMeant, personIds: named },
  )
  const { actor, crewmate, report, stranger, boss, outsider } = people
  const everybody =
    message.isElsewhere === true ? [outsider] : [actor, crewmate, report, stranger, boss]
  const readers = meant === 'everybody' ? everybody : named
  return {
    organisation: shardKey,
    tied: {
      own: [people[author]],
      assignee: state === 'draft' || state === 'scheduled' ? [people[author]] : [],
      shared: state === 'active' ? readers : [],
    },
    isDeleted,
  }
}
