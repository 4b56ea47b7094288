import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { policies, type CallName, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'

// Whom a topic is open to, in SQL over `topics as topic`. The list, the search and the ties are made
// of the same words, so that what is limited is nowhere for anybody else (decision 0074).

/** What these words must know of whoever asks. */
export type Reader = Pick<Person, 'shardKey' | 'personId'>

/** The owner's own; what is not a draft also everybody's, or theirs whom it is limited to. */
export function isReadable({ personId }: Reader): RawBuilder<SqlBool> {
  return sql`(topic.owner_id = ${personId} or (topic.status <> 'draft' and (
    not topic.is_limited or exists (
      select 1 from topic_people as one
      where one.shard_key = topic.shard_key and one.topic_id = topic.id
        and one.person_id = ${personId}
    )
  )))`
}

/** Who stands behind a topic that somebody may read. */
export function topicTiesOf(ownerId: string, { personId }: Reader): ReadonlySet<Tie> {
  return new Set<Tie>(ownerId === personId ? ['own', 'all'] : ['all'])
}

/** The same of a question or an answer: whose it is, and whose topic it stands on. */
export function postTiesOf(
  { authorId, ownerId }: { authorId: string; ownerId: string },
  { personId }: Reader,
): ReadonlySet<Tie> {
  return new Set<Tie>([
    ...(authorId === personId ? (['own'] as const) : []),
    ...(ownerId === personId ? (['assignee'] as const) : []),
    'all',
  ])
}

type TopicCall = Extract<CallName, `topics.${string}`> & keyof typeof policies

/** Whether a call is open to a person with these ties: what pages are told, by the policy's own row. */
export function mayCall(name: TopicCall, ties: ReadonlySet<Tie>, person: Person): boolean {
  const { record } = policies[name]
  return record !== null && opens(record, ties, person)
}
